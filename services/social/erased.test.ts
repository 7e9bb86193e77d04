import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { startWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.join('Anna', 'Gone');
  await world.publish('anna', 'photo');
  await world.connect('gone', 'anna');
  await world.as('gone').call('social', 'SaveComment', { item: 'photo', content: 'I was here' });
  await world.as('anna').call('social', 'SaveComment', { item: 'photo', content: 'So was I' });
  await erase(world.harness.running('social').runtime, 'gone');
});
afterAll(() => world.close());

describe('a member who was erased', () => {
  it.each(['', ' ', 'gone', 'gone@example.org'])('is found by nothing: %j', async (text) => {
    expect(await refusal(world.find('anna', text))).toBe('missing no-profile');
    expect(await refusal(world.as('anna').call('social', 'GetProfile', { username: text }))).toBe('missing no-profile');
  });

  it('has written comments without words or a name, between those of others', async () => {
    const { comments } = await world.as('anna').call('social', 'ListComments', { item: 'photo' });
    expect(comments.map(({ content, writer }) => [content, writer?.username])).toEqual([
      ['', ''],
      ['So was I', 'Anna'],
    ]);
  });

  it('is not asked to connect', async () => {
    expect(await refusal(world.request('anna', 'gone'))).toBe('missing no-profile');
  });
});
