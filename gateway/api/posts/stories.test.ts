// Stories in the public API.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let dora: Person;
let shared: string[];
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben, dora] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('dora')]);
  await connectMembers(anna, ben);
  shared = [];
  for (const seed of [1, 2]) shared.push((await publishPhoto(vault, anna, await drawPhoto({ seed, format: 'png' }), { privacy: 'FAMILY_ONLY' })).id);
});
afterAll(() => vault.close());

const storiesOf = async (who: Person) => (await who.call('POST /api/profile/stories', { profileId: who.id })).stories;
const answerOf = async (who: Person, path: string, body: object) => {
  const { status, body: answer } = await who.send(path, { body: { profileId: who.id, ...body } });
  return { status, answer };
};

it('a relative’s uploads are one story, with its posts, and without what the owner keeps', async () => {
  const [story, ...others] = await storiesOf(ben);
  expect(others).toEqual([]);
  expect(story).toMatchObject({ writer: { _id: anna.id, username: 'anna', email: anna.email }, count: 2, unseen: 2, albums: [] });
  expect(Object.keys(story ?? {}).toSorted()).toEqual(['_id', 'albums', 'count', 'firstAt', 'lastAt', 'posts', 'unseen', 'writer']);
  const whole = await ben.call('POST /api/profile/story', { profileId: ben.id, storyId: story?._id ?? '' });
  expect(whole).toMatchObject({ story, total: 2 });
  expect(whole.posts.map(({ _id, storyId }) => [_id, storyId])).toEqual(shared.map((id) => [id, story?._id]));
  const first = await ben.call('POST /api/profile/story', { profileId: ben.id, storyId: story?._id ?? '', perPage: 1 });
  const rest = await ben.call('POST /api/profile/story', { profileId: ben.id, storyId: story?._id ?? '', before: first.next });
  expect([...first.posts, ...rest.posts].map(({ _id }) => _id)).toEqual(shared);
  expect(await storiesOf(anna)).toEqual([]);
});

it('what was on the screen is not new any more, whether once or twice', async () => {
  const [story] = await storiesOf(ben);
  for (let times = 0; times < 2; times += 1) {
    const marked = await ben.call('POST /api/profile/mark-seen', { profileId: ben.id, storyId: story?._id ?? '', posts: [shared[0] ?? '', 'none'] });
    expect(marked.unseen).toBe(1);
  }
  expect(await storiesOf(ben)).toMatchObject([{ count: 2, unseen: 1 }]);
});

it('nobody else has it, and no wrong request is taken', async () => {
  const [story] = await storiesOf(ben);
  const storyId = story?._id;
  for (const path of ['/api/profile/story', '/api/profile/mark-seen']) {
    expect(await answerOf(dora, path, { storyId, posts: [] })).toMatchObject({ status: 404, answer: { success: false, code: 'no-story' } });
    expect(await answerOf(ben, path, { storyId: 'none', posts: [] })).toMatchObject({ status: 404, answer: { code: 'no-story' } });
    expect(await answerOf(ben, path, { storyId, posts: [], profileId: anna.id })).toMatchObject({ status: 403 });
    expect(await answerOf(ben, path, { posts: [] })).toMatchObject({ status: 400 });
  }
  expect(await storiesOf(dora)).toEqual([]);
  const tooMany = Array.from({ length: 101 }, (_, index) => `post-${index}`);
  for (const posts of [tooMany, undefined, 'all', [1]]) {
    expect(await answerOf(ben, '/api/profile/mark-seen', { storyId, posts })).toMatchObject({ status: 400 });
  }
  for (const wrong of [{ page: -1 }, { perPage: 0 }, { before: 'nonsense' }, { page: 1000, perPage: 100 }]) {
    expect(await answerOf(ben, '/api/profile/stories', wrong)).toMatchObject({ status: 400 });
    expect(await answerOf(ben, '/api/profile/story', { storyId, ...wrong })).toMatchObject({ status: 400 });
  }
});
