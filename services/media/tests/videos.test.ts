import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

type SentPush = { member: string; event: string; payload: object };

describe('a video', () => {
  let family: Family;
  let [anna, bruno, clara]: Member[] = [];
  const pushes: SentPush[] = [];
  let lake = '';
  /** Offset of the test's clock in ms. */
  let later = 0;

  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding], { now: () => new Date(Date.now() + later) });
    [anna, bruno, clara] = [await family.joins('anna'), await family.joins('bruno'), await family.joins('clara')];
    await family.connect(anna, bruno);
    family.harness.fake.live(() => ({ push: (member, event, payload) => void pushes.push({ member, event, payload }) }));
    const facts = ['-metadata', 'creation_time=2024-07-09T06:05:03Z', '-metadata', 'location=+47.3667+008.5333/'];
    lake = await family.shares(anna, { fileName: 'lake.MOV', bytes: await drawVideo({ fileName: 'a.mov', sound: 'pcm', options: facts }) });
  });
  afterAll(() => family.close());

  const who = (member: Member | undefined): Member => {
    if (!member) throw new Error('nobody');
    return member;
  };
  const ended = (item: Partial<Record<'postId' | 'error', string>>) =>
    expect.objectContaining({ event: 'video conversion', payload: expect.objectContaining({ progress: 100, finished: true, ...item }) });

  it('is ready with its duration, its size and something that plays, and only its owner is told of the conversion', async () => {
    const { post } = await who(bruno).call('media', 'GetPost', { item: lake });
    expect(post).toMatchObject({ kind: 'VIDEO', type: 'video/quicktime', status: 'READY', width: 160, height: 120, duration: expect.closeTo(1.6, 0) });
    expect(post?.renditions.map(({ type }) => type)).toEqual(['image/webp', 'video/mp4']);
    const told = pushes.filter(({ event }) => event === 'video conversion');
    expect(new Set(told.map(({ member }) => member))).toEqual(new Set([who(anna).id]));
    expect(told.at(-1)).toEqual(ended({ postId: lake }));
  });

  it('whose sound cannot be read plays without it, and only its owner is told', async () => {
    const bytes = await drawVideo({ fileName: 'a.mov', sound: 'pcm', seconds: 1.2 });
    bytes.write('zzzz', bytes.indexOf('sowt'), 'latin1');
    const item = await family.shares(who(anna), { fileName: 'silent.MOV', bytes });
    expect((await who(anna).call('media', 'GetPost', { item })).post).toMatchObject({ status: 'READY', soundMissing: true });
    expect((await who(bruno).call('media', 'GetPost', { item })).post).not.toHaveProperty('soundMissing');
    await who(anna).call('media', 'DeleteItem', { item });
  });

  // The container has the time in UTC; local time there was two hours ahead.
  it('was taken when its container says, by the clocks where it was taken; where, its owner alone is told', async () => {
    const [hers, his] = await Promise.all([anna, bruno].map(async (member) => (await who(member).call('media', 'GetPost', { item: lake })).post));
    const place = { latitude: 47.3667, longitude: 8.5333 };
    expect(hers).toMatchObject({ takenLocal: '2024-07-09T08:05:03', takenAt: '2024-07-09T06:05:03.000Z', ...place });
    expect(his).toMatchObject({ takenLocal: '2024-07-09T08:05:03' });
    for (const name of Object.keys(place)) expect(his).not.toHaveProperty(name);
  });

  it('counts each other member who watches it once a day, and tells its owner alone how often', async () => {
    const viewsFor = async (member: Member | undefined) => (await who(member).call('media', 'GetPost', { item: lake })).post?.views;
    expect(await viewsFor(anna)).toBe(0);
    const watches = (member: Member | undefined) => who(member).call('media', 'NoteWatched', { item: lake });
    // All watches on one day, whatever the time of this run.
    const midnight = 24 * 3_600_000 - (Date.now() % (24 * 3_600_000));
    later = midnight + 60_000;
    for (const member of [bruno, bruno, anna]) await watches(member);
    expect(await viewsFor(anna)).toBe(1);
    later += 24 * 3_600_000;
    await watches(bruno);
    expect(await viewsFor(anna)).toBe(2);
    later = 0;
    expect(await viewsFor(bruno)).toBeUndefined();
    expect((await who(anna).call('media', 'ChangeDetails', { item: lake, privacy: 'FAMILY_ONLY', description: 'Seen' })).post?.views).toBe(2);
    await expect(who(clara).call('media', 'NoteWatched', { item: lake })).rejects.toMatchObject({ kind: 'forbidden' });
    const picture = await family.shares(who(anna), await photo('a.jpg', 7));
    await expect(who(bruno).call('media', 'NoteWatched', { item: picture })).rejects.toMatchObject({ kind: 'invalid', code: 'no-video' });
  });

  it('is among the latest videos of relatives alone, the newest first, page by page', async () => {
    const sea = await family.shares(who(anna), { fileName: 'sea.mp4', bytes: await drawVideo({ fileName: 'a.mp4' }) });
    await family.shares(who(anna), { fileName: 'mine.mp4', bytes: await drawVideo({ fileName: 'a.mp4', width: 128 }) }, 'PRIVATE');
    await family.shares(who(anna), await photo('a.jpg', 1));
    const list = (member: Member | undefined, paging: { page?: number; perPage?: number; before?: string }) =>
      who(member).call('media', 'ListLatestVideos', paging);
    expect(await list(bruno, {})).toMatchObject({ posts: [{ id: sea, writer: { username: 'anna' } }, { id: lake }], total: 2 });
    const first = await list(bruno, { perPage: 1 });
    expect(first.posts.map(({ id }) => id)).toEqual([sea]);
    for (const paging of [
      { page: 1, perPage: 1 },
      { perPage: 1, before: first.next ?? '' },
    ]) {
      expect((await list(bruno, paging)).posts.map(({ id }) => id)).toEqual([lake]);
    }
    for (const member of [anna, clara]) expect(await list(member, {})).toEqual({ posts: [], total: 0 });
  });

  it('is found by its category, of which each is told those that they may see', async () => {
    const ask = async (member: Member | undefined, category?: string) => {
      const { posts, categories, total } = await who(member).call('media', 'ListPosts', { owner: who(anna).id, category });
      return { items: posts.map(({ id }) => id), counts: Object.fromEntries(categories.map((one) => [one.category, one.count])), total };
    };
    expect((await ask(anna)).counts).toEqual({ FILM: 3 });
    await who(anna).call('media', 'ChangeDetails', { item: lake, privacy: 'FAMILY_ONLY', category: 'FAMILY' });
    expect(await ask(anna, 'FAMILY')).toEqual({ items: [lake], counts: { FILM: 2, FAMILY: 1 }, total: 1 });
    expect(await ask(bruno, 'FAMILY')).toEqual({ items: [lake], counts: { FILM: 1, FAMILY: 1 }, total: 1 });
    expect(await ask(bruno, 'PETS')).toMatchObject({ items: [], total: 0 });
    expect(await ask(clara, 'FAMILY')).toEqual({ items: [], counts: {}, total: 0 });
    await who(anna).call('media', 'DeleteItem', { item: lake });
    expect(await ask(anna, 'FAMILY')).toEqual({ items: [], counts: { FILM: 2 }, total: 0 });
    await who(anna).call('media', 'RestoreItems', { items: [lake] });
    expect((await ask(bruno)).counts).toEqual({ FILM: 1, FAMILY: 1 });
  });

  it('is counted among them for as long as it is shared', async () => {
    const total = async () => (await who(bruno).call('media', 'ListLatestVideos', {})).total;
    for (const [privacy, count] of [
      ['PRIVATE', 1],
      ['FAMILY_ONLY', 2],
    ] as const) {
      await who(anna).call('media', 'ChangeDetails', { item: lake, privacy });
      expect(await total()).toBe(count);
    }
    await who(anna).call('media', 'DeleteItem', { item: lake });
    expect(await total()).toBe(1);
  });

  it('that is too short ends with words, and its owner keeps the original', async () => {
    const item = await family.shares(who(anna), { fileName: 'blink.mp4', bytes: await drawVideo({ fileName: 'a.mp4', seconds: 0.5 }) });
    const { post } = await who(anna).call('media', 'GetPost', { item });
    expect(post).toMatchObject({ status: 'FAILED', failure: 'too-short' });
    expect(pushes.filter(({ event }) => event === 'video conversion').at(-1)).toEqual(ended({ error: 'video is too short.' }));
    expect(await who(anna).call('media', 'DownloadOriginal', { key: post?.key ?? '' })).toMatchObject({ fileName: 'blink.mp4' });
  });
});
