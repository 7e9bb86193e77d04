import { identity } from '@kloak/identity/service.ts';
import { loadServices } from '../../deploy/services.ts';
import { runBefore } from '../testing/faulty.ts';
import { startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
/** Number of the current turn of the event loop. */
let turn = 0;
let count: NodeJS.Immediate;
/** The turns in which calls of guests began. */
const begun: number[] = [];

beforeAll(async () => {
  const next = () => {
    turn += 1;
    count = setImmediate(next);
  };
  count = setImmediate(next);
  const isNameTaken = runBefore(() => void begun.push(turn), identity.rpcs.IsNameTaken);
  vault = await startVault(await loadServices(), { instead: [{ ...identity, rpcs: { ...identity.rpcs, IsNameTaken: isNameTaken } }] });
});
afterAll(async () => {
  clearImmediate(count);
  await vault.close();
});

it('who asks much at once is answered one by one, and others in between', async () => {
  const [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  const answered: string[] = [];
  const ask = async (who: typeof anna) => {
    await who.call('POST /api/library/days', { profileId: who.id });
    answered.push(who.username);
  };
  // Connections are open already, so that none has to wait for one.
  await Promise.all([...Array.from({ length: 100 }, () => ask(anna)), ask(ben)]);
  answered.length = 0;
  await Promise.all([...Array.from({ length: 100 }, () => ask(anna)), ask(ben)]);
  expect(answered.indexOf('ben')).toBeLessThan(50);
});

it('guests who ask at once have their calls begun one by one, however many they are', async () => {
  const guests = Array.from({ length: 100 }, () => vault.guest());
  const ask = () => Promise.all(guests.map((guest) => guest.call('GET /api/users/username/{name}', { name: 'nobody' })));
  await ask();
  begun.length = 0;
  await ask();
  expect(begun).toHaveLength(guests.length);
  expect(new Set(begun).size).toBeGreaterThan(guests.length / 2);
});
