/**
 * Runs a real server in the same process; under browser conditions, the library of the server is an empty shell.
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createServer } from 'node:http';
import { waitFor } from '@testing-library/react';
import { Server, type Socket } from 'socket.io';
import { type LiveListener, socketTo } from './live-socket.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that accepts or refuses connections by their number, and the events of a page that opens one. */
async function serverThat(decide: (nth: number) => 'takes' | 'refuses', missed: () => unknown = () => ({})) {
  let asked = 0;
  const sockets: Socket[] = [];
  const rooms: unknown[] = [];
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  server.use((_socket, next) => (decide(++asked) === 'takes' ? next() : next(new Error('Not now.'))));
  let away: number | undefined;
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('chatProfileRoom', (profileId: unknown) => rooms.push(profileId));
    socket.on('missed', (awayMs: number, answer: (missed: unknown) => void) => {
      away = awayMs;
      answer(missed());
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const open = ({ since = Date.now(), ...delays }: { endedMs?: number; refusedMs?: number; unheardMs?: number; since?: number } = {}) => {
    const [heard, missedOnes]: [string[], string[]] = [[], []];
    const listener: LiveListener = {
      changed: ({ what, id, edit, hearts }) => heard.push([what, id, edit && 'edited', hearts && `${hearts.total} hearts`].filter(Boolean).join(' ')),
      archived: ({ id, progress }) => heard.push(`archive ${id} ${progress}`),
      converting: (id, percent) => heard.push(`${id} ${percent}`),
      said: ({ roomId, seq }) => heard.push(`${roomId} ${seq}`),
      read: ({ roomId, notificationCount }) => heard.push(`${roomId} has ${notificationCount}`),
      signed: ({ roomId, profileId, seq }) => heard.push(`${profileId} in ${roomId}: ${seq ?? 'writing'}`),
      connected: () => heard.push('connected'),
      missed: (what) => missedOnes.push(what?.join(' ') ?? 'not known'),
      lost: () => heard.push('lost'),
      unheard: () => heard.push('unheard'),
    };
    const close = socketTo(url, listener, { me: 'anna', since }, { endedMs: 1, refusedMs: 1, unheardMs: 60_000, ...delays });
    closing.push(close);
    return { heard, missed: missedOnes, close };
  };
  return { sockets, rooms, asked: () => asked, away: () => away, open };
}

test('each connection asks for the room of its member', async () => {
  const { open, rooms, sockets } = await serverThat(() => 'takes');
  open();
  await waitFor(() => expect(rooms).toEqual(['anna']));
  sockets[0]?.disconnect(true);
  await waitFor(() => expect(rooms).toEqual(['anna', 'anna']));
});

test('a connection that the server turned down in words is asked for again, until it is taken', async () => {
  const { open, asked } = await serverThat((nth) => (nth <= 2 ? 'refuses' : 'takes'));
  const { heard } = open();
  await waitFor(() => expect(heard).toEqual(['lost', 'lost', 'connected']));
  expect(asked()).toBe(3);
});

test('a connection that the server ended is opened again, and hears what is pushed', async () => {
  const { open, sockets } = await serverThat(() => 'takes');
  const { heard } = open();
  await waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.disconnect();
  await waitFor(() => expect(heard).toEqual(['connected', 'lost', 'connected']));
  sockets[1]?.emit('changed', { what: 'item', id: 'p1' });
  sockets[1]?.emit('changed', { id: 'p2' });
  sockets[1]?.emit('changed', { what: 'feed', edit: true });
  sockets[1]?.emit('chat message', { roomId: 'r1' });
  sockets[1]?.emit('chat message', { roomId: 'r1', seq: 7, message: {} });
  sockets[1]?.emit('chat read', { roomId: 'r1', seq: 7 });
  sockets[1]?.emit('chat read', { roomId: 'r1', seq: 7, notificationCount: 2 });
  await waitFor(() => expect(heard.slice(3)).toEqual(['item p1', 'feed edited', 'r1 7', 'r1 has 2']));
});

test('once connected a page asks what was told while it heard nothing, from what it shows on, and then from what it heard last', async () => {
  const missed = ['feed', 'rooms'];
  const { open, sockets, away } = await serverThat(
    () => 'takes',
    () => ({ what: [...missed, 'unheard of'] }),
  );
  const page = open({ since: Date.now() - 60_000 });
  await waitFor(() => expect(page.missed).toEqual(['feed rooms']));
  expect(away()).toBeGreaterThanOrEqual(60_000);
  missed.splice(0);
  sockets[0]?.disconnect();
  await waitFor(() => expect(page.missed).toEqual(['feed rooms', '']));
  expect(away()).toBeLessThan(60_000);
});

test.each([{}, { what: 'feed' }, undefined])('what was missed is not known where the answer is %j', async (answer) => {
  const { open } = await serverThat(
    () => 'takes',
    () => answer,
  );
  const { missed } = open();
  await waitFor(() => expect(missed).toEqual(['not known']));
});

test('what a push tells of how something is now is believed only while it is the latest', async () => {
  const { open, sockets } = await serverThat(() => 'takes');
  const { heard } = open();
  await waitFor(() => expect(sockets).toHaveLength(1));
  const hearts = (total: number, late?: true) => sockets[0]?.emit('changed', { what: 'item', id: 'p1', at: `p${total}`, late, hearts: { total, changed: [] } });
  hearts(2);
  hearts(1, true);
  hearts(3);
  sockets[0]?.emit('changed', { what: 'item', id: 'p1', at: 'p4', hearts: { total: 'many' } });
  await waitFor(() => expect(heard).toEqual(['connected', 'item p1 2 hearts', 'item p1', 'item p1 3 hearts', 'item p1']));
});

test('who is online again does not wait for the next attempt, and who is connected stays so', async () => {
  const { open, asked } = await serverThat((nth) => (nth === 1 ? 'refuses' : 'takes'));
  const { heard } = open({ refusedMs: 3_600_000 });
  await waitFor(() => expect(heard).toEqual(['lost']));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(heard).toEqual(['lost', 'connected']));
  window.dispatchEvent(new Event('online'));
  const another = open();
  await waitFor(() => expect(another.heard).toEqual(['connected']));
  expect([asked(), heard]).toEqual([3, ['lost', 'connected']]);
});

test('who closed it while it waited does not come back', async () => {
  // The pause of the remaining connection is the longer one: by its end, the other would have been opened.
  const { open, asked } = await serverThat((nth) => (nth <= 2 ? 'refuses' : 'takes'));
  const left = open({ refusedMs: 50 });
  await waitFor(() => expect(left.heard).toEqual(['lost']));
  left.close();
  const { heard } = open({ refusedMs: 200 });
  await waitFor(() => expect(heard).toEqual(['lost', 'connected']));
  expect(asked()).toBe(3);
  expect(left.heard).toEqual(['lost']);
});

test('a page to which no connection comes through asks for what is new again and again, until one does', async () => {
  let passes = false;
  const { open, sockets } = await serverThat(() => (passes ? 'takes' : 'refuses'));
  const { heard } = open({ unheardMs: 5 });
  const times = () => heard.filter((one) => one === 'unheard').length;
  await waitFor(() => expect(times()).toBeGreaterThan(2));
  passes = true;
  await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
  await waitFor(() => expect(heard.at(-1)).toBe('connected'));
});
