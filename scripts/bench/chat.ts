// Chat: messages delivered per second ÷ bare Socket.IO, delay until one is visible, and the cost of opening a long room.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { laneOf } from '@kloak/platform/codec/keys.ts';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { untilAnswered } from '@kloak/platform/testing/until.ts';
import type { Body } from '@kloak/proto/api/types.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { chatPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';
import type { ServiceName } from '@kloak/proto/types/index.ts';
import { io, type Socket } from 'socket.io-client';
import { openLetterbox } from '../../deploy/stories/letterbox.ts';
import { amount } from './setup/amounts.ts';
import { callOf, load, msOfCall, overConnections, requestOf } from './setup/connection.ts';
import { type BenchMember, join as joinFamily, signIn } from './setup/members.ts';
import { type Server, startProduct, startRaw } from './setup/process.ts';
import { untilQuiet } from './setup/process-facts.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, plainRow, type TableRow } from './setup/table.ts';
import { shownTimes } from './setup/visible.ts';

const connections = 8;
/** Number of people, and of messages per round. */
const crowds = amount(
  [
    { people: 2, messages: 200 },
    { people: 10, messages: 100 },
    { people: 50, messages: 50 },
  ],
  [
    { people: 2, messages: 8 },
    { people: 3, messages: 8 },
  ],
);
const rounds = amount(5, 1);
const joiningAtOnce = 5;
const words = 'Same place as last summer? They would keep the two spots by the water for us.';

export async function openSocket(base: string, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = io(base, { transports: ['websocket'], forceNew: true, extraHeaders: headers });
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(undefined)).once('connect_error', reject));
  return socket;
}

export const openSockets = (base: string, members: readonly BenchMember[]): Promise<Socket[]> =>
  Promise.all(members.map(({ cookies }) => openSocket(base, { cookie: cookies() })));

/** Messages that arrived at all sockets together, a second. */
export async function delivered(port: number, sockets: readonly Socket[], count: number, request: readonly Buffer[]): Promise<number> {
  const wanted = count * sockets.length;
  const all = Promise.withResolvers<void>();
  let came = 0;
  const hear = () => {
    came += 1;
    if (came === wanted) all.resolve();
  };
  for (const socket of sockets) socket.on(chatPush, hear);
  const rate = await rateOf(wanted, () =>
    overConnections(port, connections, async (open) => {
      await load(open, count, () => request);
      await all.promise;
    }),
  );
  for (const socket of sockets) socket.off(chatPush, hear);
  return rate;
}

/** Request that sends the same text to all others, each time as a new message. */
export async function saying(base: string, anna: BenchMember, others: readonly BenchMember[]) {
  const { room } =
    others.length === 1
      ? await anna.call('POST /api/chatbox/profile-conversation', { profileIds: others.map(({ id }) => id) })
      : await anna.call('POST /api/chatbox/create-chat-group', { name: 'All of us', author: anna.id, profiles: others.map(({ id }) => id) });
  const said = { messageBody: words, profile: anna.id, roomId: room._id };
  return { request: callOf(base, anna, 'POST /api/chatbox/submit-message', said), said };
}

/** Push that a page receives for a member's message. */
export async function pushOf(socket: Socket | undefined, anna: BenchMember, said: Body<'POST /api/chatbox/submit-message'>): Promise<Buffer> {
  const first = Promise.withResolvers<object>();
  socket?.once(chatPush, first.resolve);
  await anna.call('POST /api/chatbox/submit-message', said);
  return Buffer.from(JSON.stringify(await first.promise));
}

/** A raw server, the cookie that its clients send, and the row's text and target. */
type Beside = { server: string; cookie: string; what: string; target: string };
const besides: readonly Beside[] = [
  { server: 'chat.ts', cookie: '', what: 'bare Socket.IO, which keeps none', target: '0.7' },
  { server: 'chat-stored.ts', cookie: 'token=anna', what: 'Express, a session check, one synced insert and Socket.IO', target: '0.7' },
];

async function benchCrowd(product: Server, base: string, members: readonly BenchMember[], count: number, beside: Beside): Promise<TableRow> {
  const [anna, ...others] = members;
  if (!anna) throw new Error('nobody is there');
  const { request: ours, said } = await saying(base, anna, others);
  const sockets = await openSockets(base, members);
  const raw = await startRaw(beside.server, []);
  const headers = { cookie: beside.cookie };
  const rawSockets = await Promise.all(members.map(() => openSocket(`http://localhost:${raw.port}`, headers)));
  try {
    const bare = requestOf(`localhost:${raw.port}`, 'POST', '/', { 'Content-Type': 'application/json', ...headers }, await pushOf(sockets[0], anna, said));
    const compared = await compare(
      rounds,
      () => delivered(product.port, sockets, count, ours),
      () => delivered(raw.port, rawSockets, count, bare),
    );
    return comparedRow(`messages delivered to ${members.length} people, each synced to the log ÷ ${beside.what}`, '/s', beside.target, compared);
  } finally {
    for (const socket of [...sockets, ...rawSockets]) socket.close();
    await raw.stop();
  }
}

