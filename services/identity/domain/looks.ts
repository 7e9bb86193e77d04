// Look-alike names. [Note: Looks] Of two names that look alike, only one may exist. Each name has a look, the skeleton of Unicode Technical Standard #39, and
// claims it too. Names are compared folded but shown as written, so a name has up to two looks: `PauI` looks like `Paul`, though its last letter is an i.
// Looks are part of stream names for ever. Another table or algorithm needs a reaction with another name that claims all names again.
import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import { normalForm } from '@kloak/proto/rules/text/marks.ts';
import { confusables } from './confusables.ts';

const character = (hex: string) => String.fromCodePoint(Number.parseInt(hex, 16));

/** Character → representative of all characters that look like it. */
const prototypes = new Map(
  confusables
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [prototype = '', ...seen] = row.split(' ');
      const text = prototype.split('+').map(character).join('');
      return seen.map((one) => [character(one), text] as const);
    }),
);

/** Letters of phonetics that are small capitals, which the table leaves out: in a name they are the letters that they look like. */
const smallCapitals = new Map(
  ['ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz', 'ᴦγ ᴧλ ᴨπ ᴩρ ᴪψ ᴫл']
    .flatMap((row) => row.split(' '))
    .map(([small = '', letter = '']) => [small, letter] as const),
);

/** Skeleton of the folded text, repeated until it is stable: a folded text may look like another. */
export function lookOf(text: string): string {
  const skeleton = Array.from(normalForm(text, 'NFKD'), (seen) => smallCapitals.get(seen) ?? prototypes.get(seen) ?? seen).join('');
  const look = normalForm(normalizeName(skeleton), 'NFKD');
  return look === text ? look : lookOf(look);
}

/** One or two looks of a name, in a fixed order. Among concurrent claims for the same looks, one always gets all of them. See [Note: Looks]. */
export function looksOf(username: string): string[] {
  const name = username.trim();
  return [...new Set([normalizeName(name), name].map(lookOf))].toSorted();
}
