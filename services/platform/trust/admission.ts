// Member of a call. [Note: Presented tokens] A call in a member's name carries the access token of the member's session, signed by identity. The callee
// reads the member from it and trusts no other statement. A gateway that was taken over can therefore act only for members who use it.
import type { Clock } from '../clock/clock.ts';
import { Refusal } from '../errors.ts';
import type { CallMeta, Principal, Rpc } from '../ports/rpc.ts';
import { emptyPosition } from '../wire/position.ts';
import { accessTokenVerifier } from './access-tokens.ts';

/** Returns identity's public keys, each a JWK as JSON. */
export type FetchSigningKeys = () => Promise<string[]>;

/** Time between the gateway's check of a token and the last call for the same request: a form may arrive slowly. */
const maxRequestMs = 300_000;
const keysTimeoutMs = 5000;

const hasKeys = (value: object): value is { jwks: string[] } => 'jwks' in value && Array.isArray(value.jwks);

/** Requests them from identity, in the name of a service. */
export function signingKeysBy(rpc: Rpc, service: string): FetchSigningKeys {
  return async () => {
    const deadline = new Date(Date.now() + keysTimeoutMs).toISOString();
    const meta: CallMeta = { from: service, key: 'keys', keyed: false, position: emptyPosition, requestId: 'keys', deadline };
    const { response } = await rpc.call('identity', 'GetSigningKeys', {}, meta, { safe: true });
    return hasKeys(response) ? response.jwks : [];
  };
}

/** Member of a call; undefined for guests and for services themselves. Refuses: 401 for an invalid token, 503. */
export type PrincipalOf = (meta: Pick<CallMeta, 'accessToken'>) => Promise<Principal | undefined>;

export function principals(fetchKeys: FetchSigningKeys, clock: Clock): PrincipalOf {
  const verify = accessTokenVerifier(fetchKeys, clock, maxRequestMs);
  return async ({ accessToken }) => {
    if (accessToken === undefined) return undefined;
    const verified = await verify(accessToken);
    if (verified === undefined) throw new Refusal('unauthenticated', 'signed-out', 'Please sign in.');
    return { account: verified.account, session: verified.session };
  };
}
