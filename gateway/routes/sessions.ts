// Signing in and out: rows like all others, with an effect on cookies.
import { foldName } from '@kloak/platform/access/fold-name.ts';
import { z } from 'zod';
import { text } from '../fields.ts';
import { type Row, row } from '../rows.ts';
import { present } from '../shapes.ts';

/** A limit of attempts on one account must not be escaped by another way of writing its address, so it is folded as identity folds it. */
const mailKey = (email: string) => foldName(email.trim());

const logout = (method: 'GET' | 'POST') =>
  row({
    method,
    path: '/api/users/logout',
    who: 'public',
    says: "Ends the caller's session and empties the browser's cache; without one it is a success too.",
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

export const sessions: Row[] = [
  row({
    method: 'POST',
    path: '/api/users/login',
    who: 'public',
    says: 'Signs in. With `remember` for 30 days, else until the browser closes.',
    limit: 'signIn',
    limitBy: { limit: 'signInMail', who: ({ email }) => mailKey(email) },
    input: z.object({ email: text(400), password: text(1000), remember: z.boolean().optional() }),
    rpc: (clients) => clients.identity.SignIn,
    to: ({ fields: { email, password, remember } }) => ({ email, password, remember: remember ?? false }),
    from: ({ account, username }) => ({ loginSuccess: true, userId: account, username }),
    failure: () => ({ loginSuccess: false }),
    after: async (effects, { tokens }, { fields }) => {
      effects.signIn(present(tokens));
      await effects.forgetLimit('signInMail', mailKey(fields.email));
    },
  }),
  logout('GET'),
  logout('POST'),
];
