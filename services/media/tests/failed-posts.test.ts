import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily, tornPhoto } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let [lake, torn, film, tornFilm, album]: string[] = [];
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
  torn = await family.shares(anna, tornPhoto('torn.jpg'));
  tornFilm = await family.shares(anna, { fileName: 'short.mp4', bytes: await drawVideo({ fileName: 'a.mp4', seconds: 0.5 }) });
  lake = await family.shares(anna, await photo('lake.jpg', 1));
  film = await family.shares(anna, { fileName: 'film.mp4', bytes: await drawVideo({ fileName: 'a.mp4' }) });
  const items = [torn, tornFilm, lake, film];
  const added = await anna.call('media', 'AddToAlbum', { items, named: { name: 'Summer' }, privacy: 'FAMILY_ONLY' });
  album = added.album?.id;
  await family.harness.settled();
});
afterAll(() => family.close());

const ids = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id);
const ofAnna = (member: Member) => member.call('media', 'ListPosts', { owner: anna.id });
const inAlbum = (member: Member, more: object = {}) => member.call('media', 'ListAlbumPosts', { album, ...more });

describe('what could not be made ready', () => {
  it('is there for its owner, in all lists and counts', async () => {
    expect(await ofAnna(anna)).toMatchObject({ posts: [{ id: film }, { id: lake }, { id: tornFilm }, { id: torn }], total: 4 });
    expect((await inAlbum(anna)).posts).toHaveLength(4);
    expect(await inAlbum(anna)).toMatchObject({ total: 4, album: { items: 4, shared: 2, cover: { id: torn } } });
    expect((await anna.call('media', 'GetPost', { item: torn })).post?.status).toBe('FAILED');
  });

  it('takes no place among what relatives see at home', async () => {
    const { members } = await bruno.call('media', 'ListFamilyFeed', {});
    expect(members.map(ids)).toEqual([[film, lake]]);
    const videos = await bruno.call('media', 'ListLatestVideos', {});
    expect([ids(videos), videos.total]).toEqual([[film], 1]);
  });

  it('is none of the posts that they see of a member', async () => {
    const seen = await ofAnna(bruno);
    expect([ids(seen), seen.total]).toEqual([[film, lake], 2]);
  });

  it('is nothing of the albums that they see, not even by pages of one', async () => {
    const seen = await inAlbum(bruno);
    expect([ids(seen).toSorted(), seen.total]).toEqual([[lake, film].toSorted(), 2]);
    expect(seen.album).toMatchObject({ items: 2, shared: 2 });
    expect([lake, film]).toContain(seen.album?.cover?.id);
    const first = await inAlbum(bruno, { perPage: 1 });
    const second = await inAlbum(bruno, { perPage: 1, before: first.next });
    expect([...ids(first), ...ids(second)]).toEqual(ids(seen));
    const images = await inAlbum(bruno, { kind: 'IMAGE' });
    expect([ids(images), images.total]).toEqual([[lake], 1]);
    const { albums } = await bruno.call('media', 'ListAlbums', { owner: anna.id });
    expect(albums).toMatchObject([{ items: 2, cover: { id: seen.album?.cover?.id } }]);
  });

  it('does not stand for an album that it was chosen for, to others', async () => {
    await anna.call('media', 'ChooseAlbumCover', { album, item: torn });
    await family.harness.settled();
    expect((await inAlbum(anna)).album?.cover?.id).toBe(torn);
    expect([lake, film]).toContain((await inAlbum(bruno)).album?.cover?.id);
  });
});
