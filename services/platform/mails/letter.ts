import escapeHtml from 'escape-html';
import { withoutLinks } from './without-links.ts';

type Link = { says: string; href: string };
/** `word`: text of the link; by default its URL. */
type SmallLink = Link & { word?: string };
/** One paragraph: a sentence, a quoted text, and a link. `picture`: the id of one in the message, and its size in pixels. */
export type LetterLine = { says: string; quote?: string | undefined; link?: Link | undefined; picture?: ShownPicture | undefined };
type ShownPicture = { id: string; widthPx: number; heightPx: number };
/**
 * A letter: paragraphs above its link, the link with the text of its button, and paragraphs below. Title and paragraphs may contain members' texts: each
 * stays one line, and only a `Link` becomes a link.
 */
type LetterContent = { title: string; above: readonly (string | LetterLine)[]; link: Link; below: readonly (string | SmallLink)[] };

function smallText(part: string | SmallLink): string {
  if (typeof part === 'string') return withoutLinks(part);
  const { says, word, href } = part;
  return [withoutLinks(says), ...(word ? [`${withoutLinks(word)}:`] : []), href].join(' ');
}

const quoted = (quote: string) => `“${withoutLinks(quote)}”`;

function textOf(part: string | LetterLine): string {
  if (typeof part === 'string') return withoutLinks(part);
  const { says, quote, link } = part;
  return [withoutLinks(says), ...(quote ? [quoted(quote)] : []), ...(link ? [link.href] : [])].join('\n');
}

const paragraph = (html: string) => `<p style="font-size:16px;line-height:1.5">${html}</p>`;

function htmlOf(part: string | LetterLine): string {
  if (typeof part === 'string') return paragraph(escapeHtml(withoutLinks(part)));
  const { says, quote, link, picture } = part;
  const linked = (html: string) => (link ? `<a href="${escapeHtml(link.href)}" style="color:#B4491F">${html}</a>` : html);
  const image =
    picture && `<img src="cid:${escapeHtml(picture.id)}" alt="" width="${picture.widthPx}" height="${picture.heightPx}" style="border:0;border-radius:8px">`;
  return paragraph(
    [
      escapeHtml(withoutLinks(says)),
      ...(quote ? [`<span style="color:#6B6257">${escapeHtml(quoted(quote))}</span>`] : []),
      ...(image ? [linked(image)] : []),
      ...(link ? [linked(escapeHtml(link.says))] : []),
    ].join('<br>'),
  );
}

/** The body of a mail, as plain text and as a page. */
export function letter({ title, above, link, below }: LetterContent): { text: string; html: string } {
  const href = escapeHtml(link.href);
  const small = (html: string) => `<p style="font-size:14px;line-height:1.5;color:#6B6257">${html}</p>`;
  const smallPart = (part: string | SmallLink) =>
    typeof part === 'string'
      ? escapeHtml(withoutLinks(part))
      : `${escapeHtml(withoutLinks(part.says))} <a href="${escapeHtml(part.href)}" style="color:#6B6257">${escapeHtml(part.word ?? part.href)}</a>`;
  return {
    text: `${[withoutLinks(title), ...above.map(textOf), link.href, ...below.map(smallText)].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;font-family:Georgia,'Times New Roman',serif;color:#1F1B16;background:#FBF8F3">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:24px;font-weight:600">${escapeHtml(withoutLinks(title))}</h1>
${above.map(htmlOf).join('\n')}
<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#B4491F;color:#FFFFFF;text-decoration:none">${escapeHtml(link.says)}</a></p>
${small(`Or open this address: <br>${href}`)}
${below.map((part) => small(smallPart(part))).join('\n')}
</div>
</body>
</html>
`,
  };
}
