import { auth } from '@kloak/proto/api/sessions.ts';
import type { AnswerOf } from './incoming.ts';
import { handlerRoute } from './route.ts';

/** A guest is answered without asking anybody. */
export const whoIsSignedIn = handlerRoute(auth, {
  rpc: 'identity.GetAccount',
  limit: 'read',
  async handle(_deps, { auth: { principal }, ask }): Promise<AnswerOf<typeof auth>> {
    if (principal === undefined) return { isAuth: false, isAdmin: false, googleAuth: false };
    const { account, username, verified, admin } = await ask({});
    return { isAuth: true, isAdmin: admin, username, userId: account, verified, googleAuth: false };
  },
});
