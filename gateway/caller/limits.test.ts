import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { digest } from '@kloak/platform/codec/keys.ts';
import { embeddedCache } from '@kloak/platform/embedded/cache/cache.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { pino } from 'pino';
import { loadServices } from '../../deploy/services.ts';
import { cookieOf } from '../testing/cookies.ts';
import { publishPhoto } from '../testing/photo.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';
import { limiterOn, limits } from './limits.ts';

const log = pino({ level: 'silent' });

it('turn down what is too often, and say how long to wait', async () => {
  const limiter = limiterOn(embeddedCache(), true, log);
  for (let time = 0; time < limits.signInPlace.times; time++) await limiter.count('signInPlace', 'anna');
  await expect(limiter.count('signInPlace', 'anna')).rejects.toMatchObject({ kind: 'too-many', details: { retryAfter: limits.signInPlace.seconds } });
  await limiter.count('signInPlace', 'ben');
  await limiter.forget('signInPlace', 'anna');
  await limiter.count('signInPlace', 'anna');
});

it('count an account wherever it is, and what guards an account by the address', async () => {
  const cache = embeddedCache();
  const limiter = limiterOn(cache, true, log);
  await limiter.countCaller('read', 'anna', '1.1.1.1');
  await limiter.countCaller('signIn', 'anna', '1.1.1.1');
  expect((await cache.count('limit:read:anna', 60)).count).toBe(2);
  expect((await cache.count('limit:signIn:1.1.1.1', 60)).count).toBe(2);
});

it('can be off, and let everybody in while the cache is away', async () => {
  const away = { ...embeddedCache(), count: () => Promise.reject(new Error('away')) };
  await limiterOn(away, true, log).count('register', 'x');
  const off = limiterOn(embeddedCache(), false, log);
  for (let time = 0; time < 200; time++) await off.count('register', 'x');
});

