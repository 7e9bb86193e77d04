import { linksIn } from '@kloak/proto/rules/text/links.ts';
import s from './message-text.module.css';

/** Text of a message or a post. Addresses in it are links, which open a window without access to this one; nothing is fetched from them. */
export function MessageText({ text }: { readonly text: string }) {
  const parts: { readonly at: number; readonly words: string; readonly isLink: boolean }[] = [];
  let end = 0;
  for (const { at, link } of linksIn(text)) {
    parts.push({ at: end, words: text.slice(end, at), isLink: false }, { at, words: link, isLink: true });
    end = at + link.length;
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
