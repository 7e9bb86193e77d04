import { randomUUID } from 'node:crypto';
import type { CallerMeta } from '@kloak/platform/engine/caller-client.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import type { AuthResult } from './auth-result.ts';

/** Idempotency-Key of the client, and the hash of its body. */
type ClientKey = { key: string; bodyHash: string };

/** Metadata for calls without a member. */
export function guestMeta(requestId: string, position: Position): CallerMeta {
  return { key: randomUUID(), keyed: false, position, requestId };
}

/** Metadata for calls of the member. */
export function callerMeta({ accessToken, position }: AuthResult, requestId: string, clientKey?: ClientKey): CallerMeta {
  return { ...guestMeta(requestId, position), accessToken, ...(clientKey && { ...clientKey, keyed: true }) };
}
