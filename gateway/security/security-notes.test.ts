import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { nameOf } from '@kloak/proto/api/call.ts';
import type { Answer } from '@kloak/proto/api/types.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { parseCookie } from 'cookie';
import { pino } from 'pino';
import { io } from 'socket.io-client';
import { loadServices } from '../../deploy/services.ts';
import { isUnsafe } from '../api/incoming.ts';
import { routes } from '../api/routes.ts';
import { limits } from '../caller/limits.ts';
import { rulesOfRoutes } from '../testing/expectations.ts';
import { adminName, type Person, password, startVault, type Vault } from '../testing/vault.ts';
import { securityActOf } from './acts.ts';
import { refusalBound } from './refusal-bound.ts';

const services = await loadServices();

let vault: Vault;
let admin: Person;
const lines: string[] = [];
beforeAll(async () => {
  vault = await startVault(services, { limits: true, trustedProxies: 1, log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) });
  admin = await vault.join(adminName);
});
afterAll(() => vault.close());

type SecurityEntry = Answer<'GET /api/console/security'>['entries'][number];

/** Waits for the entry of a request. */
const entryOf = (requestId: string): Promise<SecurityEntry> =>
  untilFound('the entry', async () => (await admin.call('GET /api/console/security', {})).entries.find((one) => one.requestId === requestId));

const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, tried: string, address: string) =>
  vault.guest().fetch('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify({ email, password: tried }),
  });
const idOf = (response: Response) => response.headers.get('x-request-id') ?? '';

it('tells of sign-ins, right and wrong, with account, address and request', async () => {
  const right = await entryOf(idOf(await login(admin.email, password, '198.51.100.1')));
  expect(right).toMatchObject({ act: 'sign-in', account: admin.id, from: '198.51.100.1', path: '/api/users/login' });
  const wrong = await entryOf(idOf(await login(admin.email, 'Wrong-Lunch-77', '198.51.100.2')));
  expect(wrong).toMatchObject({ act: 'sign-in-failed', code: 'bad-credentials', from: '198.51.100.2' });
  expect(wrong.account).toBeUndefined();
});

it('tells of who is signed in by confirming an address', async () => {
  const [browser, email] = [vault.guest(), 'zoe@example.org'];
  await browser.call('POST /api/users/register', { username: 'zoe', email, password, image: '' });
  const token = await untilFound('the mail', async () => confirmationToken((await vault.harness.messages()).find(({ to }) => to === email)?.text));
  const headers = { 'content-type': 'application/json', ...from('198.51.100.3') };
  const answer = await browser.fetch('/api/users/verify', { method: 'POST', headers, body: JSON.stringify({ token }) });
  expect(await entryOf(idOf(answer))).toMatchObject({ act: 'sign-in', from: '198.51.100.3', path: '/api/users/verify', account: expect.any(String) });
});

it('tells of what admins do, and of who may not', async () => {
  const ben = await vault.join('ben');
  const given = await admin.fetch('/api/users/giveAdminRights', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ben.email, userId: admin.id }),
  });
  expect(await entryOf(idOf(given))).toMatchObject({ act: 'admin-given', account: admin.id, path: '/api/users/giveAdminRights' });
  const carla = await vault.join('carla');
  const refused = await carla.fetch('/api/console/security');
  expect(refused.status).toBe(403);
  expect(await entryOf(idOf(refused))).toMatchObject({ act: 'refused', account: carla.id, path: '/api/console/security' });
});

it('tells of refusals of bytes and of sockets', async () => {
  const unverified = await vault.join('dora', { verified: false });
  const banner = await unverified.fetch('/storage/group-banner/g1/b1/large.webp', { headers: from('198.51.100.3') });
  expect(banner.status).toBe(403);
  expect(await entryOf(idOf(banner))).toMatchObject({ act: 'refused', account: unverified.id, from: '198.51.100.3', path: '/storage' });

  const socket = io(vault.base, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: unverified.cookies(), origin: 'https://evil.example', ...from('198.51.100.4') },
  });
  await new Promise((done) => socket.once('connect_error', done));
  socket.disconnect();
  await until('the entry of the socket', async () =>
    (await admin.call('GET /api/console/security', {})).entries.some(({ path, code }) => path === '/socket.io' && code === 'foreign-site'),
  );
});