it('bound the bytes that one member adds to the logs in an hour, whatever the calls, and nobody else', async () => {
  await using opened = new AsyncDisposableStack();
  const vault = await startVault(await loadServices(), { limits: true });
  opened.defer(() => vault.close());
  const [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  const open = (who: Person, size: number) =>
    who.send('/api/upload/uploadFilesV2', {
      body: { allFiles: [{ fileName: 'a.jpg', fileSize: 1000, type: 'image/jpeg', extra: 'x'.repeat(size) }], profileId: who.id },
    });
  expect((await open(anna, 20_000)).status).toBe(200);
  const { count } = await vault.harness.platform.cache.count(`limit:writtenBytes:${anna.id}`, 3600, limits.writtenBytes.times - 25_000);
  expect(count).toBeGreaterThan(limits.writtenBytes.times - 6000);
  expect(await open(anna, 20_000)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect((await open(anna, 100)).status).toBe(200);
  expect((await open(ben, 20_000)).status).toBe(200);
});

it('count what is said once for all files for each of them, since that is what the logs hold', async () => {
  await using opened = new AsyncDisposableStack();
  const vault = await startVault(await loadServices(), { limits: true });
  opened.defer(() => vault.close());
  const anna = await vault.join('anna');
  const about = { description: '\u{1f600}'.repeat(10_000), privacy: 'PRIVATE' };
  const files = Array.from({ length: 100 }, (_, at) => ({ fileName: `${at}.jpg`, fileSize: 1000 }));
  const asks = [
    () => anna.send('/api/post/uploadAll', { body: { mediaData: about, allFiles: files, profileId: anna.id } }),
    () => anna.send('/api/upload/updateAll', { body: { mediaData: about, allPosts: files.map(() => crypto.randomUUID()), profileId: anna.id } }),
  ];
  const counted = async () => (await vault.harness.platform.cache.count(`limit:writtenBytes:${anna.id}`, 3600, 0)).count;
  for (const ask of asks) {
    const before = await counted();
    expect([200, 400, 404]).toContain((await ask()).status);
    expect((await counted()) - before).toBeGreaterThan(4_000_000);
  }
  await vault.harness.platform.cache.count(`limit:writtenBytes:${anna.id}`, 3600, limits.writtenBytes.times - (await counted()) - 3_000_000);
  for (const ask of asks) expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many' } });
});

it('count a long answer for as many calls as it has hundreds of kilobytes', async () => {
  await using opened = new AsyncDisposableStack();
  const vault = await startVault(await loadServices(), { limits: true });
  opened.defer(() => vault.close());
  const anna = await vault.join('anna');
  const { id } = await publishPhoto(vault, anna, await drawPhoto({ seed: 1, format: 'png' }), { privacy: 'PRIVATE' });
  const description = '\u{1f600}'.repeat(20_000);
  for (let album = 0; album < 3; album++)
    await anna.call('POST /api/image/add-to-album', { album: { name: `${album}`, description }, posts: [id], privacy: 'PRIVATE', profileId: anna.id });
  const look = () => anna.send('/api/image/my-albums', { body: { profileId: anna.id } });
  const counted = async () => (await vault.harness.platform.cache.count(`limit:read:${anna.id}`, limits.read.seconds, 0)).count;
  const before = await counted();
  expect((await look()).status).toBe(200);
  expect(await counted()).toBe(before + 3);
  await vault.harness.platform.cache.count(`limit:read:${anna.id}`, limits.read.seconds, limits.read.times - before - 5);
  expect((await look()).status).toBe(200);
  expect((await look()).status).toBe(429);
});

it('bound bytes before they are read as anything: what is no JSON counts, too', async () => {
  await using opened = new AsyncDisposableStack();
  const vault = await startVault(await loadServices(), { limits: true });
  opened.defer(() => vault.close());
  const anna = await vault.join('anna');
  const send = () => anna.send('/api/upload/uploadFilesV2', { body: '{'.repeat(20_000) });
  expect((await send()).status).toBe(400);
  await vault.harness.platform.cache.count(`limit:writtenBytes:${anna.id}`, 3600, limits.writtenBytes.times - 25_000);
  expect(await send()).toMatchObject({ status: 429, body: { code: 'too-many' } });
  // A refusal does not wait for the rest of the announced body.
  const headers = { cookie: anna.cookies(), 'content-type': 'application/json', 'content-length': 900_000 };
  const announced = request(`${vault.base}/api/upload/uploadFilesV2`, { method: 'POST', headers, agent: false });
  announced.on('error', () => undefined).flushHeaders();
  const [answer]: IncomingMessage[] = await once(announced, 'response');
  expect(answer?.statusCode).toBe(429);
  announced.destroy();
});

describe('behind a proxy that nobody declared', () => {
  it('by address are not applied, and it is told', async () => {
    await using opened = new AsyncDisposableStack();
    const said: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
    const vault = await startVault(await loadServices(), { limits: true, url: 'https://photos.example.org', log });
    opened.defer(() => vault.close());
    const ask = (headers: Record<string, string>) => vault.guest().send('/api/users/username/anna', { method: 'GET', headers });
    const ready = async () => await (await fetch(`${vault.base}/readyz`)).json();
    for (let time = 0; time < limits.lookup.times; time++) await vault.harness.platform.cache.count('limit:lookup:127.0.0.1', 60);
    expect((await ask({})).status).toBe(429);
    expect(await ready()).toMatchObject({ warnings: [] });
    expect((await ask({ 'x-forwarded-for': '1.1.1.1' })).status).toBe(200);
    expect(await ready()).toMatchObject({ success: true, warnings: [expect.stringContaining('KLOAK_TRUSTED_PROXIES')] });
    expect((await ask({ 'x-forwarded-for': '1.1.1.1' })).status).toBe(200);
    expect(said.filter((line) => line.includes('KLOAK_TRUSTED_PROXIES'))).toHaveLength(1);
  });
});

describe('before guessing', () => {
  let vault: Vault;
  let anna: Person;
  beforeAll(async () => {
    vault = await startVault(await loadServices(), { limits: true, trustedProxies: 1 });
    anna = await vault.join('anna');
  });
  afterEach(async () => {
    for (const who of ['1.1.1.1 anna@example.org', '2.2.2.2 anna@example.org']) await vault.harness.platform.cache.remove(`limit:signInPlace:${who}`);
    await vault.harness.platform.cache.remove('limit:signInMail:anna@example.org');
  });
  afterAll(() => vault.close());

  const signIn = (who: Visitor, network: string, email: string, secret: string) =>
    who.send('/api/users/login', { body: { email, password: secret }, headers: { 'x-forwarded-for': network } });
  const tried = async (limit: 'signInPlace' | 'signInMail', who: string, times: number = limits[limit].times) => {
    for (let time = 0; time < times; time++) await vault.harness.platform.cache.count(`limit:${limit}:${who}`, limits[limit].seconds);
  };

  it('stands a limit for each network, however the address is written, and keeps no other network out', async () => {
    await tried('signInPlace', '1.1.1.1 anna@example.org', limits.signInPlace.times - 1);
    expect((await signIn(vault.guest(), '1.1.1.1', ' ANNA@example.org', password)).status).toBe(200);
    await tried('signInPlace', '1.1.1.1 anna@example.org');
    const { status, body, headers } = await signIn(vault.guest(), '1.1.1.1', 'Anna@example.org ', password);
    expect([status, body]).toEqual([
      429,
      { success: false, loginSuccess: false, code: 'too-many', message: expect.any(String), requestId: expect.any(String) },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Full-width letters count as the same address, as identity normalizes them.
    expect((await signIn(vault.guest(), '1.1.1.1', 'ａnna@example.org', password)).status).toBe(429);
    expect((await signIn(vault.guest(), '1.1.1.1', 'other@example.org', password)).status).toBe(401);
    expect((await signIn(vault.guest(), '2.2.2.2', 'anna@example.org', password)).status).toBe(200);
    expect((await anna.send('/api/users/auth', { method: 'GET' })).status).toBe(200);
  });

  it('stands a wide limit for all networks, which keeps no browser out that has signed in before', async () => {
    await tried('signInMail', 'anna@example.org');
    expect((await signIn(vault.guest(), '1.1.1.1', 'anna@example.org', password)).status).toBe(429);
    await tried('signInPlace', '1.1.1.1 anna@example.org');
    await anna.send('/api/users/logout');
    expect((await signIn(anna, '1.1.1.1', 'anna@example.org', password)).status).toBe(200);
  });

  it('stands a limit for all accounts that one network tries, which keeps no browser out that has signed in before', async () => {
    for (let time = 0; time < limits.signIn.times; time++) await vault.harness.platform.cache.count('limit:signIn:6.6.6.6', limits.signIn.seconds);
    expect((await signIn(vault.guest(), '6.6.6.6', 'anna@example.org', password)).status).toBe(429);
    expect((await signIn(anna, '6.6.6.6', 'anna@example.org', password)).status).toBe(200);
  });

  it('stands none for an address, so that whoever registers it keeps its owner from nothing; only the mails wait', async () => {
    const email = 'owner@example.org';
    const register = (username: string, network: string) =>
      vault.guest().send('/api/users/register', { body: { username, email, password, image: '' }, headers: { 'x-forwarded-for': network } });
    const askedAt = Array.from({ length: 16 }, (_, minutesAgo) => new Date(Date.now() - (16 - minutesAgo) * 60_000).toISOString());
    const home = digest(email);
    await seedEvent(vault.harness, 'identity', `registration-mails:${home}`, home, { type: 'RegistrationMailAsked', data: { askedAt } });
    expect((await register('stranger', '1.1.1.1')).status).toBe(200);
    expect((await register('owner', '2.2.2.2')).status).toBe(200);
  });

  it('stands one for the networks around an address of IPv6 together, and adds nothing to what is counted once it refuses', async () => {
    const { cache } = vault.harness.platform;
    await cache.count('limit:signInSite:2001:db8:7', limits.signInSite.seconds, limits.signInSite.times);
    expect((await signIn(vault.guest(), '2001:db8:7:5::1', 'anna@example.org', password)).status).toBe(429);
    await cache.count('limit:signInArea:2001:db8:8:9', limits.signInArea.seconds, limits.signInArea.times);
    expect((await signIn(vault.guest(), '2001:db8:8:9ff::1', 'anna@example.org', password)).status).toBe(429);
    expect((await signIn(vault.guest(), '2001:db8:8:aff::1', 'anna@example.org', password)).status).toBe(200);
    await cache.count('limit:signIn:5.5.5.5', limits.signIn.seconds, limits.signIn.times);
    expect((await signIn(vault.guest(), '5.5.5.5', 'new-each-time@example.org', password)).status).toBe(429);
    for (const key of ['signInPlace:5.5.5.5 new-each-time@example.org', 'signInMail:new-each-time@example.org'])
      expect((await cache.count(`limit:${key}`, 60)).count).toBe(1);
  });

  it('stands a limit for such a browser, too', async () => {
    const [browser] = cookieOf(anna, 'kloak-device').split('.');
    await tried('signInPlace', `${browser} anna@example.org`, limits.signInPlace.times - 1);
    expect((await signIn(anna, '1.1.1.1', 'anna@example.org', 'wrong-one-1')).status).toBe(401);
    expect((await signIn(anna, '2.2.2.2', 'anna@example.org', password)).status).toBe(429);
    expect((await signIn(vault.guest(), '1.1.1.1', 'anna@example.org', password)).status).toBe(200);
  });

  it.each([
    ['nothing', '', ''],
    ['no password', 'anna@example.org', ''],
    ['no address', 'anna', password],
    ['a password that is longer than any', 'anna@example.org', 'x'.repeat(73)],
  ])('a form with %s is no attempt', async (_name, email, secret) => {
    const network = '7.7.7.7';
    const counted = async () => {
      const who = [`limit:signIn:${network}`, `limit:signInPlace:${network} ${email}`, `limit:signInMail:${email}`];
      return Promise.all(who.map(async (key) => (await vault.harness.platform.cache.count(key, 60)).count));
    };
    const before = await counted();
    const { status, body } = await signIn(vault.guest(), network, email, secret);
    expect([status, body.code]).toEqual([401, 'bad-credentials']);
    expect(await counted()).toEqual(before.map((count) => count + 1));
  });

  it('is not passed by who has signed in to another account', async () => {
    const ben = await vault.join('ben', { verified: false });
    await tried('signInMail', 'anna@example.org');
    expect((await signIn(ben, '1.1.1.1', 'anna@example.org', password)).status).toBe(429);
  });
});
