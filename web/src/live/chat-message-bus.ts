import type { ChatMessage } from '@kloak/proto/api/types.ts';
import type { ReadPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { isRecord } from '../lib/is-record.ts';

/** Push of a sent or deleted message. `seq`: its number in the room; a gap means that earlier messages were missed. */
export type MessagePush = { readonly roomId: string; readonly seq: number; readonly message: ChatMessage; readonly clientId?: string | undefined };

/** Pushes are from our own server, like its answers: only the fields that decide are checked. */
export function isMessagePush(told: unknown): told is MessagePush {
  return isRecord(told) && typeof told.roomId === 'string' && typeof told.seq === 'number' && isRecord(told.message);
}

/** Push: a device of the member has marked messages of a room as read. */
export type ReadPushFact = Readonly<ReadPush>;

export function isRead(told: unknown): told is ReadPushFact {
  return isRecord(told) && typeof told.roomId === 'string' && typeof told.seq === 'number' && typeof told.notificationCount === 'number';
}

type Hear = (said: MessagePush) => void;
const hearers = new Set<Hear>();

export function emitMessage(said: MessagePush): void {
  for (const hear of hearers) hear(said);
}

/** Returns a function that unsubscribes. */
export function subscribeMessages(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
