import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { chatPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { io, type Socket } from 'socket.io-client';
import { loadServices } from '../../deploy/services.ts';
import { limits } from '../caller/limits.ts';
import { positionKey } from '../caller/positions.ts';
import { cookieOf, sessionOf } from '../testing/cookies.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';
import { maxSockets } from './open-sockets.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
const open: Socket[] = [];

beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
});
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await vault.close();
});

function connect(headers: Record<string, string>, options: { transports?: ('websocket' | 'polling')[] } = {}, base = vault.base): Socket {
  const socket = io(base, { transports: options.transports ?? ['websocket'], forceNew: true, reconnection: false, extraHeaders: headers });
  open.push(socket);
  return socket;
}

/** Data of the next event with this name. */
const once = (socket: Socket, event: string) => new Promise<unknown[]>((resolve) => socket.once(event, (...sent: unknown[]) => resolve(sent)));

/** A websocket without a Socket.IO client. */
async function upgrade(cookie: string): Promise<{ response: IncomingMessage; socket: Duplex }> {
  const key = randomBytes(16).toString('base64');
  const headers = { cookie, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': key };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: vault.door.address.port, path: '/socket.io/?EIO=4&transport=websocket', headers });
    asked.on('upgrade', (response, socket) => resolve({ response, socket }));
    asked.on('response', (response) => reject(new Error(`${response.statusCode}`)));
    asked.on('error', reject).end();
  });
}

