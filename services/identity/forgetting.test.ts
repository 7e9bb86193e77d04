import { contextOfJob } from '@kloak/platform/engine/context.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { forgetAccount } from './steps/forget-account.ts';
import { type Fixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const runtime = () => fixture.harness.running('identity').runtime;
const forget = (id: string) => forgetAccount(contextOfJob(runtime(), { id: `forget:${id}`, reaction: 'forget', dueAt: '', attempts: 0, waits: 0 }), id);
const passwordOf = (id: string) => runtime().store.secrets.get(`password:${id}`);

describe('an account that was forgotten and erased', () => {
  it('is neither entered nor found, and leaves its name to others, though not its address', async () => {
    const { account } = await fixture.register('Anna', 'anna@example.org');
    await fixture.verify(await fixture.mailedToken('anna@example.org'));
    expect(await passwordOf(account)).toBeDefined();
    await forget(account);
    // Whoever is interrupted begins again.
    await forget(account);
    await fixture.harness.settled();
    await erase(runtime(), account);
    await forget(account);

    expect(await passwordOf(account)).toBeUndefined();
    expect(await refusal(fixture.signIn('anna@example.org'))).toBe('unauthenticated bad-credentials');
    for (const query of ['anna', 'anna@example.org']) {
      expect(await refusal(fixture.guest().call('identity', 'FindAccount', { query }))).toBe('missing no-account');
    }
    fixture.setAhead(2 * minutes);
    expect(await refusal(fixture.register('Anna', 'anna@example.org'))).toBe('conflict email-taken');
    await fixture.register('Anna', 'another@example.org');
    expect(await fixture.signIn('another@example.org')).toMatchObject({ username: 'Anna' });
  });

  it('leaves its name to whoever has taken it meanwhile', async () => {
    const { account } = await fixture.register('Bea', 'bea@example.org');
    await forget(account);
    await fixture.register('Bea', 'the-other-bea@example.org');
    await forget(account);
    expect(await fixture.guest().call('identity', 'IsNameTaken', { name: 'bea' })).toMatchObject({ exists: true });
  });
});
