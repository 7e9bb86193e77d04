import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedUnconfirmed } from '@kloak/platform/testing/seed-event.ts';
import { inviteId } from './domain/invites.ts';
import { nothing, type SocialFixture, startFixture } from './testing/fixture.ts';

const hours = 60 * 60 * 1000;

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.setAhead(0));

const invite = (who: string, to: string) => fixture.as(who).call('social', 'SendInvite', { to });
const remove = (who: string, email: string) => fixture.as(who).call('social', 'RemoveInvite', { email });
const list = async (who: string) => (await fixture.as(who).call('social', 'ListInvites', {})).invites;
const emails = async (who: string) => (await list(who)).map(({ email }) => email);

/** Registers and confirms an address, by the link of an invite or without one. */
async function joins(account: string, email: string, usedInvite?: string): Promise<void> {
  await seedUnconfirmed(fixture.harness, account, account, email);
  await seedEvent(fixture.harness, 'identity', `account:${account}`, account, {
    type: 'EmailConfirmed',
    data: { account, ...(usedInvite && { invite: usedInvite }) },
  });
  await fixture.harness.settled();
}

async function becomesAdmin(account: string): Promise<void> {
  await seedEvent(fixture.harness, 'identity', 'admins:vault', 'vault', { type: 'AdminAdded', data: { account, by: '', admins: [], leaving: [] } });
  await fixture.harness.settled();
}

describe('an invite', () => {
  it('is listed at once, newest first', async () => {
    await fixture.join('Anna');
    expect((await invite('anna', ' Gran@example.com ')).invites).toEqual([{ id: expect.any(String), email: 'Gran@example.com', joined: false }]);
    expect((await invite('anna', 'uncle@example.com')).invites.map(({ email }) => email)).toEqual(['uncle@example.com', 'Gran@example.com']);
  });

  it('is sent once by each member, to whatever address is one', async () => {
    await fixture.join('Ben', 'Carla');
    await invite('ben', 'aunt@example.com');
    await expect(invite('ben', 'AUNT@example.com')).rejects.toThrow('Invite has already been sent.');
    expect(await refusal(invite('carla', 'aunt@example.com'))).toBe('no refusal');
    expect(await refusal(invite('carla', 'aunt@'))).toBe('invalid email-invalid');
  });

  it('is one of three, whose place is free when it is removed', async () => {
    await fixture.join('Dora');
    for (const name of ['one', 'two', 'three']) await invite('dora', `${name}@example.com`);
    expect(await refusal(invite('dora', 'four@example.com'))).toBe('unacceptable too-many-invites');
    await remove('dora', 'TWO@example.com');
    await invite('dora', 'four@example.com');
    expect(await emails('dora')).toEqual(['four@example.com', 'three@example.com', 'one@example.com']);
  });

  it('is one of three also where many are sent at once', async () => {
    await fixture.join('Emil');
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => refusal(invite('emil', `emil-${n}@example.com`))));
    expect(outcomes.filter((outcome) => outcome === 'no refusal')).toHaveLength(3);
    expect(await emails('emil')).toHaveLength(3);
  });

  it('is sent once where the same is asked for at once, and answers a repeat under its key as the first time', async () => {
    await fixture.join('Fritz');
    const outcomes = await Promise.all([1, 2, 3].map(() => refusal(invite('fritz', 'fred@example.com'))));
    expect(outcomes.toSorted()).toEqual(['invalid invite-sent', 'invalid invite-sent', 'no refusal']);
    expect(await emails('fritz')).toEqual(['fred@example.com']);
    const keyed = () => fixture.as('fritz').call('social', 'SendInvite', { to: 'frida@example.com' }, { key: 'k', bodyHash: 'h' });
    await keyed();
    expect((await keyed()).invites).toHaveLength(2);
  });

  it('is removed by who sent it, and by nobody else but an admin', async () => {
    await fixture.join('Gina', 'Hugo', 'Ida');
    await invite('gina', 'great@example.com');
    expect(await refusal(remove('hugo', 'great@example.com'))).toBe('missing no-invite');
    await becomesAdmin('ida');
    await remove('ida', 'great@example.com');
    expect(await emails('gina')).toEqual([]);
    expect(await refusal(remove('ida', 'great@example.com'))).toBe('missing no-invite');
  });

  it('is sent again by admins alone', async () => {
    await fixture.join('Jan', 'Kira');
    await invite('jan', 'joan@example.com');
    const resend = (who: string) => fixture.as(who).call('social', 'ResendInvite', { email: 'JOAN@example.com' });
    expect(await refusal(resend('jan'))).toBe('forbidden not-admin');
    await becomesAdmin('kira');
    expect(await resend('kira')).toEqual({ email: 'joan@example.com' });
    await remove('jan', 'joan@example.com');
    expect(await refusal(resend('kira'))).toBe('missing no-invite');
  });

  it('of an admin is one of more than three', async () => {
    await fixture.join('Lena');
    await becomesAdmin('lena');
    for (const n of [1, 2, 3, 4, 5]) await invite('lena', `lena-${n}@example.com`);
    expect(await emails('lena')).toHaveLength(5);
  });

  it('is a mail, of which an address is sent five a day by all members together', async () => {
    await fixture.join('Max');
    for (const _n of [1, 2, 3, 4, 5]) {
      await invite('max', 'much@example.com');
      await remove('max', 'much@example.com');
    }
    expect(await refusal(invite('max', 'much@example.com'))).toBe('too-many too-many');
    expect(await emails('max')).toEqual([]);
    fixture.setAhead(24 * hours);
    expect(await refusal(invite('max', 'much@example.com'))).toBe('no refusal');
  });

  it('is for members with a confirmed address', async () => {
    await seedUnconfirmed(fixture.harness, 'nobody', 'Nobody', 'nobody@example.org');
    await fixture.harness.settled();
    expect(await refusal(invite('nobody', 'x@example.com'))).toBe('forbidden not-verified');
    expect(await list('nobody')).toEqual([]);
  });
});

