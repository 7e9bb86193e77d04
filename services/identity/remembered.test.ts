import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { identity } from './service.ts';

const password = 'secret-1';
const days = 24 * 60 * 60 * 1000;

let ahead = 0;
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([identity], { now: () => new Date(Date.now() + ahead) });
  await harness.as().call('identity', 'Register', { username: 'Anna', email: 'anna@example.org', password });
});
afterAll(() => harness.close());

it.each([true, false])('a session is remembered for 30 days, or is not, as was asked at the sign-in: %j', async (remember) => {
  const { tokens } = await harness.as().call('identity', 'SignIn', { email: 'anna@example.org', password, remember });
  expect(tokens?.remember).toBe(remember);
  ahead += 0.9 * days;
  const refreshed = await harness.as().call('identity', 'RefreshSession', { refreshToken: tokens?.refreshToken ?? '' });
  expect(refreshed.tokens?.remember).toBe(remember);
  ahead += 28 * days;
  const later = harness.as().call('identity', 'RefreshSession', { refreshToken: refreshed.tokens?.refreshToken ?? '' });
  if (remember) expect((await later).tokens?.remember).toBe(true);
  else await expect(later).rejects.toMatchObject({ kind: 'unauthenticated', code: 'session-ended' });
});
