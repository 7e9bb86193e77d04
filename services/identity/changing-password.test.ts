import { refusal } from '@kloak/platform/testing/refusal.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { resetToken } from '@kloak/proto/client/reset-token.ts';
import { identity } from './service.ts';
import { type IdentityFixture, startFixture } from './testing/fixture.ts';

const newPassword = 'Other-secret-2';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

/** A member with two sessions: here, and on a tablet. */
async function signedInTwice(username: string) {
  const email = `${username.toLowerCase()}@example.org`;
  const { account } = await fixture.register(username, email);
  const [here, tablet] = [await fixture.tokensOf(email), await fixture.tokensOf(email)];
  const me = fixture.harness.as(account, here.session);
  const change = (given: string, next = newPassword, options?: { key: string }) =>
    me.call('identity', 'ChangePassword', { password: given, newPassword: next }, options);
  return { email, account, here, tablet, change };
}

describe('who knows the password', () => {
  it('replaces it: the former one opens nothing, this session goes on, and all others end', async () => {
    const { email, here, tablet, change } = await signedInTwice('Careful');
    await change(password);
    await fixture.harness.settled();
    expect(await refusal(fixture.signIn(email, password))).toBe('unauthenticated bad-credentials');
    expect(await refusal(fixture.refresh(tablet.refreshToken))).toBe('unauthenticated session-ended');
    await fixture.refresh(here.refreshToken);
    await fixture.signIn(email, newPassword);
  });

  it('ends the others at that answer, before anything follows from it', async () => {
    const slow = await startFixture({ ...identity, reactions: identity.reactions.filter(({ name }) => name !== 'end-sessions') });
    try {
      const { account } = await slow.register('Quick', 'quick@example.org');
      const [here, tablet] = [await slow.tokensOf('quick@example.org'), await slow.tokensOf('quick@example.org')];
      const change = { password, newPassword };
      await slow.harness.as(account, here.session).call('identity', 'ChangePassword', change);
      expect(await refusal(slow.refresh(tablet.refreshToken))).toBe('unauthenticated session-ended');
      await slow.refresh(here.refreshToken);

      await slow.guest().call('identity', 'RequestPasswordReset', { username: 'Quick' });
      await slow.harness.settled();
      const token = (await slow.harness.messages()).flatMap(({ text }) => resetToken(text) ?? [])[0] ?? '';
      const again = await slow.tokensOf('quick@example.org', newPassword);
      await slow.guest().call('identity', 'ResetPassword', { token, password: 'Third-secret-3' });
      expect(await refusal(slow.refresh(again.refreshToken))).toBe('unauthenticated session-ended');
    } finally {
      await slow.close();
    }
  });

  it('is told by mail, in words for who did not do it', async () => {
    const { email, change } = await signedInTwice('Told');
    await change(password);
    await fixture.harness.settled();
    const message = (await fixture.harness.messages()).find(({ to, subject }) => to === email && subject === 'Your password was changed');
    expect(message?.text).toContain('somebody else knew your password');
  });

  it('does so once, however often the same request comes', async () => {
    const { email, change } = await signedInTwice('Repeating');
    await change(password, newPassword, { key: 'once' });
    await change(password, newPassword, { key: 'once' });
    await fixture.signIn(email, newPassword);
  });

  it('is told a rule that the new one breaks', async () => {
    const { email, change } = await signedInTwice('Hasty');
    expect(await refusal(change(password, 'short'))).toBe('invalid password-weak');
    expect(await refusal(change(password, 'Qwerty123!'))).toBe('invalid password-common');
    expect(await refusal(change(password, '1-hasty@example.org'))).toBe('invalid password-own-name');
    await fixture.signIn(email, password);
  });
});

test.each([
  ['Wrong', 'Other-secret-9'],
  ['Empty', ''],
  ['Long', `${password}${'x'.repeat(80)}`],
])('who does not know it changes nothing: %s', async (username, given) => {
  const { email, tablet, change } = await signedInTwice(username);
  expect(await refusal(change(given))).toBe('forbidden wrong-password');
  await fixture.harness.settled();
  await fixture.signIn(email, password);
  await fixture.refresh(tablet.refreshToken);
});