/** Time from the call that sends a message until its push reaches the other page. */
export async function benchSeen(place: string, base: string, [anna, ben]: readonly [BenchMember, BenchMember], count: number): Promise<TableRow> {
  const [socket] = await openSockets(base, [ben]);
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const seen = Promise.withResolvers<void>();
    socket?.once(chatPush, () => seen.resolve());
    const begun = performance.now();
    const sent = anna.call('POST /api/chatbox/submit-message', { messageBody: words, profile: anna.id, profileTo: ben.id });
    await Promise.all([sent, seen.promise.then(() => times.push(performance.now() - begun))]);
  }
  socket?.close();
  return plainRow(`a message → seen by the other, ${place}`, shownTimes(times), '');
}

/** Services that notify members of messages. */
const told = ['chat', 'notification'] as const;

/** Deletes a service's store, so that it rebuilds from the logs and notifies nobody of old events. */
async function forget(dataDir: string, service: ServiceName): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(join(dataDir, `${service}.db${end}`), { force: true });
}

const eventsOfCommit = 500;

/** Appends a room with this many messages directly to the log. */
async function appendRoom(dataDir: string, members: string[], messages: number): Promise<string> {
  const room = randomBytes(16).toString('base64url');
  const facts = (seq: number) => ({ room, isGroup: true, members, seq });
  const [by = '', writer = ''] = members;
  const events: ChatEvent[] = [{ type: 'RoomOpened', data: { ...facts(0), by } }];
  for (let seq = 1; seq <= messages; seq += 1) events.push({ type: 'MessageSent', data: { ...facts(seq), writer, body: words, items: [], grants: [] } });
  const store = await embeddedStore({ dataDir })({ service: 'chat', lanes: 1, views: [] });
  for (let from = 0; from < events.length; from += eventsOfCommit) {
    const draft = { lane: laneOf(room, 1), stream: `room:${room}`, home: room, version: from / eventsOfCommit + 1, at: new Date().toISOString() };
    await store.log.append({ ...draft, key: `${room}-${from}`, who: [writer], events: events.slice(from, from + eventsOfCommit) });
  }
  await store.close();
  return room;
}

const [fewMessages, manyMessages] = amount([100, 100_000], [10, 1000]);
const openings = amount({ rounds: 9, calls: 100 }, { rounds: 1, calls: 4 });

async function benchOpening({ port }: Server, base: string, anna: BenchMember, [short, long]: readonly [string, string]): Promise<TableRow> {
  const side = (roomId: string) => msOfCall(port, callOf(base, anna, 'POST /api/chatbox/conversation-query', { roomId }), openings.calls);
  const compared = await compare(openings.rounds, side(long), side(short));
  return comparedRow(`opening a room with ${manyMessages.toLocaleString('en')} messages ÷ with ${fewMessages}`, 'ms', '1.2 at most', compared);
}

export async function benchChat(): Promise<TableRow[]> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  const letterbox = await openLetterbox();
  opened.defer(() => letterbox.close());
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const start = () => startProduct(dataDir, port, { SMTP_URL: letterbox.url });
  const names = Array.from({ length: Math.max(...crowds.map(({ people }) => people)) }, (_, nth) => `person${nth}`);

  const begun = await start();
  const members: BenchMember[] = [];
  for (let from = 0; from < names.length; from += joiningAtOnce)
    members.push(...(await Promise.all(names.slice(from, from + joiningAtOnce).map((name) => joinFamily(base, letterbox, name)))));
  const [anna, ben] = members;
  if (!anna || !ben) throw new Error('nobody is there');
  for (const other of members.slice(1)) await connectMembers(anna, other);
  await begun.stop();

  for (const service of told) await forget(dataDir, service);
  const three = members.slice(0, 3).map(({ id }) => id);
  const rooms = [await appendRoom(dataDir, three, fewMessages), await appendRoom(dataDir, three, manyMessages)] as const;
  const product = await start();
  opened.defer(() => product.stop());
  const reader = await signIn(base, names[0] ?? '');
  await untilAnswered(
    'the long room',
    async () => {
      const { conversationSize } = await reader.call('POST /api/chatbox/conversation-query', { roomId: rooms[1], perPage: 1 });
      return conversationSize === manyMessages || undefined;
    },
    600,
  );
  await untilQuiet(product.pid);

  const rows = [await benchOpening(product, base, reader, rooms), await benchSeen('embedded', base, [anna, ben], amount(100, 4))];
  for (const beside of besides)
    for (const { people, messages } of crowds) rows.push(await benchCrowd(product, base, members.slice(0, people), messages, beside));
  return rows;
}
