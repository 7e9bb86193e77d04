import { wakeUps } from '@kloak/access/wake-ups.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { days, type Fixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.register('Anna', 'Anna@Example.org');
});
afterAll(() => fixture.close());
beforeEach(() => fixture.setAhead(0));

describe('confirming an address', () => {
  const accountOf = (id: string) => fixture.harness.as(id).call('identity', 'GetAccount', {});

  it('happens once, by the link in the mail', async () => {
    const token = await fixture.mailedToken('Anna@Example.org');
    const { account } = await fixture.verify(token);
    expect(await accountOf(account)).toMatchObject({ verified: true, admin: false });
    expect(await refusal(fixture.verify(token))).toBe('conflict already-confirmed');
  });

  it('refuses what we never sent, and what is older than 7 days', async () => {
    await fixture.register('Slow', 'slow@example.org');
    const token = await fixture.mailedToken('slow@example.org');
    expect(await refusal(fixture.verify(token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))))).toBe('invalid token-unknown');
    expect(await refusal(fixture.verify('nonsense'))).toBe('invalid token-unknown');
    fixture.setAhead(7 * days + minutes);
    expect(await refusal(fixture.verify(token))).toBe('invalid token-expired');
    fixture.setAhead(0);
    await fixture.verify(token);
  });

  it('refuses a token that was made for a session', async () => {
    const { refreshToken } = await fixture.tokensOf('anna@example.org');
    expect(await refusal(fixture.verify(refreshToken))).toBe('invalid token-unknown');
  });

  it('makes the admin of the settings', async () => {
    const { account } = await fixture.register('Chief', 'admin@example.org');
    await fixture.verify(await fixture.mailedToken('admin@example.org'));
    expect(await accountOf(account)).toMatchObject({ verified: true, admin: true });
  });
});

describe('asking for the mail once more', () => {
  const resend = (id: string, address?: string) => fixture.harness.as(id).call('identity', 'ResendConfirmation', { address });
  const mailsTo = async (email: string) => {
    await fixture.harness.settled();
    return (await fixture.harness.messages()).filter(({ to }) => to === email);
  };

  it('sends one with a link of its own, and the older ones stay good', async () => {
    const { account } = await fixture.register('Again', 'again@example.org');
    const older = await fixture.mailedToken('again@example.org');
    fixture.setAhead(minutes);
    expect(await resend(account, ' AGAIN@example.org')).toEqual({ email: 'again@example.org' });
    const newer = await fixture.mailedToken('again@example.org');
    expect(newer).not.toBe(older);
    fixture.setAhead(7 * days + minutes / 2);
    expect(await refusal(fixture.verify(older))).toBe('invalid token-expired');
    expect(await fixture.verify(newer)).toEqual({ account });
    expect(await refusal(fixture.verify(older))).toBe('conflict already-confirmed');
    fixture.setAhead(8 * days);
    expect(await refusal(resend(account))).toBe('conflict already-confirmed');
    expect(await mailsTo('again@example.org')).toHaveLength(2);
  });

  it('is allowed once a minute and five times a day, also after a restart', async () => {
    const { account } = await fixture.register('Eager', 'eager@example.org');
    await resend(account);
    expect(await refusal(resend(account))).toBe('too-many too-many');
    await fixture.harness.restart();
    expect(await refusal(resend(account))).toBe('too-many too-many');
    for (const time of [1, 2, 3, 4]) {
      fixture.setAhead(time * minutes + 1000);
      await resend(account);
    }
    fixture.setAhead(10 * minutes);
    expect(await refusal(resend(account))).toBe('too-many too-many');
    expect(await mailsTo('eager@example.org')).toHaveLength(6);
    fixture.setAhead(days + minutes);
    expect(await resend(account)).toEqual({ email: 'eager@example.org' });
  });

  it('says by the address whose mail it is, and is refused for any other', async () => {
    const { account } = await fixture.register('Curious', 'curious@example.org');
    expect(await refusal(resend(account, 'anna@example.org'))).toBe('forbidden not-you');
    expect(await refusal(fixture.guest().call('identity', 'ResendConfirmation', {}))).toBe('unauthenticated signed-out');
  });
});

describe('what follows', () => {
  it('tells the pages of a member that the address is confirmed', async () => {
    await fixture.harness.settled();
    const { live } = fixture.harness.platform;
    const pushes: object[] = [];
    fixture.harness.platform.live = { ...live, push: (member, event, payload) => pushes.push({ member, event, payload }) };
    const { account } = await fixture.register('Pushed', 'pushed@example.org');
    await fixture.verify(await fixture.mailedToken('pushed@example.org'));
    await fixture.harness.settled();
    fixture.harness.platform.live = live;
    const at = expect.stringMatching(/^identity\.\d\.\d+$/);
    expect(pushes).toEqual([{ member: account, event: 'changed', payload: { what: 'profile', at } }]);
  });

  it('has whoever holds sockets look again when a session ended', async () => {
    await fixture.harness.settled();
    let woken = 0;
    const stop = fixture.harness.platform.live.onWake(wakeUps.sessionsEnded, () => {
      woken += 1;
    });
    const { account, session } = await fixture.tokensOf('anna@example.org');
    await fixture.harness.settled();
    expect(woken).toBe(0);
    await fixture.harness.as(account, session).call('identity', 'SignOut', {});
    await fixture.harness.settled();
    expect(woken).toBe(1);
    stop();
  });
});
