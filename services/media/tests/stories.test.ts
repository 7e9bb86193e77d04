import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let ahead = 0;
let family: Family;
let anna: Member;
let bruno: Member;
let seed = 0;

beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4, now: () => new Date(Date.now() + ahead) });
});
afterAll(() => family.close());
/** Every test has a family of its own, and a day that no story reaches. */
beforeEach(async () => {
  ahead += 24 * hourMs;
  seed += 1;
  [anna, bruno] = [await family.joins(`anna${seed}`), await family.joins(`bruno${seed}`)];
  await family.connect(anna, bruno);
});

let drawn = 0;
/** Publishes so many photographs at once; returns the ids of their posts. */
async function publish(owner: Member, count = 1, privacy: 'PRIVATE' | 'FAMILY_ONLY' = 'FAMILY_ONLY'): Promise<string[]> {
  const photos = await Promise.all(Array.from({ length: count }, (_, index) => photo(`${drawn + index}.jpg`, drawn + index)));
  drawn += count;
  const opened = await family.openUpload(owner, photos);
  await family.send(opened, photos);
  const { posts } = await family.publish(owner, opened, privacy);
  await family.harness.settled();
  return posts.map(({ id }) => id);
}
const storiesOf = async (member: Member, more: object = {}) => (await member.call('media', 'ListStories', more)).stories;
/** Counts of the stories, the last continued first. */
const countsOf = async (member: Member) => (await storiesOf(member)).map(({ count, unseen }) => [count, unseen]);
const storyOf = async (member: Member, story: string, more: object = {}) => member.call('media', 'GetStory', { story, ...more });
const onlyStory = async (member: Member) => {
  const [story, ...others] = await storiesOf(member);
  expect(others).toEqual([]);
  return story?.id ?? '';
};
const mark = async (member: Member, story: string, items: string[]) => (await member.call('media', 'MarkSeen', { story, items })).unseen;
const change = (items: string[], privacy: 'PRIVATE' | 'FAMILY_ONLY') => anna.call('media', 'ChangePrivacy', { items, privacy });
const noStory = { kind: 'missing', code: 'no-story' };

