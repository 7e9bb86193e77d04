// Whom a call is made for. [Note: Shown tokens] Whoever calls in a member's name shows the access token of the member's session, which identity signed: the
// callee takes the member from it, and from nobody's word. So a gateway that was taken over acts for those who use it, and for nobody else.
import type { Clock } from '../clock/clock.ts';
import { Refusal } from '../errors.ts';
import type { CallMeta, Principal, Rpc } from '../ports/rpc.ts';
import { emptyPosition } from '../wire/position.ts';
import { accessTokens } from './access-tokens.ts';

/** Answers identity's public keys, each a JWK as JSON. */
export type FetchSigningKeys = () => Promise<string[]>;

/** From the gateway's look at a token until the last call that is made for the same request: a form may be long on its way. */
const maxRequestMs = 300_000;
const keysTimeoutMs = 5000;

const hasKeys = (value: object): value is { jwks: string[] } => 'jwks' in value && Array.isArray(value.jwks);

/** Asks identity for them, in the name of a service. */
export function signingKeysBy(rpc: Rpc, service: string): FetchSigningKeys {
  return async () => {
    const deadline = new Date(Date.now() + keysTimeoutMs).toISOString();
    const meta: CallMeta = { from: service, key: 'keys', keyed: false, position: emptyPosition, requestId: 'keys', deadline };
    const { response } = await rpc.call('identity', 'GetSigningKeys', {}, meta, { safe: true });
    return hasKeys(response) ? response.jwks : [];
  };
}

/** The member whom a call is made for; undefined for guests and for services themselves. Refuses: 401 for a token that is not good, 503. */
export type PrincipalOf = (meta: Pick<CallMeta, 'accessToken'>) => Promise<Principal | undefined>;

export function principals(fetchKeys: FetchSigningKeys, clock: Clock): PrincipalOf {
  const verify = accessTokens(fetchKeys, clock, maxRequestMs);
  return async ({ accessToken }) => {
    if (accessToken === undefined) return undefined;
    const verified = await verify(accessToken);
    if (verified === undefined) throw new Refusal('unauthenticated', 'signed-out', 'Please sign in.');
    return { account: verified.account, session: verified.session };
  };
}
