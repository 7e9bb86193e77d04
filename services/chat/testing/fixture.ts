// A world of chat, with what members do there.
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
import type { ConversationResponse__Output, Message__Output, Room__Output } from '@kloak/proto/types/chat.ts';
import { chat } from '../service.ts';

type PageQuery = { page?: number; perPage?: number; before?: string };

export type ChatFixture = World & {
  /** The room of two, as the first sees it. */
  open(who: string, other: string, page?: PageQuery): Promise<ConversationResponse__Output>;
  /** Creates a group of the first person; returns its id. */
  group(who: string, others: string[], name?: string): Promise<string>;
  send(who: string, room: string, body: string, clientId?: string): Promise<Message__Output>;
  read(who: string, room: string, page?: PageQuery): Promise<ConversationResponse__Output>;
  rooms(who: string, page?: PageQuery): Promise<Room__Output[]>;
};

function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('an answer lacks a part');
  return value;
}

/** `service`: chat, or the part that a test needs. */
export async function startFixture({ lanes = 4, service = chat }: { lanes?: number; service?: typeof chat } = {}): Promise<ChatFixture> {
  const world = await startWorld(['identity', 'social', 'media', 'groups', service], { lanes });
  const { as } = world;
  return {
    ...world,
    open: (who, other, page = {}) => as(who).call('chat', 'OpenPair', { other, ...page }),
    async group(who, others, name = 'Lake') {
      return present((await as(who).call('chat', 'CreateGroup', { name, members: others })).room).id;
    },
    async send(who, room, body, clientId) {
      return present((await as(who).call('chat', 'SendMessage', { room, body, ...(clientId !== undefined && { clientId }) })).message);
    },
    read: (who, room, page = {}) => as(who).call('chat', 'ListMessages', { room, ...page }),
    rooms: async (who, page = {}) => (await as(who).call('chat', 'ListRooms', page)).rooms,
  };
}
