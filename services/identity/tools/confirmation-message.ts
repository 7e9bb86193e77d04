import escapeHtml from 'escape-html';

/** How long the link is good for. */
export const linkDays = 7;

/** The mail that asks a new member to confirm the address. */
export function confirmationMessage({ username, link }: { username: string; link: string }): { subject: string; text: string; html: string } {
  const welcome = `Welcome to Kloak, ${username}!`;
  const ask = 'Your vault is ready. One last step: please confirm that this address is yours, and you can start to upload your memories.';
  const validity = `The link is valid for ${linkDays} days. If you did not sign up, you can simply leave this mail aside.`;
  return {
    subject: 'Please confirm your email',
    text: `${welcome}\n\n${ask}\n\n${link}\n\n${validity}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;font-family:Georgia,'Times New Roman',serif;color:#1F1B16;background:#FBF8F3">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:24px;font-weight:600">${escapeHtml(welcome)}</h1>
<p style="font-size:16px;line-height:1.5">${ask}</p>
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#B4491F;color:#FFFFFF;text-decoration:none">Confirm my email</a></p>
<p style="font-size:14px;line-height:1.5;color:#6B6257">Or open this address: <br>${escapeHtml(link)}</p>
<p style="font-size:14px;line-height:1.5;color:#6B6257">${validity}</p>
</div>
</body>
</html>
`,
  };
}
