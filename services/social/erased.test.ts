import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import { nothing, type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Gone');
  await fixture.publish('anna', 'photo');
  await fixture.connect('gone', 'anna');
  await changeAvatar('one');
  await fixture.harness.settled();
  await fixture.as('gone').call('social', 'SaveComment', { item: 'photo', content: 'I was here' });
  await fixture.as('anna').call('social', 'SaveComment', { item: 'photo', content: 'So was I' });
  await fixture.as('gone').call('social', 'SendInvite', { to: 'friend@example.com' });
  await erase(fixture.harness.running('social').runtime, 'gone');
});
afterAll(() => fixture.close());

const changeAvatar = (avatar: string) =>
  seedEvent(fixture.harness, 'identity', 'avatar:gone', 'gone', { type: 'AvatarChanged', data: { account: 'gone', avatar, former: '' } });

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

  it('has left no words in the files of the store, nor in its write-ahead log', async () => {
    await fixture.as('anna').call('social', 'SaveComment', { item: 'photo', content: 'Here I am' });
    const { dataDir } = fixture.harness;
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('social.db'));
    const texts = await Promise.all(files.map(async (name) => readFile(join(dataDir, name))));
    const holds = (words: string) => texts.some((text) => text.includes(words));
    expect(['I was here', 'friend@example.com', 'So was I', 'Here I am'].map(holds)).toEqual([false, false, true, true]);
  });

  it('has no picture of their own, also where one comes later', async () => {
    const images = async () => (await fixture.as('anna').call('social', 'ListConnections', {})).friends.map(({ image }) => image);
    expect(await images()).toEqual(['/storage/avatar/gone.svg']);
    await changeAvatar('two');
    await fixture.harness.settled();
    expect(await images()).toEqual(['/storage/avatar/gone.svg']);
  });

  it('has invited nobody whom anybody could tell', async () => {
    expect((await fixture.as('gone').call('social', 'ListInvites', {})).invites).toMatchObject([{ email: '' }]);
    await seedRegistered(fixture.harness, 'friend', 'Friend', 'friend@example.com');
    await fixture.harness.settled();
    expect(await fixture.standing('friend')).toEqual(nothing);
  });

  it('is not asked to connect', async () => {
    expect(await refusal(fixture.request('anna', 'gone'))).toBe('missing no-profile');
  });
});
