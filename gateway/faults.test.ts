// Failures behind the gateway, and a stop of the gateway itself.
import { identity } from '@kloak/identity/service.ts';
import { media } from '@kloak/media/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { social } from '@kloak/social/service.ts';
import { pino } from 'pino';
import { loadServices } from '../deploy/services.ts';
import { startGateway } from './gateway.ts';
import { answerWith, runBefore } from './testing/faulty.ts';
import { type Person, startVault, type Vault } from './testing/vault.ts';

let isSignOutUnavailable = false;
const fail = (error: Error) => () => {
  throw error;
};
const faultySocial = {
  ...social,
  rpcs: {
    ...social.rpcs,
    FindProfile: runBefore(fail(new Error('the secret reason')), social.rpcs.FindProfile),
    GetProfile: runBefore(fail(unavailable('Something')), social.rpcs.GetProfile),
  },
};
const faultyIdentity = {
  ...identity,
  rpcs: {
    ...identity.rpcs,
    SignOut: runBefore(() => {
      if (isSignOutUnavailable) throw unavailable('Something');
    }, identity.rpcs.SignOut),
  },
};

const faultyMedia = { ...media, rpcs: { ...media.rpcs, GetUsage: answerWith({ used: -1, reserved: 0, max: 0 }, media.rpcs.GetUsage) } };

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices(), { instead: [faultySocial, faultyIdentity, faultyMedia] });
  anna = await vault.join('anna');
});
afterAll(() => vault.close());

it('a defect says nothing of itself', async () => {
  const { status, body, headers } = await anna.send('/api/users/find-profile', { body: { query: 'ben' } });
  expect([status, body]).toEqual([
    500,
    { success: false, code: 'defect', message: 'Something went wrong on our side.', requestId: headers.get('x-request-id') },
  ]);
});

it('an answer that the contract does not have is a defect, and does not leave', async () => {
  const { status, body } = await anna.send('/api/users/getDataUsage', { body: { profileId: anna.id } });
  expect([status, body.code]).toEqual([500, 'defect']);
  expect(body).not.toHaveProperty('dataUsage');
});

it('what is away may be asked again soon', async () => {
  const { status, body, headers } = await anna.send('/api/users/getProfile', { body: { username: 'ben' } });
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
});

it('signing out empties the browser, though the session cannot be ended', async () => {
  const ben = await vault.join('ben', { verified: false });
  isSignOutUnavailable = true;
  const { status, headers } = await ben.send('/api/users/logout');
  isSignOutUnavailable = false;
  expect([status, headers.get('clear-site-data')]).toEqual([503, '"cache"']);
  expect(ben.cookies()).not.toContain('kloak-access');
});

it('a port that is taken is told in words', async () => {
  const again = startGateway({
    platform: vault.harness.platform,
    running: vault.harness.running('identity'),
    settings: { url: 'http://localhost:1', registration: 'open' },
    http: { port: vault.door.address.port, host: '127.0.0.1', trustedProxies: 0, limits: false },
    lockedAccounts: new Set(),
    checkAnswers: true,
    problems: () => [],
    warnings: () => [],
    log: pino({ level: 'silent' }),
  });
  await expect(again).rejects.toThrow(/^Port \d+ of 127\.0\.0\.1 is in use by another program/);
});

it('ends when what is running has been answered, and takes nothing new', async () => {
  const [entered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slowly = runBefore(() => {
    entered.resolve();
    return released.promise;
  }, social.rpcs.ListConnections);
  const ending = await startVault(await loadServices(), { instead: [{ ...social, rpcs: { ...social.rpcs, ListConnections: slowly } }] });
  const cleo = await ending.join('cleo', { verified: false });
  const asked = cleo.send(`/api/connection/all/${cleo.id}`, { method: 'GET' });
  await entered.promise;
  const closed = ending.close();
  await expect(fetch(`${ending.base}/healthz`)).rejects.toThrow();
  expect(ending.door.problems()).toContain('gateway: is stopping');
  released.resolve();
  expect((await asked).status).toBe(200);
  await closed;
});
