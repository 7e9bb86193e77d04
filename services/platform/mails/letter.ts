import escapeHtml from 'escape-html';
import { unlinked } from './unlinked.ts';

type Link = { says: string; href: string };
/**
 * A letter: paragraphs above its link, the link with the words of its button, and paragraphs below. Anybody's words may stand in title and paragraphs: each
 * stays one line, and only a `Link` becomes a link.
 */
type Letter = { title: string; above: readonly string[]; link: Link; below: readonly (string | Link)[] };

const smallText = (part: string | Link) => (typeof part === 'string' ? unlinked(part) : `${unlinked(part.says)} ${part.href}`);

/** The body of a mail, as plain text and as a page. */
export function letter({ title, above, link, below }: Letter): { text: string; html: string } {
  const href = escapeHtml(link.href);
  const paragraph = (text: string) => `<p style="font-size:16px;line-height:1.5">${escapeHtml(unlinked(text))}</p>`;
  const small = (html: string) => `<p style="font-size:14px;line-height:1.5;color:#6B6257">${html}</p>`;
  const smallPart = (part: string | Link) =>
    typeof part === 'string'
      ? escapeHtml(unlinked(part))
      : `${escapeHtml(unlinked(part.says))} <a href="${escapeHtml(part.href)}">${escapeHtml(part.href)}</a>`;
  return {
    text: `${[unlinked(title), ...above.map(unlinked), link.href, ...below.map(smallText)].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;font-family:Georgia,'Times New Roman',serif;color:#1F1B16;background:#FBF8F3">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:24px;font-weight:600">${escapeHtml(unlinked(title))}</h1>
${above.map(paragraph).join('\n')}
<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#B4491F;color:#FFFFFF;text-decoration:none">${escapeHtml(link.says)}</a></p>
${small(`Or open this address: <br>${href}`)}
${below.map((part) => small(smallPart(part))).join('\n')}
</div>
</body>
</html>
`,
  };
}
