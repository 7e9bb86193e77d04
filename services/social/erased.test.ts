import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Gone');
  await fixture.publish('anna', 'photo');
  await fixture.connect('gone', 'anna');
  await fixture.as('gone').call('social', 'SaveComment', { item: 'photo', content: 'I was here' });
  await fixture.as('anna').call('social', 'SaveComment', { item: 'photo', content: 'So was I' });
  await erase(fixture.harness.running('social').runtime, 'gone');
});
afterAll(() => fixture.close());

describe('a member who was erased', () => {
  it.each(['', ' ', 'gone', 'gone@example.org'])('is found by nothing: %j', async (text) => {
    expect(await refusal(fixture.find('anna', text))).toBe('missing no-profile');
    expect(await refusal(fixture.as('anna').call('social', 'GetProfile', { username: text }))).toBe('missing no-profile');
  });

  it('has written comments without words or a name, between those of others', async () => {
    const { comments } = await fixture.as('anna').call('social', 'ListComments', { item: 'photo' });
    expect(comments.map(({ content, writer }) => [content, writer?.username])).toEqual([
      ['', ''],
      ['So was I', 'Anna'],
    ]);
  });

  it('is not asked to connect', async () => {
    expect(await refusal(fixture.request('anna', 'gone'))).toBe('missing no-profile');
  });
});
