import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

async function signedIn(username: string, address?: string) {
  const { id: account, email } = await fixture.joins(username, { email: address });
  const { session } = await fixture.tokensOf(email);
  const caller = fixture.harness.as(account, session);
  return {
    account,
    email,
    give: (to: string, given?: string) => caller.call('identity', 'GiveAdminRights', { email: to, ...(given && { password: given }) }),
    revoke: (from: string, given?: string) => caller.call('identity', 'RevokeAdminRights', { email: from, ...(given && { password: given }) }),
    list: () => caller.call('identity', 'ListAdmins', {}),
    isAdmin: async () => (await caller.call('identity', 'GetAccount', {})).admin,
  };
}
const chiefJoins = () => signedIn('Chief', 'admin@example.org');

async function subjects(email: string): Promise<string[]> {
  await fixture.harness.settled();
  return (await fixture.harness.messages()).filter(({ to }) => to === email).map(({ subject }) => subject);
}
const namesIn = async (who: Pick<Awaited<ReturnType<typeof signedIn>>, 'list'>) => (await who.list()).admins.map(({ username }) => username);

it('an admin makes another one, who is one at once; both are told, once', async () => {
  const [chief, ben] = [await chiefJoins(), await signedIn('ben')];
  expect(await chief.give(' BEN@example.org ')).toEqual({ email: 'ben@example.org' });
  expect(await ben.isAdmin()).toBe(true);
  await chief.give(ben.email);
  expect((await subjects(ben.email)).filter((subject) => subject === 'You are an admin now')).toHaveLength(1);
  expect((await subjects(chief.email)).filter((subject) => subject === 'You made somebody an admin')).toHaveLength(1);
  const { admins, changes } = await ben.list();
  expect(admins).toMatchObject([{ username: 'Chief', email: 'admin@example.org' }, { username: 'ben' }]);
  expect(changes).toMatchObject([
    { username: 'ben', by: 'Chief', given: true },
    { username: 'Chief', by: '', given: true },
  ]);
});

it('what was given is taken back, and the last admin stays', async () => {
  const [chief, ben] = [await chiefJoins(), await signedIn('ben')];
  await chief.give(ben.email);
  await ben.revoke(chief.email);
  expect(await chief.isAdmin()).toBe(false);
  expect(await refusal(chief.give(ben.email))).toBe('forbidden not-admin');
  expect(await refusal(ben.revoke(ben.email))).toBe('conflict last-admin');
  expect(await subjects(chief.email)).toContain('You are no admin any more');
  expect(await subjects(ben.email)).toContain('You took back the rights of an admin');
  // Rights from the settings are given only once, even if their event is handled again.
  await fixture.harness.restart();
  await fixture.harness.settled();
  expect(await namesIn(ben)).toEqual(['ben']);
});

it('of two admins who revoke each other at once one is left', async () => {
  const [chief, ben] = [await chiefJoins(), await signedIn('ben')];
  await chief.give(ben.email);
  const answers = await Promise.all([refusal(chief.revoke(ben.email)), refusal(ben.revoke(chief.email))]);
  expect(answers.toSorted()).toEqual(['forbidden not-admin', 'no refusal']);
  expect(await namesIn(answers[0] === 'no refusal' ? chief : ben)).toEqual([answers[0] === 'no refusal' ? 'Chief' : 'ben']);
});

it('more than an hour after signing in the password is asked for', async () => {
  const [chief, ben] = [await chiefJoins(), await signedIn('ben')];
  expect((await chief.list()).passwordNeeded).toBe(false);
  fixture.setAhead(61 * minutes);
  expect((await chief.list()).passwordNeeded).toBe(true);
  expect(await refusal(chief.give(ben.email))).toBe('forbidden sign-in-again');
  expect(await refusal(chief.give('nobody@example.org'))).toBe('forbidden sign-in-again');
  expect(await refusal(chief.give(ben.email, 'Another-Lake-1'))).toBe('forbidden wrong-password');
  expect(await ben.isAdmin()).toBe(false);
  await chief.give(ben.email, password);
  expect(await ben.isAdmin()).toBe(true);
});

it('only who has confirmed an address is found by it', async () => {
  const chief = await chiefJoins();
  await fixture.register('Stranger', 'gran@example.org');
  expect(await refusal(chief.give('gran@example.org'))).toBe('invalid no-account');
  expect(await refusal(chief.give('gran@'))).toBe('invalid email-invalid');
});

it('members may neither give nor take, nor see who is an admin', async () => {
  const [chief, ben] = [await chiefJoins(), await signedIn('ben')];
  for (const ask of [() => ben.give(ben.email), () => ben.revoke(chief.email), ben.list]) expect(await refusal(ask())).toBe('forbidden not-admin');
});

it('whom the settings named before there was a list is put on it', async () => {
  const ben = await signedIn('ben');
  await seedEvent(fixture.harness, 'identity', `account:${ben.account}`, ben.account, { type: 'AdminGranted', data: { account: ben.account, by: '' } });
  await fixture.harness.settled();
  expect(await namesIn(ben)).toEqual(['ben']);
});
