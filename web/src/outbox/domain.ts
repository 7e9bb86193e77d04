// Changes of the list of acts that wait. Pure.
import { type Act, type Acts, type Change, maxActs } from './acts.ts';

/** Maximum size of an act as JSON, in characters: the longest caption fits, whatever its letters. */
export const maxActCharacters = 150_000;

type Added = { readonly acts: Acts; readonly fault?: 'full' | 'too-large' };

/** Appends an act. A press that takes back a waiting one removes it instead, and a newer act on the same thing replaces an older one. */
export function addAct(acts: Acts, act: Act): Added {
  const earlier = acts.find((one) => isReplacedBy(one, act));
  const others = acts.filter((one) => one !== earlier);
  if (earlier && !earlier.tried && takesBack(earlier.change, act.change)) return { acts: others };
  if (JSON.stringify(act).length > maxActCharacters) return { acts, fault: 'too-large' };
  if (others.length >= maxActs) return { acts, fault: 'full' };
  return { acts: [...others, act] };
}

/** True if the newer act says all that the older one did. Comments each stand for themselves. */
function isReplacedBy({ id, change }: Act, newer: Act): boolean {
  if (id === newer.id) return true;
  return change.kind !== 'comment' && change.kind === newer.change.kind && change.of === newer.change.of;
}

const takesBack = (older: Change, newer: Change) => older.kind === 'press' && newer.kind === 'press' && older.give !== newer.give;

export const withoutAct = (acts: Acts, id: string): Acts => acts.filter((act) => act.id !== id);

/** Marks an act before it is sent. */
export const triedAct = (acts: Acts, id: string): Acts => acts.map((act) => (act.id === id ? { ...act, tried: true } : act));

/** Keeps the text of a refused act until its writer decides. A refused press has none, so it is dropped. */
export function refuseAct(acts: Acts, id: string, reason: string): Acts {
  return acts.flatMap((act) => (act.id !== id ? act : act.change.kind === 'press' ? [] : { ...act, refused: reason }));
}

/** Sends a refused act again, after the others. */
export function retryAct(acts: Acts, id: string): Acts {
  const again = acts.filter((act) => act.id === id).map(({ refused: _, ...act }) => act);
  return [...withoutAct(acts, id), ...again];
}
