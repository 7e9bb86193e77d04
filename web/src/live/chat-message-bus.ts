import type { ChatMessage } from '@kloak/proto/api/types.ts';
import type { ReadPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { isRecord } from '../lib/is-record.ts';

/** A message that was sent or deleted, as a push brings it. `seq`: its place in the room; one beyond the next says that some were missed. */
export type Said = { readonly roomId: string; readonly seq: number; readonly message: ChatMessage; readonly clientId?: string | undefined };

/** A push is the server's own, as its answers are: what it is for is looked at, and the rest believed. */
export function isSaid(told: unknown): told is Said {
  return isRecord(told) && typeof told.roomId === 'string' && typeof told.seq === 'number' && isRecord(told.message);
}

/** Push: a device of the member has marked messages of a room as read. */
export type Read = Readonly<ReadPush>;

export function isRead(told: unknown): told is Read {
  return isRecord(told) && typeof told.roomId === 'string' && typeof told.seq === 'number' && typeof told.notificationCount === 'number';
}

type Hear = (said: Said) => void;
const hearers = new Set<Hear>();

export function tellSaid(said: Said): void {
  for (const hear of hearers) hear(said);
}

/** Answers how to hear no more. */
export function hearSaid(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
