import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { neighbour, tellPublished, tellRegistered } from '@kloak/platform/contract/tell.ts';
import { erase } from '@kloak/platform/erase.ts';
import { social } from './service.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([neighbour('identity'), neighbour('media'), social]);
  await tellRegistered(harness, 'anna', 'Anna', 'anna@example.org');
  await tellRegistered(harness, 'gone', 'Gone', 'gone@example.org');
  await tellPublished(harness, 'anna', 'photo', 'FAMILY_ONLY');
  await harness.settled();
  await harness.as('anna').call('social', 'RequestConnection', { other: 'gone' });
  await harness.as('gone').call('social', 'AcceptConnection', { other: 'anna' });
  await harness.as('gone').call('social', 'SaveComment', { item: 'photo', content: 'I was here' });
  await harness.as('anna').call('social', 'SaveComment', { item: 'photo', content: 'So was I' });
  await erase(harness.running('social').runtime, 'gone');
});
afterAll(() => harness.close());

describe('a member who was erased', () => {
  it.each(['', ' ', 'gone', 'gone@example.org'])('is found by nothing: %j', async (text) => {
    const anna = harness.as('anna');
    await expect(anna.call('social', 'FindProfile', { query: text })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile' });
    await expect(anna.call('social', 'GetProfile', { username: text })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile' });
  });

  it('has written comments without words or a name, between those of others', async () => {
    const { comments } = await harness.as('anna').call('social', 'ListComments', { item: 'photo' });
    expect(comments.map(({ content, writer }) => [content, writer?.username])).toEqual([
      ['', ''],
      ['So was I', 'Anna'],
    ]);
  });

  it('is not asked to connect', async () => {
    await expect(harness.as('anna').call('social', 'RequestConnection', { other: 'gone' })).rejects.toMatchObject({ kind: 'missing', code: 'no-profile' });
  });
});
