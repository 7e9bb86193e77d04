import type { ReceiptPush, WritingPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { isRecord } from '../lib/is-record.ts';

/** Push: a signal of another member in a room. With `seq`: has read up to it. Without: is writing. */
export type PresenceSign = Readonly<WritingPush & Partial<ReceiptPush>>;

export function isSign(told: unknown): told is PresenceSign {
  return isRecord(told) && typeof told.roomId === 'string' && typeof told.profileId === 'string' && ['number', 'undefined'].includes(typeof told.seq);
}

type Hear = (sign: PresenceSign) => void;
const hearers = new Set<Hear>();

export function emitSign(sign: PresenceSign): void {
  for (const hear of hearers) hear(sign);
}

/** Returns a function that unsubscribes. */
export function subscribeSigns(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
