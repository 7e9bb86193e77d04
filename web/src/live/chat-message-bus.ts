import type { ChatMessage } from '@kloak/proto/api/types.ts';
import type { ReadPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { isRecord } from '../lib/is-record.ts';

/** Push of a sent or deleted message. `seq`: its number in the room; a gap means that earlier messages were missed. */
export type Said = { readonly roomId: string; readonly seq: number; readonly message: ChatMessage; readonly clientId?: string | undefined };

/** Pushes are from our own server, like its answers: only the fields that decide are checked. */
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

/** Returns a function that unsubscribes. */
export function hearSaid(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
