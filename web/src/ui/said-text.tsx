import { withoutEnd } from '@kloak/proto/rules/ends.ts';
import s from './said-text.module.css';

const address = /https?:\/\/[^\s<>"']+/gi;
/** What mostly belongs to the sentence and not to the address at its end. */
const sentenceEnd = /[.,;:!?)\]}]/;

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The words of a message or a post as they were written. Its addresses lead there, in a window of its own that learns nothing of this one; nothing is fetched from them. */
export function SaidText({ text }: { readonly text: string }) {
  const parts: { readonly at: number; readonly words: string; readonly isLink: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutEnd(found, sentenceEnd);
    if (!isAddress(link)) continue;
    parts.push({ at: end, words: text.slice(end, index), isLink: false }, { at: index, words: link, isLink: true });
    end = index + link.length;
  }
  parts.push({ at: end, words: text.slice(end), isLink: false });
  return (
    <p className={s.words} dir="auto">
      {parts.map(({ at, words, isLink }) =>
        isLink ? (
          <a key={at} href={words} target="_blank" rel="noopener noreferrer nofollow">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}