it('is not filled by who is refused again and again', async () => {
  const address = '203.0.113.9';
  for (let time = 0; time < limits.signIn.times; time++) await vault.harness.platform.cache.count(`limit:signIn:${address}`, limits.signIn.seconds);
  const answers = await Promise.all(Array.from({ length: 60 }, () => login('nobody@example.org', password, address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
  const kept = await untilFound('the entry that says more', async () => {
    const { entries } = await admin.call('GET /api/console/security', { perPage: '100' });
    const own = entries.filter((one) => one.from === address);
    return own.some(({ act }) => act === 'more-refused') ? own : undefined;
  });
  expect(kept.map(({ act }) => act).toSorted()).toEqual(['more-refused', ...Array<string>(20).fill('refused')]);
});

it('keeps places for failed sign-ins beside refusals of other kinds', async () => {
  const networks = Array.from({ length: 210 }, (_, n) => `203.0.${n}.10`);
  const { cache } = vault.harness.platform;
  for (const network of networks) await cache.count(`limit:signIn:${network}`, limits.signIn.seconds, limits.signIn.times);
  const answers = await Promise.all(networks.map((network) => login('nobody@example.org', password, network)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
  expect(await entryOf(idOf(await login(admin.email, 'Wrong-Lunch-77', '198.51.100.9')))).toMatchObject({ act: 'sign-in-failed', from: '198.51.100.9' });
});

it('bounds refusals of all networks together, and begins anew after a while', () => {
  let at = 0;
  const bound = refusalBound(() => at);
  const ofMany = () => Array.from({ length: 1000 }, (_, n) => bound(`network ${n}`));
  const first = ofMany();
  expect(first.filter((one) => one === 'note')).toHaveLength(200);
  expect(first.filter((one) => one === 'note-that-more')).toHaveLength(1);
  at += 600_000;
  expect(ofMany()).toEqual(first);
});

it('is read in pages, to its end', async () => {
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const { entries, next } = await admin.call('GET /api/console/security', { perPage: '7', before });
    seen.push(...entries.map(({ _id }) => _id));
    before = next;
  } while (before !== undefined);
  expect(seen).toEqual([...new Set(seen)].toSorted().reverse());
  expect(seen.length).toBeGreaterThan(20);
  expect((await admin.send('/api/console/security?before=x', { method: 'GET' })).status).toBe(400);
});

it('is in the process log at any level, and nowhere are names, mail addresses, passwords, tokens and queries', async () => {
  const eva = await vault.join('evelina');
  await eva.fetch('/api/users/login?password=Query-Lunch-5', { method: 'POST', body: 'Torn-Lunch-4' });
  expect((await eva.fetch('/api/console/security?before=Query-Lunch-5')).status).toBe(403);
  await login(eva.email, 'Wrong-Lunch-77', '198.51.100.5');
  await eva.send('/api/users/change-password', { body: { password: 'Wrong-Lunch-77', newPassword: 'Monday-Lunch-2' } });
  const left = await eva.fetch('/api/users/logout', { method: 'POST' });
  await entryOf(idOf(left));
  const told = lines.filter((line) => line.includes('"security":true'));
  expect(told.find((line) => line.includes(idOf(left)))).toContain('"act":"sign-out"');
  const texts = [await readFile(join(vault.harness.dataDir, 'security.jsonl'), 'utf8'), told.join('\n')];
  const cookies = Object.values(parseCookie(`${admin.cookies()}; ${eva.cookies()}`)).filter((value) => value !== undefined && value !== '');
  for (const secret of ['evelina', '@example.org', password, 'Wrong-Lunch-77', 'Monday-Lunch-2', 'Query-Lunch-5', 'Torn-Lunch-4', ...cookies])
    for (const text of texts) expect(text).not.toContain(secret);
});

it('fails no request where it cannot be written, and warns of it until it can', async () => {
  const file = join(vault.harness.dataDir, 'security.jsonl');
  const readyz = async () => (await vault.guest().fetch('/readyz')).text();
  const says = 'The security log cannot be written';
  await rename(file, `${file}.away`);
  await mkdir(file);
  expect((await login(admin.email, password, '198.51.100.6')).status).toBe(200);
  await until('it warns', async () => (await readyz()).includes(says));
  await rm(file, { recursive: true });
  await rename(`${file}.away`, file);
  expect((await login(admin.email, password, '198.51.100.6')).status).toBe(200);
  await until('it is well', async () => !(await readyz()).includes(says));
});

/** Reads, and is sent as a body. */
const listed = 'POST /api/reports/all';

it('knows every call by which an admin changes something', () => {
  const ruleOfRoute = rulesOfRoutes(services);
  const changed = routes.filter((route) => ruleOfRoute(route) === 'admin' && isUnsafe(route.call) && nameOf(route.call) !== listed);
  expect(changed.length).toBeGreaterThan(5);
  expect(changed.filter(({ call }) => securityActOf(call) === undefined).map(({ call }) => nameOf(call))).toEqual([]);
});
