// Guarantees of every live adapter: pushes to browsers, dropped sessions, wake-ups.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { type Socket as Browser, io } from 'socket.io-client';
import type { Live } from '../../ports/live.ts';
import { until } from '../../testing/until.ts';

/** A service and two replicas of the gateway; embedded they are one. */
export type LiveFixture = { service: Live; gateways: [Live, Live] };
/** An open page: received pushes, and its connection. */
type OpenPage = { heard: { event: string; payload: unknown }[]; browser: Browser };

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null;

/** A gateway with nothing but sockets; each connection names its member and session. */
async function gatewayWith(live: Live) {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  server.on('connection', async (socket) => {
    const { member, session } = socket.handshake.auth;
    await socket.join([`member:${member}`, `session:${session}`]);
    socket.emit('joined');
  });
  await live.attach(server);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (!isAddress(address)) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

export function liveSuite(fixture: () => LiveFixture): void {
  let urls: string[] = [];
  const closing: (() => void)[] = [];

  beforeAll(async () => {
    const servers = await Promise.all(fixture().gateways.map(gatewayWith));
    urls = servers.map(({ url }) => url);
    closing.push(...servers.map(({ close }) => close));
  });
  afterEach(() => {
    for (const browser of browsers.splice(0)) browser.disconnect();
  });
  afterAll(() => {
    for (const close of closing) close();
  });

  const browsers: Browser[] = [];
  const open = async (replica: number, member: string, session: string): Promise<OpenPage> => {
    const browser = io(urls[replica], { transports: ['websocket'], auth: { member, session }, forceNew: true, reconnection: false });
    browsers.push(browser);
    const heard: OpenPage['heard'] = [];
    browser.onAny((event, payload) => heard.push({ event, payload }));
    await until('the page is open', () => heard.some(({ event }) => event === 'joined'));
    heard.splice(0);
    return { heard, browser };
  };

  it('pushes to every open page of a member, on every gateway, and to nobody else', async () => {
    const [first, second, other] = await Promise.all([open(0, 'm1', 's1'), open(1, 'm1', 's2'), open(0, 'm2', 's3')]);
    const payload = { what: 'comments', at: 'social.0.5', names: ['Zoë'] };
    fixture().service.push('m1', 'changed', payload);
    fixture().service.push('m2', 'changed', { what: 'end' });
    await until('all are told', () => [first, second, other].every(({ heard }) => heard.length > 0));
    expect(first.heard).toEqual([{ event: 'changed', payload }]);
    expect(second.heard).toEqual([{ event: 'changed', payload }]);
    expect(other.heard).toEqual([{ event: 'changed', payload: { what: 'end' } }]);
  });

  it('pushes to the open pages of many members at once, to each of them once, and to nobody where nobody is named', async () => {
    const pages = await Promise.all([open(0, 'm11', 's1'), open(1, 'm12', 's2'), open(1, 'm13', 's3')]);
    const away = Array.from({ length: 1000 }, (_, nth) => `away-${nth}`);
    fixture().service.pushAll(['m11', ...away, 'm12', 'm11'], 'changed', { n: 1 });
    fixture().service.pushAll([], 'changed', { n: 2 });
    for (const member of ['m11', 'm12', 'm13']) fixture().service.push(member, 'end', {});
    await until('all are told', () => pages.every(({ heard }) => heard.some(({ event }) => event === 'end')));
    const end = { event: 'end', payload: {} };
    const told = { event: 'changed', payload: { n: 1 } };
    expect(pages.map(({ heard }) => heard)).toEqual([[told, end], [told, end], [end]]);
  });

  it('pushes from a gateway too', async () => {
    const pages = await Promise.all([open(0, 'm3', 's1'), open(1, 'm3', 's1')]);
    fixture().gateways[0].push('m3', 'changed', { n: 1 });
    await until('both are told', () => pages.every(({ heard }) => heard.length > 0));
    expect(pages.map(({ heard }) => heard.length)).toEqual([1, 1]);
  });

  it('drops the pages of one session alone', async () => {
    const [first, second, other] = await Promise.all([open(0, 'm4', 's4'), open(1, 'm4', 's4'), open(1, 'm4', 's5')]);
    fixture().service.drop('s4');
    await until('both are closed', () => !first.browser.connected && !second.browser.connected);
    fixture().service.push('m4', 'changed', {});
    await until('the other is told', () => other.heard.length > 0);
    expect(other.browser.connected).toBe(true);
  });

  it('knows what kinds of things a member was told of lately, on every gateway, as far back as it has noted them', async () => {
    const { service, gateways } = fixture();
    const lately = (member: string, ms: number) => gateways[1].notedLately(member, ms);
    await until('it has noted for so long', async () => (await lately('m7', 50)) !== undefined);
    const from = performance.now() - 30;
    const all = async (member: string) => (await lately(member, performance.now() - from))?.toSorted();
    expect([await all('m7'), await lately('m7', 3_600_000)]).toEqual([[], undefined]);
    service.note(['m7'], ['feed', 'item']);
    gateways[0].note(['m7', 'm10'], ['feed', 'rooms']);
    service.note(['m8'], ['usage']);
    await until('all is noted', async () => (await all('m7'))?.length === 3 && (await all('m8'))?.length === 1);
    expect([await all('m7'), await all('m8'), await all('m10')]).toEqual([['feed', 'item', 'rooms'], ['usage'], ['feed', 'rooms']]);
    await until('it was a while ago', async () => (await lately('m7', 1))?.length === 0);
  });

  it('wakes all processes, this one too, by name', async () => {
    const woken: string[] = [];
    const all = [fixture().service, ...fixture().gateways];
    const stops = all.map((live, n) => live.onWake('jobs:media', () => woken.push(`${n}`)));
    const stopOther = fixture().service.onWake('jobs:social', () => woken.push('other'));
    fixture().service.wake('jobs:media');
    expect(woken).toEqual([]);
    await until('all are awake', () => woken.length >= 3);
    expect(woken.sort()).toEqual(['0', '1', '2']);
    for (const stop of [...stops, stopOther]) stop();
  });

  it('hands on what a wake-up carries, and nothing where it carries nothing', async () => {
    const payloads = ['social.3.12,social.4.1', undefined, 'two words', ''];
    const all = [fixture().service, ...fixture().gateways];
    const heard = all.map((): (string | undefined)[] => []);
    const stops = all.map((live, n) => live.onWake('appended:social', (payload) => heard[n]?.push(payload)));
    for (const payload of payloads) fixture().service.wake('appended:social', payload);
    await until('all have heard', () => heard.every(({ length }) => length === payloads.length));
    for (const one of heard) expect(one).toEqual(payloads);
    for (const stop of stops) stop();
  });

  it('wakes nobody who has stopped listening', async () => {
    const woken: string[] = [];
    const stop = fixture().service.onWake('lane', () => woken.push('stopped'));
    const stopOther = fixture().gateways[1].onWake('lane', () => woken.push('other'));
    stop();
    fixture().service.wake('lane');
    await until('the other is awake', () => woken.length > 0);
    expect(woken).toEqual(['other']);
    stopOther();
  });

  it('has no problems while it is well', () => {
    expect(fixture().service.problems()).toEqual([]);
  });
}
