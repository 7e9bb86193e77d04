// Concurrent messages in one group, each sent twice, like by pages that do not know the outcome; open pages follow by pushes.
import { randomUUID } from 'node:crypto';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { type ChatPush, chatPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { io } from 'socket.io-client';
import type { StoryFixture } from './fixture.ts';
import { callOnceKnown, connect, me, newMember, type Person } from './people.ts';
import { persistCall, takeOverSeconds } from './persist.ts';

const manyWriters = 10;
const messagesOfEach = 3;

/** The first is connected with all others. */
async function newGroup(fixture: StoryFixture, writers: number): Promise<{ members: Person[]; roomId: string }> {
  const [anna, ...others] = await Promise.all(Array.from({ length: writers }, (_, at) => newMember(fixture, `writer${at}`)));
  if (!anna) throw new Error('nobody is there');
  for (const other of others) await connect(anna, other);
  const { room } = await callOnceKnown(anna, 'POST /api/chatbox/create-chat-group', { name: 'All of us', author: me(anna), profiles: others.map(me) });
  return { members: [anna, ...others], roomId: room._id };
}

const read = async ({ visitor }: Person, roomId: string) =>
  (await persistCall(visitor, 'POST /api/chatbox/conversation-query', { roomId, perPage: 100 })).conversation;

type RoomPage = { texts(): string[]; close(): void };

/** Content of a room's page: pushed messages, and those requested after a gap in the numbers or a lost socket. */
function openPage(fixture: StoryFixture, person: Person, roomId: string): RoomPage {
  const shown = new Map<number, string>();
  const show = ({ seq, messageBody }: { seq: number; messageBody: string }) => shown.set(seq, messageBody);
  // A request that fails is repeated at the next connection.
  const catchUp = () =>
    void read(person, roomId).then(
      (messages) => messages.forEach(show),
      () => undefined,
    );
  const socket = io(fixture.base, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie: person.visitor.cookies() }, reconnectionDelayMax: 500 });
  socket.on('connect', catchUp);
  socket.on(chatPush, (push: ChatPush) => {
    if (push.roomId !== roomId) return;
    const isNext = push.seq <= shown.size + 1;
    show(push.message);
    if (!isNext) catchUp();
  });
  return { texts: () => [...shown].toSorted(([one], [other]) => one - other).map(([, text]) => text), close: () => void socket.close() };
}

/** Each message appears once, in one order, on every page and in every answer, whatever happens `meanwhile`. */
export async function writeAtOnce(fixture: StoryFixture, meanwhile?: () => Promise<void>, writers = manyWriters): Promise<void> {
  const { members, roomId } = await newGroup(fixture, writers);
  const pages = members.slice(0, 3).map((person) => openPage(fixture, person, roomId));
  const textsOf = ({ name }: Person) => Array.from({ length: messagesOfEach }, (_, at) => `${name} says ${at}`);
  try {
    await Promise.all([...members.map((person) => writeAll(person, roomId, textsOf(person))), meanwhile?.()]);
    const orders = await Promise.all(members.map((person) => untilAllIsRead(person, roomId, writers * messagesOfEach)));
    const [order = []] = orders;
    expect(order.toSorted()).toEqual(members.flatMap(textsOf).toSorted());
    for (const other of orders) expect(other).toEqual(order);
    for (const page of pages) {
      await until('an open page to show all of it', () => page.texts().length >= order.length, takeOverSeconds);
      expect(page.texts()).toEqual(order);
    }
  } finally {
    for (const page of pages) page.close();
  }
}

/** Messages in order, with numbers without gaps. */
async function untilAllIsRead(person: Person, roomId: string, count: number): Promise<string[]> {
  const messages = await untilFound('all that was written', async () => {
    const found = await read(person, roomId);
    return found.length >= count ? found : undefined;
  });
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  return messages.map(({ messageBody }) => messageBody);
}

async function writeAll(person: Person, roomId: string, texts: readonly string[]): Promise<void> {
  for (const messageBody of texts) {
    const said = { messageBody, profile: me(person), roomId, clientId: randomUUID() };
    const [one, again] = await Promise.all([1, 2].map(() => persistCall(person.visitor, 'POST /api/chatbox/submit-message', said)));
    expect(again).toEqual(one);
  }
}
