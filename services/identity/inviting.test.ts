import { laneOf } from '@kloak/platform/codec/keys.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { inviteLink } from '@kloak/proto/client/invite-link.ts';
import { days, type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;
let anna: string;
beforeAll(async () => {
  fixture = await startFixture();
  ({ account: anna } = await fixture.register('Anna', 'anna@example.org'));
});
afterAll(() => fixture.close());
beforeEach(() => fixture.setAhead(0));

const mailsTo = async (email: string) => {
  await fixture.harness.settled();
  return (await fixture.harness.messages()).filter(({ to }) => to === email);
};

/** Anna's invite to an address, and the token of its mail. */
async function invite(id: string, email: string): Promise<string> {
  const data = { member: anna, invite: id, email, listed: [id] };
  await seedEvent(fixture.harness, 'social', `invites:${anna}`, anna, { type: 'InviteSent', data });
  const [mail] = await mailsTo(email);
  return inviteLink(mail?.text)?.token ?? '';
}

/** Invite recorded in the log for a confirmed account that registered with a token. */
async function usedInvite(username: string, token: string): Promise<string | undefined> {
  const email = `${username}@example.org`;
  const { account } = await fixture.guest().call('identity', 'Register', { username, email, password, invite: token });
  await fixture.verify(await fixture.mailedToken(email));
  const { log } = fixture.harness.running('identity').runtime.store;
  const [commit] = await log.stream(laneOf(account, 4), `account:${account}`, 1);
  return commit?.events.flatMap(({ type, data }) => (type === 'EmailConfirmed' && 'invite' in data ? [String(data.invite)] : []))[0];
}

describe('the mail of an invite', () => {
  it('tells who invites, with a link to the sign-up that holds the address', async () => {
    const token = await invite('i1', 'gran+vault@example.com');
    const [mail] = await mailsTo('gran+vault@example.com');
    expect(mail?.subject).toBe('Anna invites you to Kloak');
    expect(mail?.text).toContain(`http://localhost:8080/register#invite=${token}&email=gran%2Bvault%40example.com`);
    expect(inviteLink(mail?.text)).toEqual({ token, email: 'gran+vault@example.com' });
  });
});

describe('a vault that is closed to strangers', () => {
  const join = (username: string, email: string, token?: string) =>
    fixture.guest().call('identity', 'Register', { username, email, password, ...(token && { invite: token }) });
  let before: { fixture: IdentityFixture; anna: string };
  beforeAll(async () => {
    before = { fixture, anna };
    fixture = await startFixture(undefined, { registration: 'invited', adminEmail: 'Anna@Example.org' });
    ({ account: anna } = await join('Anna', 'anna@example.ORG'));
  });
  afterAll(async () => {
    await fixture.close();
    ({ fixture, anna } = before);
  });

  it('takes in the invited address by its link, and nobody else', async () => {
    const token = await invite('i9', 'Gran@example.com');
    expect(await refusal(join('stranger', 'stranger@example.com'))).toBe('forbidden invites-only');
    expect(await refusal(join('stranger', 'stranger@example.com', token))).toBe('forbidden invites-only');
    expect(await refusal(join('gran', 'gran@example.com', `${token}x`))).toBe('forbidden invites-only');
    fixture.setAhead(30 * days + minutes);
    expect(await refusal(join('gran', 'gran@example.com', token))).toBe('forbidden invites-only');
    fixture.setAhead(0);
    expect(await fixture.guest().call('identity', 'IsNameTaken', { name: 'gran' })).toEqual({ exists: false });
    expect(await join('gran', 'gran@EXAMPLE.com', token)).toEqual({ account: expect.any(String) });
  });
});

describe('the link of an invite', () => {
  it('is told when the address of who used it is confirmed, for 30 days', async () => {
    const token = await invite('i2', 'uncle@example.com');
    expect(await usedInvite('uncle', token)).toBe('i2');
    fixture.setAhead(30 * days - minutes);
    expect(await usedInvite('late', token)).toBe('i2');
    fixture.setAhead(30 * days + minutes);
    expect(await usedInvite('later', token)).toBeUndefined();
  });

  it('is passed over where we did not sign it, and nobody is turned away for it', async () => {
    const token = await invite('i3', 'aunt@example.com');
    for (const [name, wrong] of [
      ['one', ''],
      ['two', 'no-token'],
      ['three', token.replace('i3', 'i4')],
      ['four', `${token}x`],
    ] as const)
      expect(await usedInvite(name, wrong)).toBeUndefined();
  });
});

it('the invites of a member who was erased are sent no more', async () => {
  const { account: gone } = await fixture.register('Gone', 'gone@example.org');
  await fixture.harness.settled();
  await erase(fixture.harness.running('identity').runtime, gone);
  const data = { member: gone, invite: 'i5', email: 'friend@example.com', listed: ['i5'] };
  await seedEvent(fixture.harness, 'social', `invites:${gone}`, gone, { type: 'InviteSent', data });
  expect(await mailsTo('friend@example.com')).toEqual([]);
});
