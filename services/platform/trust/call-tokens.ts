// Proof of the caller's identity between processes. [Note: Call tokens] Each call carries a token of its own, signed by its caller. It contains the
// caller, the method and its service, a digest of the call's metadata and request, and its end. Somebody who reads it on the wire can only send the same
// call again, for 10 s. Repeats are not refused, since several replicas answer and would need a common memory. They do no harm: the metadata include the
// operation's key, so a repeat finds the first decision, and its answer has been on the same wire. At worst a member's own call of the last seconds is
// repeated. Clocks may differ by less than those 10 s.
import { createHash, sign, verify } from 'node:crypto';
import type { ServiceKeys } from './service-keys.ts';

const validMs = 10_000;
/** A token that is good for longer than its caller's clock may be ahead was not made for one call. */
const maxAheadMs = 2 * validMs;

/** `meta` as it is sent. */
export type SignedCall = { callee: string; method: string; meta: string; request: Buffer };

export type CallTokens = {
  /** A token for one call of this process. */
  of(call: SignedCall): string;
  /** Returns the caller that signed the token for this very call, now; undefined for any other. */
  caller(token: string, call: SignedCall): string | undefined;
};

/** The metadata as a digest, so that nothing can move from them to the request. */
const digestOf = ({ meta, request }: SignedCall) => createHash('sha256').update(createHash('sha256').update(meta).digest()).update(request).digest('base64url');

/** Signed text: names and digests have no line breaks. `expires` is in milliseconds since 1970. */
const signedText = (caller: string, call: SignedCall, expires: number) =>
  Buffer.from(['kloak-call', caller, call.callee, call.method, expires, digestOf(call)].join('\n'));

/**
 * Tokens `caller.expires.signature`; both sides know the rest of the signed text. Node's own Ed25519 signs synchronously in a tenth of a millisecond.
 * With jose it would wait in the thread pool behind all passwords that are being hashed. `now` in milliseconds since 1970.
 */
export function callTokens({ name, own, publicKeys }: ServiceKeys, now: () => number = Date.now): CallTokens {
  return {
    of(call) {
      const expires = now() + validMs;
      return `${name}.${expires}.${sign(null, signedText(name, call, expires), own).toString('base64url')}`;
    },
    caller(token, call) {
      const [caller = '', ends = '', signature = ''] = token.split('.');
      const [key, expires] = [publicKeys.get(caller), Number(ends)];
      const isNow = expires > now() && expires <= now() + maxAheadMs;
      if (key === undefined || !isNow) return undefined;
      return verify(null, signedText(caller, call, expires), key, Buffer.from(signature, 'base64url')) ? caller : undefined;
    },
  };
}
