// Test fixture of chat, with minimal neighbours: logs with seeded events.
import { type Caller, type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedBlock, seedEvent, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import type { ConversationResponse__Output, Message__Output, Room__Output } from '@kloak/proto/types/chat.ts';
import { chat } from '../service.ts';

type Page = { page?: number; perPage?: number; before?: string };

export type Fixture = {
  harness: Harness;
  as(who?: string): Caller;
  /** Registers members; the id of Anna is anna, her address Anna@example.org. */
  join(...names: string[]): Promise<void>;
  connect(who: string, ...others: string[]): Promise<void>;
  disconnect(who: string, other: string): Promise<void>;
  block(who: string, other: string): Promise<void>;
  /** The room of two, as the first sees it. */
  open(who: string, other: string, page?: Page): Promise<ConversationResponse__Output>;
  /** Creates a group of the first person; returns its id. */
  group(who: string, others: string[], name?: string): Promise<string>;
  send(who: string, room: string, body: string, clientId?: string): Promise<Message__Output>;
  read(who: string, room: string, page?: Page): Promise<ConversationResponse__Output>;
  rooms(who: string, page?: Page): Promise<Room__Output[]>;
  close(): Promise<void>;
};

function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('an answer lacks a part');
  return value;
}

const pairOf = (one: string, other: string) => (one < other ? { low: one, high: other } : { low: other, high: one });

/** `service`: chat, or the part that a test needs. */
export async function startFixture({ lanes = 4, service = chat }: { lanes?: number; service?: typeof chat } = {}): Promise<Fixture> {
  const harness = await startHarness([neighbour('identity'), neighbour('social'), neighbour('media'), neighbour('groups'), service], { lanes });
  const as: Fixture['as'] = (who) => harness.as(who);
  const seedPair = async (type: 'ConnectionAccepted' | 'ConnectionRemoved', who: string, other: string) => {
    const { low, high } = pairOf(who, other);
    await seedEvent(harness, 'social', `pair:${low}:${high}`, `${low}:${high}`, { type, data: { low, high, by: who } });
  };

  return {
    harness,
    as,
    async join(...names) {
      for (const name of names) await seedRegistered(harness, name.toLowerCase(), name, `${name}@example.org`);
      await harness.settled();
    },
    async connect(who, ...others) {
      for (const other of others) await seedPair('ConnectionAccepted', who, other);
      await harness.settled();
    },
    async disconnect(who, other) {
      await seedPair('ConnectionRemoved', who, other);
      await harness.settled();
    },
    async block(who, other) {
      await seedBlock(harness, who, other);
      await harness.settled();
    },
    open: (who, other, page = {}) => as(who).call('chat', 'OpenPair', { other, ...page }),
    async group(who, others, name = 'Lake') {
      return present((await as(who).call('chat', 'CreateGroup', { name, members: others })).room).id;
    },
    async send(who, room, body, clientId) {
      return present((await as(who).call('chat', 'SendMessage', { room, body, ...(clientId !== undefined && { clientId }) })).message);
    },
    read: (who, room, page = {}) => as(who).call('chat', 'ListMessages', { room, ...page }),
    rooms: async (who, page = {}) => (await as(who).call('chat', 'ListRooms', page)).rooms,
    close: () => harness.close(),
  };
}
