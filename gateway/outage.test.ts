// Functions that remain for members while a part behind the gateway is unavailable.
import { identity } from '@kloak/identity/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { io } from 'socket.io-client';
import { loadServices } from '../deploy/services.ts';
import { runBefore } from './testing/faulty.ts';
import { type Person, startVault, type Vault } from './testing/vault.ts';

let isAway = false;
const refreshSession = runBefore(() => {
  if (isAway) throw unavailable('Identity');
}, identity.rpcs.RefreshSession);
let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices(), { instead: [{ ...identity, rpcs: { ...identity.rpcs, RefreshSession: refreshSession } }] });
  anna = await vault.join('anna');
});
afterAll(() => vault.close());

const auth = () => anna.send('/api/users/auth', { method: 'GET' });

it('a session outlives an outage in which it cannot be refreshed', async () => {
  anna.setCookie('kloak-access');
  isAway = true;
  expect((await auth()).status).toBe(503);
  isAway = false;
  expect(anna.cookies()).toContain('kloak-refresh=');
  expect((await auth()).body).toMatchObject({ isAuth: true, username: 'anna' });
});

it('a session goes on without the cache', async () => {
  const away = () => Promise.reject(new Error('away'));
  const endFake = vault.harness.fake.cache(() => ({ position: away, raise: away }));
  try {
    expect((await auth()).body).toMatchObject({ isAuth: true });
    const wrote = await anna.send('/api/connection/request', { body: { profileFrom: anna.id, profileTo: anna.id } });
    expect(wrote.status).toBe(200);
    anna.setCookie('kloak-access');
    expect((await auth()).body).toMatchObject({ isAuth: true });
  } finally {
    endFake();
  }
});

it('the sockets of a session end before signing out is answered, though nobody is woken', async () => {
  const dropped: string[] = [];
  const endFake = vault.harness.fake.live(({ drop }) => ({
    wake: () => undefined,
    drop(session) {
      dropped.push(session);
      drop(session);
    },
  }));
  const socket = io(vault.base, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: anna.cookies() } });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  try {
    const cut = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    await anna.send('/api/users/logout');
    expect(dropped).toHaveLength(1);
    await cut;
  } finally {
    endFake();
    socket.disconnect();
  }
});
