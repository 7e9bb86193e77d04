import type { Settings } from '@kloak/platform/ports/platform.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { resetToken } from '@kloak/proto/client/reset-token.ts';
import { identity } from './service.ts';
import { type IdentityFixture, startFixture } from './testing/fixture.ts';

const settings: Partial<Settings> = {};
let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await startFixture(identity, settings);
  await fixture.register('Anna', 'Anna@Example.org');
  await fixture.register('Ben', 'ben@example.org');
});
afterAll(() => fixture.close());

async function lock(...addresses: string[]): Promise<void> {
  settings.lockedAddresses = addresses;
  await fixture.harness.restart();
}

const resetMails = async () => {
  await fixture.harness.settled();
  return (await fixture.harness.messages()).filter(({ text }) => resetToken(text) !== undefined).map(({ to }) => to);
};

describe('an account that the settings lock', () => {
  it('is entered by nobody, who hears what follows a wrong password, while others are', async () => {
    await lock('anna@example.org');
    expect(await refusal(fixture.signIn('Anna@Example.org'))).toBe('unauthenticated bad-credentials');
    expect(await fixture.signIn('ben@example.org')).toMatchObject({ username: 'Ben' });
    await lock();
    expect(await fixture.signIn('anna@example.org')).toMatchObject({ username: 'Anna' });
  });

  it('has sessions that do not go on, and do so once it is not locked any more', async () => {
    const [hers, his] = [await fixture.tokensOf('anna@example.org'), await fixture.tokensOf('ben@example.org')];
    await lock('anna@example.org');
    expect(await refusal(fixture.refresh(hers.refreshToken))).toBe('unauthenticated session-ended');
    expect(await fixture.refresh(his.refreshToken)).not.toBe('');
    await lock();
    expect(await fixture.refresh(hers.refreshToken)).not.toBe('');
  });

  it('is sent no link for a new password', async () => {
    await lock('anna@example.org');
    for (const username of ['Anna', 'Ben']) await fixture.guest().call('identity', 'RequestPasswordReset', { username });
    expect(await resetMails()).toEqual(['ben@example.org']);
  });

  it('takes no new password by a link that was sent before it was locked, and does so once it is not locked any more', async () => {
    await lock();
    await fixture.guest().call('identity', 'RequestPasswordReset', { username: 'Anna' });
    await resetMails();
    const token = (await fixture.harness.messages()).flatMap(({ text }) => resetToken(text) ?? [])[0] ?? '';
    const isValid = async () => (await fixture.guest().call('identity', 'IsPasswordResetValid', { token })).valid;
    const reset = () => fixture.guest().call('identity', 'ResetPassword', { token, password: 'Other-Lake-2' });
    await lock('anna@example.org');
    expect([await isValid(), await refusal(reset())]).toEqual([false, 'invalid token-unknown']);
    await lock();
    expect([await isValid(), await refusal(reset())]).toEqual([true, 'no refusal']);
  });
});
