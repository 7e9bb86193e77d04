import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from '@kloak/platform/testing/harness.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { days, type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const store = () => fixture.harness.running('identity').runtime.store;

async function signedIn(username: string, address?: string) {
  const { id: account, email } = await fixture.joins(username, { email: address });
  const { session, refreshToken } = await fixture.tokensOf(email);
  return { account, email, refreshToken, me: fixture.harness.as(account, session) };
}
const remove = (me: Caller, given = password) => me.call('identity', 'DeleteAccount', { password: given });
const deletesAt = async (me: Caller) => (await me.call('identity', 'GetAccount', {})).deletesAt;

async function ahead(ms: number): Promise<void> {
  fixture.setAhead(ms);
  await fixture.harness.settled();
}
async function subjects(email: string): Promise<string[]> {
  await fixture.harness.settled();
  return (await fixture.harness.messages()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

it('an account is deleted 30 days after its owner asked for it, through restarts, and then nothing tells who it was', async () => {
  const { account, email, refreshToken, me } = await signedIn('anna');
  expect(await refusal(remove(me, 'Hidden-Lake-2'))).toBe('forbidden wrong-password');
  expect(await deletesAt(me)).toBeUndefined();
  const asked = await remove(me);
  expect(Date.parse(asked.deletesAt) - Date.now()).toBeGreaterThan(29 * days);
  expect(await remove(me)).toEqual(asked);
  expect(await deletesAt(me)).toBe(asked.deletesAt);
  expect(await subjects(email)).toContainEqual(expect.stringMatching(/^Your account will be deleted on \w+ \d+, \d{4}$/));
  // Nothing changes until then.
  await ahead(29 * days);
  await fixture.harness.restart();
  await fixture.signIn(email);
  await ahead(30 * days - minutes);
  const { refreshToken: last } = await fixture.tokensOf(email);

  await ahead(30 * days + minutes);
  expect(await refusal(fixture.signIn(email))).toBe('unauthenticated bad-credentials');
  for (const [token, reason] of [
    [refreshToken, 'expired'],
    [last, 'deleted'],
  ] as const)
    await expect(fixture.refresh(token)).rejects.toMatchObject({ kind: 'unauthenticated', code: 'session-ended', details: { reason } });
  expect(await refusal(me.call('identity', 'KeepAccount', {}))).toBe('unauthenticated session-ended');
  expect(await store().secrets.get(`password:${account}`)).toBeUndefined();
  expect((await subjects(email)).filter((subject) => subject === 'Your account has been deleted')).toHaveLength(1);
  // The address stays until the last mail is sent.
  await fixture.harness.restart();
  await ahead(30 * days + 61 * minutes);
  const kept = JSON.stringify(await store().log.about(account, undefined, 100));
  expect(kept).not.toMatch(/anna/i);
  for (const query of ['anna', email]) expect(await refusal(fixture.guest().call('identity', 'FindAccount', { query }))).toBe('missing no-account');
});

it('nothing in the files of the vault tells the name and address of an account that is gone, but mails that were sent', async () => {
  const { me } = await signedIn('Zebulon');
  const { dataDir } = fixture.harness;
  const telling = async () => {
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && !entry.parentPath.endsWith('outbox'));
    return files.filter((entry) => /zebulon/i.test(readFileSync(join(entry.parentPath, entry.name), 'latin1'))).map(({ name }) => name);
  };
  expect((await telling()).length).toBeGreaterThan(0);
  await remove(me);
  await ahead(30 * days + minutes);
  await ahead(30 * days + 61 * minutes);
  expect(await telling()).toEqual([]);
});

it('its name and its address are whose who comes next', async () => {
  const { email, me } = await signedIn('bea');
  await remove(me);
  await ahead(30 * days + minutes);
  const { account } = await fixture.register('Bea', email);
  await ahead(30 * days + 62 * minutes);
  expect(await fixture.signIn(email)).toMatchObject({ account, username: 'Bea' });
  expect(await fixture.guest().call('identity', 'IsNameTaken', { name: 'bea' })).toMatchObject({ exists: true });
});

it('whoever keeps the account has it as before, and may ask again for another day', async () => {
  const { email, me } = await signedIn('carla');
  await remove(me);
  await me.call('identity', 'KeepAccount', {});
  await me.call('identity', 'KeepAccount', {});
  expect(await deletesAt(me)).toBeUndefined();
  expect(await subjects(email)).toContain('Your account stays');
  await ahead(20 * days);
  const again = fixture.harness.as((await fixture.signIn(email)).account);
  await remove(again);
  await ahead(31 * days);
  await fixture.signIn(email);
  await ahead(51 * days);
  expect(await refusal(fixture.signIn(email))).toBe('unauthenticated bad-credentials');
});

it('the only admin makes somebody else one first; of two who go at once one stays', async () => {
  const [chief, ben] = [await signedIn('Chief', 'admin@example.org'), await signedIn('ben')];
  expect(await refusal(remove(chief.me))).toBe('conflict last-admin');
  expect(await deletesAt(chief.me)).toBeUndefined();
  await chief.me.call('identity', 'GiveAdminRights', { email: ben.email });
  const answers = await Promise.all([refusal(remove(chief.me)), refusal(remove(ben.me))]);
  expect(answers.toSorted()).toEqual(['conflict last-admin', 'no refusal']);
  // An account that is about to be deleted cannot become an admin.
  const [stays, leaves] = answers[0] === 'no refusal' ? [ben, chief] : [chief, ben];
  expect(await refusal(stays.me.call('identity', 'GiveAdminRights', { email: leaves.email }))).toBe('conflict account-leaves');
  await leaves.me.call('identity', 'KeepAccount', {});
  await stays.me.call('identity', 'GiveAdminRights', { email: leaves.email });
});
