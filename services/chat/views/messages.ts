import type { EventOfType } from '@kloak/platform/event.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { messageId } from '../domain/message.ts';

export type MessageDoc = {
  id: string;
  room: string;
  seq: number;
  writer: string;
  /** The other one, in a room of two. */
  to?: string | undefined;
  body: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  deleted: boolean;
  /** Ids of attached items. */
  items: string[];
};

/** Document of a sent message. */
export function sentMessage({
  data: { room, seq, writer, body, items, isGroup, members },
  at: createdAt,
}: Pick<EventOfType<'chat', 'MessageSent'>, 'data' | 'at'>): MessageDoc {
  const to = isGroup ? undefined : members.find((one) => one !== writer);
  return { id: messageId({ room, seq }), room, seq, writer, to, body, createdAt, deleted: false, items };
}

const byPlace = ({ data: { room, seq } }: { data: { room: string; seq: number } }) => [messageId({ room, seq })];

/** One document for each message, by position: a page of a room is a range of ids, and the newest is read as fast as the first. */
export const messages = strictView<MessageDoc>({
  name: 'messages',
  foldVersion: 1,
  touched: { chat: { room: ['home'], message: ['stream'] } },
  on: {
    chat: {
      MessageSent: { ids: byPlace, fold: (_doc, event) => sentMessage(event) },
      MessageDeleted: change(byPlace, (doc) => ({ ...doc, body: '', items: [], deleted: true })),
    },
  },
  redact: (doc, person) => (doc.writer === person ? { ...doc, body: '' } : doc),
});
