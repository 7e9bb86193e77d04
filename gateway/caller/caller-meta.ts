import { randomUUID } from 'node:crypto';
import type { CallerMeta } from '@kloak/platform/engine/caller-client.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import type { AuthResult } from './auth-result.ts';

/** The client's Idempotency-Key, and the hash of the body that came with it. */
type ClientKey = { key: string; bodyHash: string };

/** For what is asked in nobody's name. */
export function guestMeta(requestId: string, position: Position): CallerMeta {
  return { key: randomUUID(), keyed: false, position, requestId };
}

/** For what is asked in the caller's name. */
export function callerMeta({ accessToken, position }: AuthResult, requestId: string, clientKey?: ClientKey): CallerMeta {
  return { ...guestMeta(requestId, position), accessToken, ...(clientKey && { ...clientKey, keyed: true }) };
}
