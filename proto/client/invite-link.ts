/** Fields of the link in an invite mail, for the sign-up page; undefined if the text has no such link. */
export function inviteLink(text: string | undefined): { token: string; email: string } | undefined {
  const [, fields] = text?.match(/\/register#(\S+)/) ?? [];
  const read = new URLSearchParams(fields);
  const [token, email] = [read.get('invite'), read.get('email')];
  return token && email ? { token, email } : undefined;
}
