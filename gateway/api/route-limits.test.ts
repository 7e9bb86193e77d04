import { type LimitName, limits } from '../caller/limits.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault({ limits: true, trustedProxies: 1 });
  [anna, ben] = await Promise.all([vault.join('anna', { verified: false }), vault.join('ben', { verified: false })]);
}, 30_000);
afterAll(() => vault.close(), 30_000);

const used = async (limit: LimitName, who: string) => {
  for (let time = 0; time < limits[limit].times; time++) await vault.harness.platform.cache.count(`limit:${limit}:${who}`, limits[limit].seconds);
};
const ask = (who: Pick<Person, 'send'>, { method, path }: Route, network: string) =>
  who.send(path.replace(/\{\w+\}/, 'x'), { method, headers: { 'x-forwarded-for': network }, ...(method === 'GET' ? {} : { body: {} }) });

describe('what was asked too often', () => {
  it.each(routes.filter(({ who }) => who === 'public').map((row) => [`${row.method} ${row.path}`, row] as const))(
    'is turned down for guests of that network, and of no other: %s',
    async (_name, row) => {
      const network = `10.0.0.${routes.indexOf(row)}`;
      expect((await ask(vault.guest(), row, network)).status).not.toBe(429);
      await used(row.limit, network);
      expect((await ask(vault.guest(), row, network)).status).toBe(429);
      expect((await ask(vault.guest(), row, '10.0.1.1')).status).not.toBe(429);
    },
  );

  it('is turned down for a member wherever it comes from, and for no other member', async () => {
    const rows = routes.filter(({ who }) => who === 'signed-in');
    for (const row of rows) expect([row.path, (await ask(anna, row, '10.0.2.1')).status]).not.toEqual([row.path, 429]);
    for (const limit of new Set(rows.map((row) => row.limit))) await used(limit, anna.id);
    for (const row of rows) {
      expect([row.path, (await ask(anna, row, '10.0.2.2')).status]).toEqual([row.path, 429]);
      expect([row.path, (await ask(ben, row, '10.0.2.2')).status]).not.toEqual([row.path, 429]);
    }
  });
});
