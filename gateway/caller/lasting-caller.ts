// Caller of an answer that outlasts the access token. [Note: Tokens of long answers] Services identify the member by the token alone. So an answer of some
// hours renews it regularly; identity issues one while the session lasts.
import { singleFlight } from '@kloak/platform/async/single-flight.ts';
import type { Principal } from '@kloak/platform/ports/rpc.ts';
import { notSignedIn } from '../http/answers.ts';
import type { GatewayClient, RunningGateway } from '../options.ts';
import type { AuthResult } from './auth-result.ts';
import { callerMeta } from './caller-meta.ts';
import type { Callers } from './callers.ts';

/** Well before services refuse a token that was good at the beginning. */
export const tokenLastsMs = 120_000;

export type LastingCaller = Principal & {
  /** Rpcs in the caller's name, at any time after the request. */
  call: GatewayClient['call'];
  /** Refuses, 401: the session has ended, or is over. */
  checkSession(): Promise<void>;
};

type LastingDeps = { running: Pick<RunningGateway, 'client'>; callers: Pick<Callers, 'hasEnded'> };
type MemberAuth = AuthResult & { principal: Principal };

export function lastingCaller({ running, callers }: LastingDeps, auth: MemberAuth, requestId: string, nowMs = () => performance.now()): LastingCaller {
  const { session } = auth.principal;
  const clientBy = (accessToken: string | undefined) => running.client(callerMeta({ ...auth, accessToken }, requestId));
  const renewals = singleFlight<void>();
  let client = clientBy(auth.accessToken);
  let since = nowMs();
  const renew = async () => {
    client = clientBy((await client.call('identity.GetServiceToken', {})).accessToken);
    since = nowMs();
  };
  return {
    ...auth.principal,
    async call(name, request) {
      if (nowMs() - since > tokenLastsMs) await renewals(session, renew);
      return client.call(name, request);
    },
    async checkSession() {
      if (Date.now() >= (auth.sessionEndsAt ?? Number.POSITIVE_INFINITY) || (await callers.hasEnded(session))) throw notSignedIn();
    },
  };
}