describe('a story', () => {
  it('is one card, which grows under its id until two hours pass', async () => {
    await publish(anna, 3);
    const [first] = await storiesOf(bruno);
    expect(first).toMatchObject({ count: 3, unseen: 3, writer: { id: anna.id, email: expect.any(String) }, albums: [] });
    expect(first?.posts.map(({ story }) => story)).toEqual([first?.id, first?.id, first?.id]);
    for (let uploads = 0; uploads < 3; uploads += 1) {
      ahead += 1.9 * hourMs;
      await publish(anna);
    }
    const [grown, ...others] = await storiesOf(bruno);
    expect(others).toEqual([]);
    expect(grown).toMatchObject({ id: first?.id, firstAt: first?.firstAt, count: 6, unseen: 6 });
    expect(Date.parse(grown?.lastAt ?? '') - Date.parse(first?.firstAt ?? '')).toBeGreaterThan(5 * hourMs);
    ahead += 2.1 * hourMs;
    await publish(anna, 2);
    expect(await countsOf(bruno)).toEqual([
      [2, 2],
      [6, 6],
    ]);
    expect(await storiesOf(anna)).toEqual([]);
  });

  it('is of what is shared: private pictures join it when they are shared', async () => {
    const [secret = '', other = ''] = await publish(anna, 2, 'PRIVATE');
    expect(await storiesOf(bruno)).toEqual([]);
    await change([secret], 'FAMILY_ONLY');
    expect(await countsOf(bruno)).toEqual([[1, 1]]);
    await anna.call('media', 'ChangeDetails', { item: other, privacy: 'FAMILY_ONLY', description: 'At the lake' });
    const [story] = await storiesOf(bruno);
    expect(story).toMatchObject({ count: 2 });
    // Changes of something that is shared already continue no story.
    ahead += hourMs;
    await anna.call('media', 'ChangeDetails', { item: other, privacy: 'FAMILY_ONLY', description: 'At the sea' });
    await change([secret, other], 'PRIVATE');
    expect(await storiesOf(bruno)).toEqual([]);
    await expect(storyOf(bruno, story?.id ?? '')).rejects.toMatchObject(noStory);
    expect(await storyOf(anna, story?.id ?? '')).toMatchObject({ total: 2, story: { count: 2, unseen: 0 } });
    await change([secret], 'FAMILY_ONLY');
    expect(await storiesOf(bruno)).toMatchObject([{ id: story?.id, lastAt: story?.lastAt, count: 1 }]);
  });

  it('takes what an album shares, and names the albums that others may see', async () => {
    const items = await publish(anna, 3, 'PRIVATE');
    const { album } = await anna.call('media', 'AddToAlbum', { items, named: { name: 'Nine years of us', description: '' }, privacy: 'PRIVATE' });
    await anna.call('media', 'ChangeAlbum', { album: album?.id ?? '', name: 'Nine years of us', description: '', privacy: 'FAMILY_ONLY', alsoItems: true });
    expect(await storiesOf(bruno)).toMatchObject([{ count: 3, albums: [{ id: album?.id, name: 'Nine years of us' }] }]);
    await anna.call('media', 'ChangeAlbum', { album: album?.id ?? '', name: 'Nine years of us', description: '', privacy: 'PRIVATE' });
    expect(await storiesOf(bruno)).toMatchObject([{ count: 3, albums: [] }]);
  });

  it('loses what is deleted, and has it back', async () => {
    const [first = '', second = ''] = await publish(anna, 2);
    const story = await onlyStory(bruno);
    await anna.call('media', 'DeleteItem', { item: first });
    expect((await storyOf(bruno, story)).posts.map(({ id }) => id)).toEqual([second]);
    expect(await countsOf(bruno)).toEqual([[1, 1]]);
    await anna.call('media', 'DeleteItem', { item: second });
    expect(await storiesOf(bruno)).toEqual([]);
    await expect(storyOf(anna, story)).rejects.toMatchObject(noStory);
    await anna.call('media', 'RestoreItems', { items: [first, second] });
    expect(await storiesOf(bruno)).toMatchObject([{ id: story, count: 2 }]);
  });

  it('is nobody’s who is not connected, and is gone with the connection', async () => {
    const items = await publish(anna, 2);
    const story = await onlyStory(bruno);
    const clara = await family.joins(`clara${seed}`);
    for (const ask of [() => storyOf(clara, story), () => mark(clara, story, items), () => storyOf(bruno, 'none'), () => mark(bruno, 'none', items)]) {
      await expect(ask()).rejects.toMatchObject(noStory);
    }
    await bruno.call('social', 'RejectConnection', { other: anna.id });
    expect(await storiesOf(bruno)).toEqual([]);
    await expect(storyOf(bruno, story)).rejects.toMatchObject(noStory);
    await expect(mark(bruno, story, items)).rejects.toMatchObject(noStory);
  });

  it('goes page by page in the order taken, and stands in lists by five posts spread over it', async () => {
    const items = await publish(anna, 12);
    const story = await onlyStory(bruno);
    const paged: string[] = [];
    for (let before: string | undefined; ; ) {
      const page = await storyOf(bruno, story, { perPage: 5, before });
      expect(page.total).toBe(12);
      paged.push(...page.posts.map(({ id }) => id));
      before = page.next;
      if (before === undefined) break;
    }
    expect(paged).toEqual(items);
    expect((await storyOf(anna, story)).posts.map(({ id }) => id)).toEqual(items);
    const [card] = await storiesOf(bruno);
    expect(card?.posts.map(({ id }) => items.indexOf(id))).toEqual([0, 3, 6, 8, 11]);
    await expect(storyOf(bruno, story, { before: 'nonsense' })).rejects.toMatchObject({ code: 'bad-cursor' });
  });

  it('is not continued by a repeated publication', async () => {
    const one = await photo('once.jpg', 6001);
    const opened = await family.openUpload(anna, [one]);
    await family.send(opened, [one]);
    const items = opened.promises.map(({ item }) => ({ item, privacy: 'FAMILY_ONLY' as const }));
    await anna.call('media', 'PublishUpload', { items }, { key: 'publish', bodyHash: 'body' });
    await family.harness.settled();
    const before = await storiesOf(bruno);
    expect(before).toMatchObject([{ count: 1 }]);
    ahead += hourMs;
    await family.restart();
    await anna.call('media', 'PublishUpload', { items }, { key: 'publish', bodyHash: 'body' });
    await family.publish(anna, opened);
    await family.harness.settled();
    expect(await storiesOf(bruno)).toEqual(before);
  });

  it('lists those of all relatives in one order, page by page', async () => {
    const clara = await family.joins(`clara${seed}`);
    await family.connect(clara, bruno);
    for (const owner of [anna, clara, anna]) {
      await publish(owner);
      ahead += 3 * hourMs;
    }
    const { stories, next } = await bruno.call('media', 'ListStories', { perPage: 2 });
    expect(stories.map(({ writer }) => writer?.id)).toEqual([anna.id, clara.id]);
    const rest = await bruno.call('media', 'ListStories', { perPage: 2, before: next });
    expect([rest.stories.map(({ writer }) => writer?.id), rest.next]).toEqual([[anna.id], undefined]);
  });

  it('takes each file once that is published on arrival, and nothing that was there', async () => {
    const photos = [await photo('a.jpg', 5001), await photo('b.jpg', 5002), await photo('a again.jpg', 5001)];
    const said = { title: '', description: '', privacy: 'FAMILY_ONLY', category: 'FAMILY' } as const;
    await family.arrive(await family.openOnArrival(anna, photos, said), photos);
    await family.harness.settled();
    const [story] = await storiesOf(bruno);
    expect(story).toMatchObject({ count: 2, unseen: 2 });
    ahead += hourMs;
    const opened = await family.openUpload(anna, photos);
    await family.send(opened, photos);
    await family.publish(anna, opened);
    await family.harness.settled();
    expect(await storiesOf(bruno)).toMatchObject([{ id: story?.id, count: 2, lastAt: story?.lastAt }]);
  });
});

