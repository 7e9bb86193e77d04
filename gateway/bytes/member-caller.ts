// Signed-in callers of bytes, whose answers may outlast their access token.
import type { Principal } from '@kloak/platform/ports/rpc.ts';
import type { Request, Response } from 'express';
import { type AuthResult, principalOf } from '../caller/auth-result.ts';
import type { Callers } from '../caller/callers.ts';
import { putCookies } from '../caller/cookies.ts';
import { type LastingCaller, lastingCaller } from '../caller/lasting-caller.ts';
import type { LimitName } from '../caller/limits.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { RunningGateway } from '../options.ts';
import type { RunningAnswers } from './running-answers.ts';

export type MemberCaller = AuthResult & { principal: Principal };
export type CallerDeps = { running: Pick<RunningGateway, 'client'>; callers: Callers; answers: RunningAnswers };

const safeMethods = ['GET', 'HEAD'];

/** Refuses guests, and pages of other sites that change something. */
export async function readMember({ callers }: CallerDeps, request: Request, response: Response, limit: LimitName): Promise<MemberCaller> {
  const auth = await callers.read(request, requestIdOf(response), { unsafe: !safeMethods.includes(request.method), signedIn: true, limit });
  putCookies(response, auth.setCookies);
  return { ...auth, principal: principalOf(auth) };
}

export const lastingOf = (deps: CallerDeps, member: MemberCaller, response: Response): LastingCaller => lastingCaller(deps, member, requestIdOf(response));

/** Ends the answer when the session ends. */
export async function endWithSession(deps: CallerDeps, member: MemberCaller, response: Response): Promise<void> {
  await deps.answers.watch(response, async () => undefined, lastingOf(deps, member, response).checkSession);
}