describe('a member who is invited', () => {
  it('is asked to connect instead, by name or address, and the inviter is told so', async () => {
    await fixture.join('Nora', 'Otto', 'Paula');
    const otto = { id: 'otto', username: 'Otto', image: '/storage/avatar/otto.svg' };
    expect(await invite('nora', ' OTTO@example.org ')).toEqual({ invites: [], member: otto, connected: false });
    expect(await fixture.standing('otto')).toEqual({ ...nothing, pending: ['nora'] });
    expect((await invite('nora', 'paula')).member?.id).toBe('paula');
    expect(await invite('paula', 'Nora')).toMatchObject({ connected: true });
    expect(await fixture.standing('nora')).toEqual({ friends: ['paula'], pending: [], requested: ['otto'] });
  });

  it('is somebody else, and somebody', async () => {
    await fixture.join('Quinn');
    expect(await refusal(invite('quinn', 'quinn@example.org'))).toBe('invalid invite-yourself');
    expect(await refusal(invite('quinn', 'nobody-at-all'))).toBe('missing no-profile');
  });

  it('whose address is not confirmed is invited by mail: it may be somebody else’s', async () => {
    await fixture.join('Rosa');
    await seedUnconfirmed(fixture.harness, 'squatter', 'Squatter', 'rita@example.com');
    await fixture.harness.settled();
    expect(await invite('rosa', 'rita@example.com')).toMatchObject({ invites: [{ email: 'rita@example.com', joined: false }] });
  });
});

describe('once the address is confirmed', () => {
  it('the inviter sees it, and by the link of the mail the two are connected', async () => {
    await fixture.join('Sven');
    const { invites } = await invite('sven', 'Tina@example.com');
    expect(invites[0]?.id).toBe(inviteId({ member: 'sven', email: 'tina@example.com' }));
    await joins('tina', 'tina@example.com', invites[0]?.id);
    expect(await list('sven')).toMatchObject([{ email: 'Tina@example.com', joined: true }]);
    expect(await fixture.standing('sven')).toEqual({ ...nothing, friends: ['tina'] });
    expect(await fixture.standing('tina')).toEqual({ ...nothing, friends: ['sven'] });
    expect(await refusal(invite('sven', 'tina@example.com'))).toBe('invalid invite-sent');
  });

  it('all others who had invited it have asked to connect', async () => {
    await fixture.join('Udo', 'Vera');
    const { invites } = await invite('udo', 'willi@example.com');
    await invite('vera', 'willi@example.com');
    await joins('willi', 'willi@example.com', invites[0]?.id);
    expect(await fixture.standing('willi')).toEqual({ ...nothing, friends: ['udo'], pending: ['vera'] });
    expect(await list('vera')).toMatchObject([{ joined: true }]);
  });

  it('whoever came without the link is asked', async () => {
    await fixture.join('Xaver');
    await invite('xaver', 'yara@example.com');
    await joins('yara', 'yara@example.com');
    expect(await fixture.standing('yara')).toEqual({ ...nothing, pending: ['xaver'] });
    expect(await list('xaver')).toMatchObject([{ joined: true }]);
  });

  it('whoever is invited at the same moment is asked all the same', async () => {
    await fixture.join('Quentin');
    for (const name of ['first', 'second', 'third']) {
      await Promise.all([joins(name, `${name}@example.com`), invite('quentin', `${name}@example.com`)]);
      await fixture.harness.settled();
      expect(await fixture.standing(name)).toEqual({ ...nothing, pending: ['quentin'] });
    }
  });

  it('the link of an invite that was removed, or went to another address, connects nobody', async () => {
    await fixture.join('Zoe');
    const { invites } = await invite('zoe', 'alma@example.com');
    await joins('bert', 'bert@example.com', invites[0]?.id);
    expect(await fixture.standing('bert')).toEqual(nothing);
    expect(await list('zoe')).toMatchObject([{ joined: false }]);
    await remove('zoe', 'alma@example.com');
    await joins('alma', 'alma@example.com', invites[0]?.id);
    expect(await fixture.standing('alma')).toEqual(nothing);
  });
});
