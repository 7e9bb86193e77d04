import escapeHtml from 'escape-html';

/** A letter: what stands above its link, the link with what a button for it says, and what stands below. */
type Letter = { title: string; above: readonly string[]; link: { says: string; href: string }; below: readonly string[] };

/** The body of a mail, as plain text and as a page. */
export function letter({ title, above, link, below }: Letter): { text: string; html: string } {
  const href = escapeHtml(link.href);
  const paragraph = (text: string) => `<p style="font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`;
  const small = (html: string) => `<p style="font-size:14px;line-height:1.5;color:#6B6257">${html}</p>`;
  return {
    text: `${[title, ...above, link.href, ...below].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;font-family:Georgia,'Times New Roman',serif;color:#1F1B16;background:#FBF8F3">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:24px;font-weight:600">${escapeHtml(title)}</h1>
${above.map(paragraph).join('\n')}
<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#B4491F;color:#FFFFFF;text-decoration:none">${escapeHtml(link.says)}</a></p>
${small(`Or open this address: <br>${href}`)}
${below.map((text) => small(escapeHtml(text))).join('\n')}
</div>
</body>
</html>
`,
  };
}
