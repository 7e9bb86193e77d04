/** What the link in the mail of an invite hands to the page of the sign-up; undefined where there is none. */
export function inviteLink(text: string | undefined): { token: string; email: string } | undefined {
  const [, fields] = text?.match(/\/register#(\S+)/) ?? [];
  const read = new URLSearchParams(fields);
  const [token, email] = [read.get('invite'), read.get('email')];
  return token && email ? { token, email } : undefined;
}
