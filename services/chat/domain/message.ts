import { aggregate } from '@kloak/platform/aggregate.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';

type MessageEvent = Extract<ChatEvent, { type: 'MessageDeleted' }>;
export type MessagePlace = { room: string; seq: number };

/** A message's id contains its position. */
export const messageId = ({ room, seq }: MessagePlace): string => `${room}-${seq}`;

/** Room and number of a message id; `undefined` for an invalid id. */
export function messagePlaceOf(id: string): MessagePlace | undefined {
  const [, room, seq] = /^(.+)-([1-9]\d{0,8})$/.exec(id) ?? [];
  return room === undefined || seq === undefined ? undefined : { room, seq: Number(seq) };
}

/** `message:{room}-{seq}` — one message, after it was sent. */
export const message = aggregate<{ deleted: boolean }, MessageEvent, MessagePlace>({
  name: 'message',
  initial: { deleted: false },
  reads: 'last',
  evolve: () => ({ deleted: true }),
  stream: (place) => ({ id: messageId(place), home: place.room }),
});

/** Deletes the message for the room's members; idempotent. */
export function remove({ room, seq }: MessagePlace, writer: string, members: readonly string[]) {
  return ({ deleted }: { deleted: boolean }): MessageEvent[] =>
    deleted ? [] : [{ type: 'MessageDeleted', data: { room, seq, writer, members: [...members] } }];
}