describe('what a member has seen', () => {
  it('is new on no device any more, and stays new to others', async () => {
    const clara = await family.joins(`clara${seed}`);
    await family.connect(anna, clara);
    const items = await publish(anna, 4);
    const story = await onlyStory(bruno);
    expect(await mark(bruno, story, items.slice(0, 2))).toBe(2);
    expect(await mark(bruno, story, items.slice(0, 2))).toBe(2);
    // Another device of the same member.
    const tablet = family.harness.as(bruno.id, 'tablet');
    expect((await tablet.call('media', 'MarkSeen', { story, items: items.slice(1, 3) })).unseen).toBe(1);
    expect(await countsOf(bruno)).toEqual([[4, 1]]);
    expect(await countsOf(clara)).toEqual([[4, 4]]);
    expect((await storyOf(anna, story)).story).toMatchObject({ count: 4, unseen: 0 });
    expect(await mark(anna, story, items)).toBe(0);
    expect(await countsOf(bruno)).toEqual([[4, 1]]);
  });

  it('is only of this story, and is kept while posts are hidden', async () => {
    const items = await publish(anna, 2);
    ahead += 3 * hourMs;
    const [later = ''] = await publish(anna);
    const [last, first] = await storiesOf(bruno);
    expect(await mark(bruno, first?.id ?? '', [later, 'none', items[0] ?? ''])).toBe(1);
    expect(last?.unseen).toBe(1);
    await change(items, 'PRIVATE');
    await change(items, 'FAMILY_ONLY');
    expect(await countsOf(bruno)).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('is told to the member’s own pages alone', async () => {
    const items = await publish(anna, 2);
    const story = await onlyStory(bruno);
    const pushes = await family.harness.hearing(() => mark(bruno, story, items));
    expect(pushes).toMatchObject([{ members: [bruno.id], event: 'changed', payload: { what: 'feed' } }]);
    expect(await family.harness.hearing(() => mark(bruno, story, items))).toEqual([]);
  });

  it('and the stories themselves are the same after a restart', async () => {
    const [first = ''] = await publish(anna, 2);
    const story = await onlyStory(bruno);
    await mark(bruno, story, [first]);
    await family.restart();
    await publish(anna);
    expect(await storiesOf(bruno)).toMatchObject([{ id: story, count: 3, unseen: 2 }]);
  });
});
