// Who is signed in: a guest is answered without asking anybody.
import { auth } from '@kloak/proto/api/sessions.ts';
import type { Request, Response } from 'express';
import type { ApiDeps } from '../api/api-deps.ts';
import { type AnswerOf, noteOutcome, readCall } from '../api/incoming.ts';
import type { Route } from '../api/route.ts';

async function answer(deps: ApiDeps, request: Request, response: Response): Promise<AnswerOf<typeof auth>> {
  const incoming = await readCall(deps, auth, 'read', request, response);
  const { principal } = incoming.auth;
  if (principal === undefined) return { isAuth: false, isAdmin: false, googleAuth: false };
  try {
    const { account, username, verified, admin } = await incoming.client.call('identity.GetAccount', {});
    return { isAuth: true, isAdmin: admin, username, userId: account, verified, googleAuth: false };
  } finally {
    await noteOutcome(deps, incoming, response, principal.session);
  }
}

export const whoIsSignedIn: Route = { call: auth, rpc: 'identity.GetAccount', limit: 'read', answer };
