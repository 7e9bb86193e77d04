import { splitAccessToken } from '@kloak/platform/trust/access-tokens.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { loadServices } from '../../deploy/services.ts';
import { cookieOf, copyCookies, sessionOf } from '../testing/cookies.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';
import { limits } from './limits.ts';
import { positionKey } from './positions.ts';

let vault: Vault;
let anna: Person;
const lockedAccounts = new Set<string>();
beforeAll(async () => {
  vault = await startVault(await loadServices(), { limits: true, trustedProxies: 1, lockedAccounts });
  anna = await vault.join('anna', { verified: false });
});
afterAll(() => vault.close());

const counted = async (limit: keyof typeof limits, who: string) => {
  for (let time = 0; time < limits[limit].times; time++) await vault.harness.platform.cache.count(`limit:${limit}:${who}`, limits[limit].seconds);
};

describe('a session that began', () => {
  it('knows where it began, without a cookie too', async () => {
    const ben = await vault.join('ben', { verified: false });
    expect(Object.keys(await vault.harness.platform.cache.position(positionKey(sessionOf(ben))))).toEqual(['identity']);
  });
});

describe('a session of a locked account', () => {
  it('is worth nothing while it is locked, and goes on after that', async () => {
    const [nora, later] = [await vault.join('nora', { verified: false }), vault.guest()];
    copyCookies(nora, later);
    lockedAccounts.add(nora.id);
    expect((await nora.send(`/api/connection/all/${nora.id}`, { method: 'GET' })).status).toBe(401);
    lockedAccounts.delete(nora.id);
    expect((await later.send(`/api/connection/all/${nora.id}`, { method: 'GET' })).status).toBe(200);
  });
});

describe('a token as services are shown it', () => {
  it('opens no door, with or without the secret of another', async () => {
    const [olga, paul] = [await vault.join('olga', { verified: false }), await vault.join('paul', { verified: false })];
    const isSignedIn = async (kept: string) => {
      const somebody = vault.guest();
      somebody.setCookie('kloak-access', kept);
      return (await somebody.call('GET /api/users/auth', {})).isAuth;
    };
    const kept = cookieOf(olga, 'kloak-access');
    const [{ token, secret }, others] = [splitAccessToken(kept), splitAccessToken(cookieOf(paul, 'kloak-access'))];
    expect(await Promise.all([kept, token, `${token}.`, `${token}.${others.secret}`, `${others.token}.${secret}`].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('what a browser has seen', () => {
  it('is told by one cookie, of all services', async () => {
    const who = await vault.join('zoe');
    const seen = () => cookieOf(who, 'kloak-at');
    const before = seen();
    await who.send('/api/connection/request', { body: { profileFrom: who.id, profileTo: anna.id } });
    expect(seen()).not.toBe(before);
    for (const text of [before, seen()]) expect(Buffer.from(text, 'base64url').toString('latin1')).not.toMatch(/identity|social/);
  });
});

describe('a session that is refreshed', () => {
  it('is so by a picture as well, which brings the new cookies', async () => {
    const cleo = await vault.join('cleo', { verified: false });
    const before = cookieOf(cleo, 'kloak-refresh');
    cleo.setCookie('kloak-access');
    const answer = await cleo.fetch(`/storage/avatar/${cleo.id}.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['kloak-access', 'kloak-refresh']);
    expect(cookieOf(cleo, 'kloak-refresh')).not.toBe(before);
  });

  it('knows from its refresh on what stood in the log of its account then, though a refresh writes nothing there', async () => {
    const dora = await vault.join('dora', { verified: false });
    const session = sessionOf(dora);
    const written = async () => [...(await vault.harness.running('identity').runtime.store.log.tails()).values()].reduce((sum, one) => sum + one, 0);
    const before = await written();
    const { platform } = vault.harness;
    await platform.cache.remove(positionKey(session));
    dora.setCookie('kloak-access');
    await dora.send('/api/users/auth', { method: 'GET' });
    expect(await written()).toBe(before);
    const known = (await platform.cache.position(positionKey(session))).identity ?? {};
    expect(Object.values(known)).toEqual([expect.any(Number)]);
  });

  it('is so from any network, however often tokens were made up there', async () => {
    const eva = await vault.join('eva', { verified: false });
    const ask = (who: Visitor, network: string) => who.send('/api/users/auth', { method: 'GET', headers: { 'x-forwarded-for': network } });
    const stranger = vault.guest();
    stranger.setCookie('kloak-refresh', `${cookieOf(eva, 'kloak-refresh').slice(0, -2)}AA`);
    await counted('refresh', '3.3.3.3');
    const refused = await ask(stranger, '3.3.3.3');
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many']);
    expect((await ask(stranger, '4.4.4.4')).body).toMatchObject({ isAuth: false });
    eva.setCookie('kloak-access');
    expect((await ask(eva, '3.3.3.3')).body).toMatchObject({ isAuth: true });
  });

  it('counts for its network only where its token was made up', async () => {
    const ida = await vault.join('ida', { verified: false });
    const headers = { 'x-forwarded-for': '5.5.5.5' };
    const times = async () => (await vault.harness.platform.cache.count('limit:refresh:5.5.5.5', limits.refresh.seconds)).count;
    const before = await times();
    ida.setCookie('kloak-access');
    await ida.send('/api/users/auth', { method: 'GET', headers });
    await ida.send('/api/users/logout', { headers });
    expect(await times()).toBe(before + 1);
  });
});

describe('a session that ended in another browser', () => {
  it('is put away by this one', async () => {
    const gus = await vault.join('gus', { verified: false });
    const copy = vault.guest();
    copyCookies(gus, copy);
    await gus.send('/api/users/logout');
    expect((await copy.send('/api/users/auth', { method: 'GET' })).body).toMatchObject({ isAuth: false });
    expect(copy.cookies()).not.toMatch(/kloak-(access|refresh)=/);
  });
});

describe('a browser of several members', () => {
  it('is known to each of them', async () => {
    const hal = await vault.join('hal', { verified: false });
    const first = cookieOf(hal, 'kloak-device');
    await hal.send('/api/users/login', { body: { email: anna.email, password } });
    const [name, newest, ...older] = cookieOf(hal, 'kloak-device').split('.');
    expect([name, ...older].join('.')).toBe(first);
    expect(newest).not.toBe(older[0]);
  });
});

describe('pictures and uploads', () => {
  it('are asked for so often and no oftener by one member', async () => {
    const fay = await vault.join('fay', { verified: false });
    await counted('fetch', fay.id);
    expect((await fay.send(`/storage/avatar/${fay.id}.svg`, { method: 'GET' })).status).toBe(429);
    expect((await anna.fetch(`/storage/avatar/${fay.id}.svg`)).status).toBe(200);
    await counted('store', fay.id);
    expect((await fay.send('/storage', { body: {} })).status).toBe(429);
  });
});
