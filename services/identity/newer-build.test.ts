import { laneOf } from '@kloak/platform/codec/keys.ts';
import { appendAsNewer } from '@kloak/platform/testing/engine/builds.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { name } from './domain/name.ts';
import { identity } from './service.ts';
import { type IdentityFixture, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await startFixture(identity);
});
afterAll(() => fixture.close());

it('a name of which a newer build wrote last is not given to somebody else', async () => {
  await fixture.register('Anna', 'anna@example.org');
  const { store } = fixture.harness.running('identity').runtime;
  const { name: stream, home } = name.of({ username: 'anna' });
  await appendAsNewer(store, { lane: laneOf(home, store.lanes), stream, home }, [{ type: 'NameLent', data: { account: 'anna', until: 'tomorrow' } }]);
  expect(await refusal(fixture.register('anna', 'other@example.org'))).toBe('unavailable newer-build');
  expect(await refusal(fixture.register('Bruno', 'bruno@example.org'))).toBe('no refusal');
});
