import { loadServices } from '../../deploy/services.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';

/** Hashing cost of some seconds each: sixty calls cannot all be done before their browsers give up. */
const secondsEach = 15;
/** Limit for any number of cores. */
const mostHashedAtOnce = 2;
/** A quarter of a second on a core that has nothing else to do. */
const quarterSecondEach = 12;

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices(), { limits: true, trustedProxies: 1, passwordCost: secondsEach });
  anna = await vault.join('anna');
});
afterAll(() => vault.close());

it('sixty sign-ins at once, each from a network of its own, are told when to come again, and keep no browser out that is known', async () => {
  const ended: string[] = [];
  const guests = Array.from({ length: 60 }, async (_, at) => {
    const body = { email: 'nobody@example.org', password: 'Wrong-Lunch-1' };
    const answer = await vault.guest().send('/api/users/login', { body, headers: { 'x-forwarded-for': `10.0.${at}.1` } });
    ended.push('guest');
    return answer;
  });
  const known = await anna.send('/api/users/login', { body: { email: anna.email, password }, headers: { 'x-forwarded-for': '10.9.9.9' } });
  ended.push('anna');
  expect(known.status).toBe(200);
  const answers = await Promise.all(guests);
  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const late = refused.filter(({ body }) => body.code !== 'busy').map(({ body }) => body.code);
  expect(refused.length).toBeGreaterThan(late.length);
  // All wait until about the same time, so only those whose password is then hashed may time out.
  expect(late).toEqual(Array(late.length).fill('timeout'));
  expect(late.length).toBeLessThanOrEqual(mostHashedAtOnce);
  for (const { status } of answers) expect([401, 503]).toContain(status);
  // The guests who queue are answered after her.
  expect(ended.slice(ended.indexOf('anna')).length).toBeGreaterThan(1);
});

it('thirty of a crowd who sign in at once are all served, each in their turn', async () => {
  await using opened = new AsyncDisposableStack();
  const crowded = await startVault(await loadServices(), { limits: true, trustedProxies: 1, passwordCost: quarterSecondEach });
  opened.defer(() => crowded.close());
  const { email } = await crowded.join('clara');
  const crowd = Array.from({ length: 30 }, (_, at) =>
    crowded.guest().send('/api/users/login', { body: { email, password }, headers: { 'x-forwarded-for': `10.1.${at}.1` } }),
  );
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses).toEqual(Array(30).fill(200));
});
