import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import type { Ctx } from '@kloak/platform/service.ts';
import { identity } from './service.ts';

const password = 'secret-1';
const minutes = 60 * 1000;
const days = 24 * 60 * minutes;

/** The next registration dies where it decides for the so manieth time. */
let diesAt = 0;
const dying = (ctx: Ctx): Ctx => ({
  ...ctx,
  asGuest: (guest) => dying(ctx.asGuest(guest)),
  decide: async (...decision) => {
    if (diesAt === 1) throw unavailable('The store');
    diesAt -= 1;
    return await ctx.decide(...decision);
  },
});
const mortal = {
  ...identity,
  rpcs: { ...identity.rpcs, Register: (ctx: Ctx, form: Parameters<typeof identity.rpcs.Register>[1]) => identity.rpcs.Register(dying(ctx), form) },
};

let ahead = 0;
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([mortal], { lanes: 4, now: () => new Date(Date.now() + ahead) });
  await register('Anna', 'anna@example.org');
});
afterAll(() => harness.close());
beforeEach(() => {
  ahead = 0;
  diesAt = 0;
});

const register = (username: string, email: string, key?: string) =>
  harness.as().call('identity', 'Register', { username, email, password }, key === undefined ? {} : { key, bodyHash: `${username} ${email}` });

const isTaken = async (name: string) => (await harness.as().call('identity', 'IsNameTaken', { name })).exists;
const hasAccount = async (address: string) => (await harness.as().call('identity', 'IsMailTaken', { address })).exists;

describe('a name and an address that somebody registered', () => {
  it('are taken for ever', async () => {
    ahead = 400 * days;
    expect(await isTaken('anna')).toBe(true);
    expect(await hasAccount('anna@example.org')).toBe(true);
  });

  it('are taken with spaces around them, too', async () => {
    expect(await isTaken(' anna ')).toBe(true);
    expect(await hasAccount(' anna@example.org ')).toBe(true);
  });
});

describe('a registration that was given up for another', () => {
  it('keeps no address, though it comes again', async () => {
    const first = () => register('Left', 'left@example.org', 'left');
    diesAt = 2;
    await expect(first()).rejects.toThrow('not available');
    diesAt = 0;
    ahead = 11 * minutes;
    await register('Left', 'right@example.org');
    await expect(first()).rejects.toMatchObject({ kind: 'conflict', code: 'abandoned' });
    expect(await hasAccount('left@example.org')).toBe(false);
  });
});

describe('an Idempotency-Key that two guests chose', () => {
  it('is of each by itself', async () => {
    const [one, other] = [await register('Berta', 'berta@example.org', 'the same'), await register('Carl', 'carl@example.org', 'the same')];
    expect(one.account).not.toBe(other.account);
    await expect(register('Berta', 'another@example.org', 'the same')).rejects.toMatchObject({ kind: 'conflict', code: 'name-taken' });
    const signIn = (email: string) => harness.as().call('identity', 'SignIn', { email, password }, { key: 'the same', bodyHash: email });
    const sessions = await Promise.all(['berta@example.org', 'carl@example.org'].map(async (email) => (await signIn(email)).tokens?.session));
    expect(new Set(sessions).size).toBe(2);
  });
});