describe('a socket', () => {
  it.each([
    ['without a session', () => ({})],
    ['with a session that is none', () => ({ cookie: 'kloak-access=x' })],
    ['of a page of another site', () => ({ cookie: anna.cookies(), origin: 'https://evil.example' })],
    ['to another host', () => ({ cookie: anna.cookies(), host: 'evil.example' })],
  ])('%s is refused', async (_name, headers) => {
    await once(connect(headers()), 'connect_error');
  });
  it('is a websocket only', async () => {
    await once(connect({ cookie: anna.cookies() }, { transports: ['polling'] }), 'connect_error');
  });
  it('hears what concerns its member', async () => {
    const socket = connect({ cookie: ben.cookies(), origin: vault.base });
    await once(socket, 'connect');
    const heard = once(socket, 'changed');
    await anna.send('/api/connection/request', { body: { profileFrom: anna.id, profileTo: ben.id } });
    expect(await heard).toEqual([expect.objectContaining({ what: 'connections' })]);
  });
  it('is brought messages, once they are sent and once they are deleted, with their place in the room', async () => {
    await connectMembers(anna, ben);
    const socket = connect({ cookie: ben.cookies() });
    await once(socket, 'connect');
    const sent = once(socket, chatPush);
    const submit = { messageBody: 'Hello', profile: anna.id, profileTo: ben.id, clientId: 'c1' };
    const { message } = await anna.call('POST /api/chatbox/submit-message', submit);
    // And from which position on it is seen, sealed.
    const at = expect.stringMatching(/^[\w-]{80,}$/);
    expect(await sent).toEqual([{ roomId: message.roomId, seq: 1, message, clientId: 'c1', at }]);
    const deleted = once(socket, chatPush);
    await anna.call('POST /api/chatbox/delete-message', { messageId: message._id, profileId: anna.id });
    expect(await deleted).toEqual([{ roomId: message.roomId, seq: 1, message: { ...message, messageBody: '', deleted: true }, at }]);
  });
  it('is brought messages of no room in which its member is not', async () => {
    await connectMembers(anna, ben);
    const cleo = await vault.join('cleo-out');
    const socket = connect({ cookie: cleo.cookies() });
    await once(socket, 'connect');
    const foreign: unknown[] = [];
    socket.on(chatPush, (push: unknown) => foreign.push(push));
    await anna.call('POST /api/chatbox/submit-message', { messageBody: 'Between us', profile: anna.id, profileTo: ben.id });
    await vault.harness.settled();
    const own = once(socket, 'own');
    vault.harness.platform.live.push(cleo.id, 'own', {});
    await own;
    expect(foreign).toEqual([]);
  });
  it('of the same member hears what was read on another page', async () => {
    await connectMembers(anna, ben);
    const { room } = await ben.call('POST /api/chatbox/profile-conversation', { profileIds: [anna.id] });
    await anna.call('POST /api/chatbox/submit-message', { messageBody: 'Hello', profile: anna.id, roomId: room._id });
    await vault.harness.settled();
    const socket = connect({ cookie: ben.cookies() });
    await once(socket, 'connect');
    const heard = new Promise<string>((resolve) => socket.on('changed', ({ what, at }) => what === 'rooms' && resolve(at)));
    await ben.call('DELETE /api/chatbox/delete-notif-room', { roomId: room._id });
    expect(await heard).toMatch(/^[\w-]{80,}$/);
  });
  it('hears where to look in words that tell it nothing, takes them back, and is not held up by what is beyond the end', async () => {
    const socket = connect({ cookie: ben.cookies() });
    await once(socket, 'connect');
    const told = async (at: string, id = 'one') => {
      const push = new Promise<{ at: string; late?: true }>((resolve) => socket.on('changed', (one) => one.what === 'item' && resolve(one)));
      vault.harness.platform.live.push(ben.id, 'changed', { what: 'item', id, at });
      const heard = await push;
      socket.removeAllListeners('changed');
      return heard;
    };
    const [first, again, before, other] = [
      await told('social.0.999999'),
      await told('social.0.999999'),
      await told('social.0.999998'),
      await told('social.0.1', 'two'),
    ];
    expect([first, again, before, other].map(({ late }) => late)).toEqual([undefined, undefined, true, undefined]);
    expect(new Set([first, again, before].map(({ at }) => at)).size).toBe(3);
    expect(new Set([first, again, before, other].map(({ at }) => at.length)).size).toBe(1);
    const { status } = await ben.send('/api/users/auth', { method: 'GET', headers: { 'kloak-at': `${first.at},${other.at},nonsense` } });
    expect(status).toBe(200);
    expect(await vault.harness.platform.cache.position(positionKey(sessionOf(ben)))).toMatchObject({ social: { 0: 999_999 } });
    await vault.harness.platform.cache.remove(positionKey(sessionOf(ben)));
  });
  it('joins its own room and no other', async () => {
    const socket = connect({ cookie: anna.cookies() });
    await once(socket, 'connect');
    expect(await socket.emitWithAck('chatProfileRoom', anna.id)).toEqual({ success: true });
    for (const room of [ben.id, undefined, { $ne: '' }])
      expect(await socket.emitWithAck('chatProfileRoom', room)).toMatchObject({ success: false, code: 'not-you' });
    const foreign: unknown[] = [];
    socket.on('secret', (payload: unknown) => foreign.push(payload));
    const own = once(socket, 'own');
    vault.harness.platform.live.push(ben.id, 'secret', {});
    vault.harness.platform.live.push(anna.id, 'own', {});
    await own;
    expect(foreign).toEqual([]);
  });
  it('learns of what kinds of things its member was told while it was away, and of nobody else; of long ago it is not known', async () => {
    const { live } = vault.harness.platform;
    const iris = await vault.join('iris', { verified: false });
    live.note([iris.id], ['feed', 'rooms']);
    live.note([ben.id], ['usage']);
    const socket = connect({ cookie: iris.cookies() });
    await once(socket, 'connect');
    await until('it was noted for so long', async () => (await live.notedLately(iris.id, 5_000)) !== undefined);
    expect(await socket.emitWithAck('missed', 0)).toEqual({ what: ['feed', 'rooms'] });
    for (const away of [3_600_000, -1, Number.NaN, '0', null, { $gt: 0 }]) expect(await socket.emitWithAck('missed', away)).toEqual({});
    socket.emit('missed', 0);
    expect(await socket.emitWithAck('chatProfileRoom', iris.id)).toEqual({ success: true });
  });
  it('is cut when it sends too much', async () => {
    const socket = connect({ cookie: anna.cookies() });
    await once(socket, 'connect');
    const cut = once(socket, 'disconnect');
    socket.emit('chatProfileRoom', 'x'.repeat(10_000));
    await cut;
  });
  it('is cut when it says too often what a page says once, and leaves others of its member', async () => {
    const [loud, quiet] = [connect({ cookie: anna.cookies() }), connect({ cookie: anna.cookies() })];
    await Promise.all([once(loud, 'connect'), once(quiet, 'connect')]);
    const cut = once(loud, 'disconnect');
    for (let time = 0; time < 200; time++) loud.emit('chatProfileRoom', anna.id);
    await cut;
    expect(await quiet.emitWithAck('chatProfileRoom', anna.id)).toEqual({ success: true });
  });
  it('ends with its session, and leaves those of other sessions', async () => {
    const cleo = await vault.join('cleo');
    const other = vault.guest();
    await other.send('/api/users/login', { body: { email: cleo.email, password: 'Sunday-Lunch-1' } });
    const [ended, kept] = [connect({ cookie: cleo.cookies() }), connect({ cookie: other.cookies() })];
    await Promise.all([once(ended, 'connect'), once(kept, 'connect')]);
    const cut = once(ended, 'disconnect');
    await cleo.send('/api/users/logout');
    await cut;
    expect(await kept.emitWithAck('chatProfileRoom', cleo.id)).toEqual({ success: true });
  });
  it('ends when a stolen token ends its session', async () => {
    const dora = await vault.join('dora', { verified: false });
    const stolen = cookieOf(dora, 'kloak-refresh');
    const socket = connect({ cookie: dora.cookies() });
    await once(socket, 'connect');
    const cut = once(socket, 'disconnect');
    for (const token of [stolen, undefined, stolen]) {
      dora.setCookie('kloak-access');
      if (token !== undefined) dora.setCookie('kloak-refresh', token);
      await dora.send('/api/users/auth', { method: 'GET' });
    }
    await cut;
    expect(dora.cookies()).not.toContain('kloak-refresh');
  });
  it('ends when the password of its account is replaced', async () => {
    const gina = await vault.join('gina', { verified: false });
    const socket = connect({ cookie: gina.cookies() });
    await once(socket, 'connect');
    const cut = once(socket, 'disconnect');
    const guest = vault.guest();
    await guest.call('POST /api/users/send-password-reset', { username: 'gina' });
    await guest.call('POST /api/users/reset-password', { token: await vault.resetToken(gina.email), password: 'Monday-Lunch-2' });
    await cut;
  });
  it('ends when its session is over, though nobody asks for anything in it', async () => {
    const vera = await vault.join('vera', { verified: false });
    const session = sessionOf(vera);
    const before = (ms: number) => new Date(Date.now() - ms).toISOString();
    const data = { session, account: vera.id, generation: 2, remember: false, startedAt: before(dayMs - 3_000), at: before(0) };
    await seedEvent(vault.harness, 'identity', `session:${session}`, vera.id, { type: 'SessionRefreshed', data });
    vera.setCookie('kloak-access');
    const socket = connect({ cookie: vera.cookies() });
    await once(socket, 'connect');
    await once(socket, 'disconnect');
  });
  it('is cut when it goes on with what is no message, which is answered before anybody looks', async () => {
    const { socket } = await upgrade(anna.cookies());
    const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
    const pongBytes = 2;
    const pings = 10_000;
    let answered = 0;
    const outcome = new Promise((resolve) => {
      socket.on('close', () => resolve('cut')).on('error', () => undefined);
      socket.on('data', ({ length }: Buffer) => {
        answered += length;
        if (answered >= pings * pongBytes) resolve('answered');
      });
    });
    socket.write(Buffer.concat(Array.from({ length: pings }, () => ping)));
    expect(await outcome).toBe('cut');
    socket.destroy();
  });
  it('gets fresh cookies with its handshake', async () => {
    const { response, socket } = await upgrade(anna.cookies().replace(/kloak-access=[^;]+;? ?/, ''));
    socket.destroy();
    expect(response.headers['set-cookie']).toEqual([expect.stringMatching(/^kloak-access=eyJ/), expect.stringMatching(/^kloak-refresh=/)]);
  });
});

