import { refusal } from '@kloak/platform/testing/refusal.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { maxRegistrationMails, maxResentMails } from './domain/registration-mails.ts';
import { days, type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.register('Anna', 'Anna@Example.org');
});
afterAll(() => fixture.close());
beforeEach(() => fixture.setAhead(0));

const accountOf = (id: string) => fixture.harness.as(id).call('identity', 'GetAccount', {});

describe('confirming an address', () => {
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
    const token = await fixture.mailedToken('admin@example.org');
    expect(await fixture.verify(token, {})).toMatchObject({ account, needsPassword: true });
    expect(await accountOf(account)).toMatchObject({ verified: false, admin: false });
    await fixture.verify(token);
    expect(await accountOf(account)).toMatchObject({ verified: true, admin: true });
    await fixture.harness.settled();
    const told = (await fixture.harness.messages()).filter(({ to }) => to === 'admin@example.org').map(({ subject }) => subject);
    expect(told).toContain('You are an admin now');
  });
});

describe('an address that a stranger registered', () => {
  const isAnswered = async (token: string, shown: Parameters<IdentityFixture['verify']>[1]) => (await fixture.verify(token, shown)).needsPassword;
  const isTaken = async (address: string) => (await fixture.guest().call('identity', 'IsMailTaken', { address })).exists;
  const found = (query: string) => refusal(fixture.guest().call('identity', 'FindAccount', { query }));

  it('is nobody’s: it is not found, not taken, and who has the mailbox registers it', async () => {
    await fixture.register('Stranger', 'gran@example.org');
    expect(await isTaken('gran@example.org')).toBe(false);
    expect(await found('gran@example.org')).toBe('missing no-account');
    // One mail per minute is sent, so the first one must be out of the way.
    await fixture.harness.settled();
    fixture.setAhead(2 * minutes);
    const { account } = await fixture.register('Gran', 'Gran@example.org');
    expect(await fixture.signIn('gran@example.org')).toMatchObject({ account });
    await fixture.verify(await fixture.mailedToken('Gran@example.org'));
    expect(await isTaken('gran@example.org')).toBe(true);
    expect(await found('gran@example.org')).toBe('no refusal');
    fixture.setAhead(4 * minutes);
    expect(await refusal(fixture.register('Later', 'gran@example.org'))).toBe('conflict email-taken');
    expect(await refusal(fixture.verify(await fixture.mailedToken('gran@example.org')))).toBe('conflict email-taken');
  });

  it('yields to whoever confirms it, also to the one who registered it first', async () => {
    const first = await fixture.register('First', 'both@example.org');
    const token = await fixture.mailedToken('both@example.org');
    fixture.setAhead(2 * minutes);
    const second = await fixture.register('Second', 'BOTH@example.org');
    const newer = await fixture.mailedToken('BOTH@example.org');
    expect(await fixture.signIn('both@example.org')).toMatchObject({ account: second.account });
    await fixture.verify(token);
    expect(await fixture.signIn('both@example.org')).toMatchObject({ account: first.account });
    expect(await refusal(fixture.verify(newer))).toBe('conflict email-taken');
  });

  it('is confirmed by one of two who confirm it at once', async () => {
    for (let round = 0; round < 10; round++) {
      fixture.setAhead(0);
      const address = `raced${round}@example.org`;
      const ids = [(await fixture.register(`One-${round}`, address)).account];
      const tokens = [await fixture.mailedToken(address)];
      fixture.setAhead(2 * minutes);
      ids.push((await fixture.register(`Two-${round}`, address.toUpperCase())).account);
      tokens.push(await fixture.mailedToken(address.toUpperCase()));
      const answers = await Promise.all(tokens.map((token) => refusal(fixture.verify(token))));
      const rights = await Promise.all(ids.map((id) => accountOf(id)));
      const confirmed = rights.filter(({ verified }) => verified);
      expect(confirmed.length).toBeLessThanOrEqual(1);
      expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(confirmed.length);
      for (const { account } of confirmed) expect(await fixture.signIn(address)).toMatchObject({ account });
    }
  });

  it('takes a few mails a day and no more, and whoever registers it meanwhile is registered', async () => {
    for (let time = 0; time < maxRegistrationMails; time++) {
      fixture.setAhead(time * 2 * minutes);
      await fixture.register(`Bomb-${time}`, 'bombed@example.org');
    }
    await fixture.harness.settled();
    const mails = async () => (await fixture.harness.messages()).filter(({ to }) => to === 'bombed@example.org').length;
    const sent = await mails();
    expect(sent).toBeLessThanOrEqual(maxRegistrationMails);
    fixture.setAhead(60 * minutes);
    await fixture.register('Bombed', 'bombed@example.org');
    expect(await fixture.guest().call('identity', 'IsNameTaken', { name: 'Bombed' })).toEqual({ exists: true });
    expect(await mails()).toBe(sent);
    // The owner of the address gets access with the mailed link.
    await fixture.verify(await fixture.mailedToken('bombed@example.org'), { newPassword: 'my-own-secret-2' });
    await fixture.signIn('bombed@example.org', 'my-own-secret-2');
  });

  it('is not confirmed for a password that somebody else chose', async () => {
    const { account } = await fixture.register('Squatter', 'owned@example.org');
    const strangers = await fixture.tokensOf('owned@example.org');
    const token = await fixture.mailedToken('owned@example.org');
    expect(await isAnswered(token, {})).toBe(true);
    expect(await refusal(fixture.verify(token, { password: 'a guess' }))).toBe('forbidden wrong-password');
    expect(await refusal(fixture.verify(token, { newPassword: 'simple' }))).toBe('invalid password-weak');
    expect(await accountOf(account)).toMatchObject({ verified: false });
    expect(await isAnswered(token, { newPassword: 'my-own-secret-2' })).toBe(false);
    await fixture.harness.settled();
    expect(await accountOf(account)).toMatchObject({ verified: true });
    expect(await refusal(fixture.refresh(strangers.refreshToken))).toBe('unauthenticated session-ended');
    expect(await refusal(fixture.signIn('owned@example.org'))).toBe('unauthenticated bad-credentials');
    expect(await fixture.signIn('owned@example.org', 'my-own-secret-2')).toMatchObject({ account });
  });

  it('is confirmed by who knows the password, or in a session of the account', async () => {
    await fixture.register('Elsewhere', 'elsewhere@example.org');
    const token = await fixture.mailedToken('elsewhere@example.org');
    expect(await isAnswered(token, { password })).toBe(false);
    expect(await refusal(fixture.verify(token, {}))).toBe('conflict already-confirmed');
    const { account } = await fixture.register('Inside', 'inside@example.org');
    const inside = await fixture.mailedToken('inside@example.org');
    expect(await fixture.harness.as(account).call('identity', 'VerifyEmail', { token: inside })).toMatchObject({ account, needsPassword: false });
  });

  it('says what is wrong with a link before it asks for a password', async () => {
    await fixture.register('Expired', 'expired@example.org');
    const token = await fixture.mailedToken('expired@example.org');
    fixture.setAhead(7 * days + minutes);
    expect(await refusal(fixture.verify(token, {}))).toBe('invalid token-expired');
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
    expect(await fixture.verify(newer)).toMatchObject({ account, needsPassword: false });
    expect(await refusal(fixture.verify(older))).toBe('conflict already-confirmed');
    fixture.setAhead(8 * days);
    expect(await refusal(resend(account))).toBe('conflict already-confirmed');
    expect(await mailsTo('again@example.org')).toHaveLength(2);
  });

  it('is allowed once a minute and five times a day, also after a restart', async () => {
    const { account } = await fixture.register('Eager', 'eager@example.org');
    // Sent by one request, which is repeated since its answer was lost.
    const sent = () => fixture.harness.as(account).call('identity', 'ResendConfirmation', {}, { key: 'lost', bodyHash: 'same' });
    expect(await sent()).toEqual(await sent());
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

  it('is counted by address, too, whatever account asks, and leaves mails for who registers', async () => {
    const accounts: string[] = [];
    const register = async (time: number) => accounts.push((await fixture.register(`Many-${time}`, 'many@example.org')).account);
    for (const time of [0, 1]) {
      fixture.setAhead(time * 2 * minutes);
      await register(time);
    }
    const outcomes: string[] = [];
    for (let time = 2; time < 6; time++) {
      fixture.setAhead(time * 2 * minutes);
      for (const account of accounts) outcomes.push(await refusal(resend(account)));
      // Too soon for the account takes none of the address's.
      expect(await refusal(resend(accounts[0] ?? ''))).toBe('too-many too-many');
    }
    const sentAgain = maxResentMails - accounts.length;
    expect(outcomes).toEqual(outcomes.map((_, at) => (at < sentAgain ? 'no refusal' : 'too-many too-many')));
    fixture.setAhead(14 * minutes);
    await register(6);
    expect(await mailsTo('many@example.org')).toHaveLength(maxResentMails + 1);
    fixture.setAhead(days + 15 * minutes);
    expect(await refusal(resend(accounts[0] ?? ''))).toBe('no refusal');
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
    const { account } = await fixture.register('Pushed', 'pushed@example.org');
    const pushes = await fixture.harness.hearing(async () => fixture.verify(await fixture.mailedToken('pushed@example.org')));
    const at = expect.stringMatching(/^identity\.\d\.\d+$/);
    expect(pushes).toEqual([{ members: [account], event: 'changed', payload: { what: 'profile', at } }]);
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
