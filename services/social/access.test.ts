import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { neighbour, tellPublished, tellRegistered } from '@kloak/platform/contract/tell.ts';
import { social } from './service.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([neighbour('identity'), neighbour('media'), social], { lanes: 4 });
  await tellRegistered(harness, 'anna', 'Anna', 'anna@example.org');
  await tellRegistered(harness, 'ben', 'Ben', 'ben@example.org');
  await tellPublished(harness, 'anna', 'photo', 'FAMILY_ONLY');
  await tellPublished(harness, 'anna', 'diary', 'PRIVATE');
  await harness.settled();
});
afterAll(() => harness.close());

const as = (who?: string) => harness.as(who);

describe('a guest', () => {
  it('does not learn who there is, nor who there is not', async () => {
    for (const name of ['anna', 'nobody']) {
      await expect(as().call('social', 'FindProfile', { query: name })).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(as().call('social', 'GetProfile', { username: name })).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });
});
