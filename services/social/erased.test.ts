import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { neighbour, tellRegistered } from '@kloak/platform/contract/tell.ts';
import { erase } from '@kloak/platform/erase.ts';
import { social } from './service.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([neighbour('identity'), neighbour('media'), social]);
  await tellRegistered(harness, 'anna', 'Anna', 'anna@example.org');
  await tellRegistered(harness, 'gone', 'Gone', 'gone@example.org');
  await harness.settled();
  await erase(harness.running('social').runtime, 'gone');
});
afterAll(() => harness.close());

describe('a member who was erased', () => {
  it.each(['', ' ', 'gone', 'gone@example.org'])('is found by nothing: %j', async (text) => {
    const anna = harness.as('anna');
    await expect(anna.call('social', 'FindProfile', { query: text })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile' });
    await expect(anna.call('social', 'GetProfile', { username: text })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile' });
  });

  it('is not asked to connect', async () => {
    await expect(harness.as('anna').call('social', 'RequestConnection', { other: 'gone' })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile' });
  });
});
