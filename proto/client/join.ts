import type { Visitor } from './visitor.ts';

export type NewMember = { username: string; email: string; password: string };

/**
 * Registers a member, who is then signed in, and returns the account's id. With `mailedToken`, which resolves with the token that was mailed to the
 * address, confirms that too. `keys` are the Idempotency-Keys of both calls.
 */
export async function join(
  call: Visitor['call'],
  { username, email, password }: NewMember,
  mailedToken?: (email: string) => Promise<string>,
  keys: { register?: string; verify?: string } = {},
): Promise<string> {
  await call('POST /api/users/register', { username, email, password, image: '' }, keys.register);
  const { userId } = mailedToken
    ? await call('POST /api/users/verify', { token: await mailedToken(email) }, keys.verify)
    : await call('POST /api/users/login', { email, password });
  if (userId === undefined) throw new Error(`${username} is not signed in`);
  return userId;
}
