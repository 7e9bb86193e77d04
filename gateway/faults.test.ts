// When something behind the gateway fails, and when the gateway itself ends.
import { identity } from '@kloak/identity/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Handlers } from '@kloak/platform/service.ts';
import { social } from '@kloak/social/service.ts';
import { type Person, startVault, type Vault } from './testing/vault.ts';

const state = { signOutAway: false, slow: Promise.withResolvers<void>(), entered: Promise.withResolvers<void>() };
const signOut: Handlers<'identity'>['SignOut'] = async (ctx, request) => {
  if (state.signOutAway) throw unavailable('Something');
  return await identity.rpcs.SignOut(ctx, request);
};
let vault: Vault;
let anna: Person;

beforeAll(async () => {
  vault = await startVault({
    services: [
      {
        ...social,
        rpcs: {
          ...social.rpcs,
          async FindProfile() {
            throw new Error('the secret reason');
          },
          async GetProfile() {
            throw unavailable('Something');
          },
          async ListConnections() {
            state.entered.resolve();
            await state.slow.promise;
            return {};
          },
        },
      },
      {
        ...identity,
        rpcs: {
          ...identity.rpcs,
          SignOut: signOut,
        },
      },
    ],
  });
  anna = await vault.join('anna');
}, 30_000);

it('a defect says nothing of itself', async () => {
  const { status, body, headers } = await anna.send('/api/users/find-profile', { body: { query: 'ben' } });
  expect([status, body]).toEqual([
    500,
    { success: false, code: 'defect', message: 'Something went wrong on our side.', requestId: headers.get('x-request-id') },
  ]);
});

it('what is away may be asked again soon', async () => {
  const { status, body, headers } = await anna.send('/api/users/getProfile', { body: { username: 'ben' } });
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
});

it('signing out empties the browser, though the session cannot be ended', async () => {
  const ben = await vault.join('ben', { verified: false });
  state.signOutAway = true;
  const { status, headers } = await ben.send('/api/users/logout');
  state.signOutAway = false;
  expect([status, headers.get('clear-site-data')]).toEqual([503, '"cache"']);
  expect(ben.cookies()).not.toContain('kloak-access');
}, 20_000);

it('a port that is taken is told in words', async () => {
  const { startGateway } = await import('./gateway.ts');
  const { pino } = await import('pino');
  const http = { port: vault.door.address.port, host: '127.0.0.1', trustedProxies: 0, limits: false };
  const access = vault.harness.running('identity');
  const again = startGateway({
    platform: vault.harness.platform,
    access,
    settings: { url: 'http://localhost:1' },
    http,
    problems: () => [],
    warnings: () => [],
    log: pino({ level: 'silent' }),
  });
  await expect(again).rejects.toThrow(/^Port \d+ of 127\.0\.0\.1 is in use by another program/);
});

it('ends when what is running has been answered, and takes nothing new', async () => {
  const asked = anna.send(`/api/connection/all/${anna.id}`, { method: 'GET' });
  await state.entered.promise;
  const closed = vault.close();
  await expect(fetch(`${vault.base}/healthz`)).rejects.toThrow();
  expect(vault.door.problems()).toContain('gateway: is stopping');
  state.slow.resolve();
  expect((await asked).status).toBe(200);
  await closed;
});
