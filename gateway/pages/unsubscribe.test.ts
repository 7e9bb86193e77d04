import { contextOfCall } from '@kloak/platform/engine/context.ts';
import { newTokenKey, signToken } from '@kloak/platform/trust/signed-token.ts';
import { loadServices } from '../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
let link: string;
beforeAll(async () => {
  vault = await startVault(await loadServices(), { limits: true });
  anna = await vault.join('anna');
  const meta = { from: 'test', key: 'a', keyed: false, position: {}, requestId: 'a', deadline: new Date(Date.now() + 20_000).toISOString() };
  const { ctx } = contextOfCall(vault.harness.running('notification').runtime, 'test', meta);
  link = `${vault.base}/unsubscribe/${signToken(await ctx.secrets.ensure('unsubscribe-token-key', newTokenKey), [anna.id])}`;
});
afterAll(() => vault.close());

const rhythm = async () => (await anna.call('POST /api/notification/settings', { profileId: anna.id })).mail.rhythm;
const post = (address: string) => fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

it('who only looks at the link changes nothing', async () => {
  const asked = await fetch(link);
  expect([asked.status, asked.headers.get('cache-control'), asked.headers.get('referrer-policy')]).toEqual([200, 'no-store', 'no-referrer']);
  expect(await asked.text()).toContain('<form method="post">');
  expect(await rhythm()).toBe('WEEKLY');
});

it('one click ends the mails, without a session, as mail programs do it', async () => {
  for (let times = 0; times < 2; times++) expect((await post(link)).status).toBe(200);
  expect(await rhythm()).toBe('NEVER');
});

it('a link that is not whole is refused in words, another way to ask too', async () => {
  const refused = await post(`${link}x`);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('This link is not complete.')]);
  expect((await fetch(link, { method: 'PUT' })).status).toBe(405);
});

it('it is not tried without an end', async () => {
  const statuses = new Set<number>();
  for (let times = 0; times < 130 && !statuses.has(429); times++) statuses.add((await post(`${link}x`)).status);
  expect([...statuses]).toEqual([400, 429]);
});