it('who asks for sockets too often at an address keeps no member out who is there, too', async () => {
  await using opened = new AsyncDisposableStack();
  const limited = await startVault(await loadServices(), { limits: true });
  opened.defer(() => limited.close());
  const iris = await limited.join('iris', { verified: false });
  for (let time = 0; time < limits.connect.times; time++) await limited.harness.platform.cache.count('limit:connect:127.0.0.1', limits.connect.seconds);
  await once(connect({}, {}, limited.base), 'connect_error');
  await once(connect({ cookie: iris.cookies() }, {}, limited.base), 'connect');
});

describe('the sockets of one member', () => {
  it('are so many and no more, until one is closed, whatever others have', async () => {
    const [erik, fay] = await Promise.all([vault.join('erik', { verified: false }), vault.join('fay', { verified: false })]);
    const sockets = Array.from({ length: maxSockets }, () => connect({ cookie: erik.cookies() }));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const [refused] = await once(connect({ cookie: erik.cookies() }), 'connect_error');
    expect(refused).toMatchObject({ data: { code: 'too-many-sockets', message: expect.stringContaining('close some') } });
    await once(connect({ cookie: fay.cookies() }), 'connect');

    sockets[0]?.disconnect();
    await until('the next one is let in', async () => {
      const next = connect({ cookie: erik.cookies() });
      return await Promise.race([once(next, 'connect').then(() => true), once(next, 'connect_error').then(() => false)]);
    });
    expect(sockets.filter(({ connected }) => connected)).toHaveLength(maxSockets - 1);
  });

  it('come so fast and no faster', async () => {
    const limited = await startVault(await loadServices(), { limits: true });
    try {
      const [gus, hal] = await Promise.all([limited.join('gus', { verified: false }), limited.join('hal', { verified: false })]);
      const connectTo = (who: Person) => connect({ cookie: who.cookies() }, {}, limited.base);
      await once(connectTo(gus), 'connect');
      for (let time = 1; time < limits.socket.times; time++) await limited.harness.platform.cache.count(`limit:socket:${gus.id}`, limits.socket.seconds);
      expect((await once(connectTo(gus), 'connect_error'))[0]).toMatchObject({ data: { code: 'too-many' } });
      await once(connectTo(hal), 'connect');
    } finally {
      await limited.close();
    }
  });
});
