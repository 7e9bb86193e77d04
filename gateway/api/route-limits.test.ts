import { nameOf } from '@kloak/proto/api/call.ts';
import { loadServices } from '../../deploy/services.ts';
import { limits } from '../caller/limits.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';
import type { RouteLimit } from './incoming.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices(), { limits: true, trustedProxies: 1 });
  [anna, ben] = await Promise.all([vault.join('anna', { verified: false }), vault.join('ben', { verified: false })]);
});
afterAll(() => vault.close());

const used = async (limit: RouteLimit, who: string) => {
  if (limit === 'by-handler') return;
  for (let time = 0; time < limits[limit].times; time++) await vault.harness.platform.cache.count(`limit:${limit}:${who}`, limits[limit].seconds);
};
const ask = (who: Pick<Person, 'send'>, { call: { method, path } }: Route, network: string) =>
  who.send(path.replace(/\{\w+\}/, 'x'), { method, headers: { 'x-forwarded-for': network }, body: method === 'GET' ? undefined : {} });

describe('what was asked too often', () => {
  it.each(routes.filter(({ call, limit }) => call.who === 'public' && limit !== 'by-handler').map((route) => [nameOf(route.call), route] as const))(
    'is turned down for guests of that network, and of no other: %s',
    async (_name, route) => {
      const network = `10.0.0.${routes.indexOf(route)}`;
      expect((await ask(vault.guest(), route, network)).status).not.toBe(429);
      await used(route.limit, network);
      expect((await ask(vault.guest(), route, network)).status).toBe(429);
      expect((await ask(vault.guest(), route, '10.0.1.1')).status).not.toBe(429);
    },
  );

  it('is turned down for a member wherever it comes from, and for no other member', async () => {
    const forMembers = routes.filter(({ call }) => call.who === 'signed-in');
    for (const route of forMembers) expect([nameOf(route.call), (await ask(anna, route, '10.0.2.1')).status]).not.toEqual([nameOf(route.call), 429]);
    for (const limit of new Set(forMembers.map((route) => route.limit))) await used(limit, anna.id);
    for (const route of forMembers) {
      expect([nameOf(route.call), (await ask(anna, route, '10.0.2.2')).status]).toEqual([nameOf(route.call), 429]);
      expect([nameOf(route.call), (await ask(ben, route, '10.0.2.2')).status]).not.toEqual([nameOf(route.call), 429]);
    }
  });

  it('is counted apart for the bytes of what was promised a place: a hundred files and their previews come within a minute', async () => {
    const carla = await vault.join('carla', { verified: false });
    const post = () => carla.postForm({ url: '/storage', fields: {} }, { fileName: 'lake.jpg', type: 'image/jpeg', bytes: Buffer.from('lake') });
    await used('write', carla.id);
    expect((await post()).status).not.toBe(429);
    await used('store', carla.id);
    expect((await post()).status).toBe(429);
  });
});
