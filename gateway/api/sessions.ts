// Signing in and out: rows like all others, with an effect on cookies.
import { normalizeName } from '@kloak/access/normalize-name.ts';
import { z } from 'zod';
import { secret, text } from './fields.ts';
import { type Asked, type Counted, type Route, route } from './route.ts';
import { present } from './shapes.ts';

/** A limit of attempts on one account must not be escaped by another way of writing its address, so it is folded as identity folds it. */
const mailKey = (email: string) => normalizeName(email.trim());

/** See [Note: Limits of signing in]. */
function attempts({ fields, from }: Asked<{ email: string }>): [Counted, ...Counted[]] {
  const mail = mailKey(fields.email);
  const device = from.device(mail);
  if (device !== undefined) return [{ limit: 'signInPlace', who: `${device} ${mail}` }];
  return [
    { limit: 'signInPlace', who: `${from.network} ${mail}` },
    { limit: 'signInMail', who: mail },
  ];
}

const logout = (method: 'GET' | 'POST') =>
  route({
    method,
    path: '/api/users/logout',
    who: 'public',
    summary: "Ends the caller's session and empties the browser's cache; without one it is a success too.",
    limit: 'write',
    unsafe: true,
    input: z.object({}),
    rpc: (clients) => clients.identity.SignOut,
    to: () => ({}),
    from: () => ({}),
    guest: () => ({}),
    // Whatever becomes of the call, this browser is signed out.
    before: (effects) => effects.signOut(),
  });

export const sessions: Route[] = [
  route({
    method: 'POST',
    path: '/api/users/login',
    who: 'public',
    summary: 'Signs in. With `remember` for 30 days, else until the browser closes.',
    limit: 'signIn',
    limits: attempts,
    input: z.object({ email: text(400), password: secret, remember: z.boolean().optional() }),
    rpc: (clients) => clients.identity.SignIn,
    to: ({ fields: { email, password, remember } }) => ({ email, password, remember: remember ?? false }),
    from: ({ account, username }) => ({ loginSuccess: true, userId: account, username }),
    failure: () => ({ loginSuccess: false }),
    after: async (effects, { tokens }, asked) => {
      effects.signIn(present(tokens), mailKey(asked.fields.email));
      const [{ limit, who }] = attempts(asked);
      await effects.forgetLimit(limit, who);
    },
  }),
  logout('GET'),
  logout('POST'),
];
