import { media } from '@kloak/media/service.ts';
import { maxAnswerBytes } from '@kloak/platform/lists/answer-size.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';
import { loadServices } from '../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

const [title, description] = ['\u{1f600}'.repeat(2000), '"'.repeat(20_000)];
const widths = [320, 640, 1280, 2560];
let vault: Vault;
let anna: Person;
let ben: Person;
let album: string;
/** Newest last; each third has no words, as most posts. */
const items = Array.from({ length: 40 }, (_, at) => `item-${String(at).padStart(3, '0')}`);
const isVideo = (at: number) => at % 2 === 0;

async function seed(item: string, at: number): Promise<void> {
  const of = { item, owner: anna.id, kind: isVideo(at) ? 'VIDEO' : 'IMAGE' } as const;
  const file = { fileName: '\u{1f600}'.repeat(60), key: `original/${anna.id}/${item}`, size: 1, type: 'image/jpeg' };
  const words = at % 3 === 0 ? { title: '', description: '' } : { title, description };
  const publishedAt = new Date(Date.UTC(2026, 0, 1) + at).toISOString();
  const shown = { privacy: 'FAMILY_ONLY', publishedAt } as const;
  const renditions = widths.map((width) => ({ key: `rendition/${anna.id}/${item}/${width}.webp`, width, height: width, size: 1000, type: 'image/webp' }));
  const facts = { width: 4000, height: 4000, thumbhash: 'x'.repeat(30), takenLocal: '2026-01-01T12:00:00', latitude: 47.366667, longitude: 8.533333 };
  const events: MediaEvent[] = [
    { type: 'ItemChecked', data: { ...of, ...file, sha256: item } },
    { type: 'ItemPublished', data: { ...of, ...file, ...shown, ...words, category: 'FILM' } },
    { type: 'ItemRendered', data: { item, owner: anna.id, ...facts, renditions, albums: [] } },
    { type: 'ItemAddedToAlbum', data: { ...of, ...shown, album } },
    { type: 'ItemPlaced', data: { item, owner: anna.id, before: null, after: { day: '2026-01-01', shared: true, albums: [album] } } },
  ];
  await seedEvent(vault.harness, 'media', `item:${item}`, anna.id, ...events);
}

beforeAll(async () => {
  // Nothing is rendered, since the files do not exist.
  vault = await startVault(await loadServices(), { instead: [{ ...media, reactions: [], sweeps: [] }] });
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await anna.call('POST /api/connection/request', { profileFrom: anna.id, profileTo: ben.id });
  await ben.call('POST /api/connection/accept', { profileFrom: anna.id, profileTo: ben.id });
  const made = Array.from({ length: 12 }, (_, at) =>
    anna.call('POST /api/image/add-to-album', { album: { name: `${at}`, description }, posts: [], privacy: 'FAMILY_ONLY', profileId: anna.id }),
  );
  album = (await Promise.all(made))[0]?.album._id ?? '';
  for (const [at, item] of items.entries()) await seed(item, at);
  await vault.harness.settled();
});
afterAll(() => vault.close());

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Entries of an answer, in the body or in its profile. */
function entriesIn(body: Record<string, unknown>, name: string): unknown[] {
  const { profile } = body;
  const list = body[name] ?? (isRecord(profile) ? profile[name] : undefined);
  return Array.isArray(list) ? list : [];
}
const idOf = (entry: unknown) => (isRecord(entry) ? entry._id : undefined);

/** Complete list from several pages. */
async function whole(who: Person, path: string, body: object, name: string): Promise<unknown[]> {
  const all: unknown[] = [];
  let before: string | undefined;
  do {
    const answer = await who.send(path, { body: { ...body, ...(before !== undefined && { before }) } });
    expect(answer.status).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThanOrEqual(maxAnswerBytes);
    const entries = entriesIn(answer.body, name);
    expect(entries.length).toBeGreaterThan(0);
    all.push(...entries.map(idOf));
    before = typeof answer.body.next === 'string' ? answer.body.next : undefined;
  } while (before !== undefined);
  return all;
}

const newestFirst = items.toReversed();
const videos = newestFirst.filter((_, at) => isVideo(items.length - 1 - at));
const images = newestFirst.filter((item) => !videos.includes(item));

it.each([
  ['the own library', () => whole(anna, '/api/profile/get-my-profile', { username: 'anna' }, 'posts'), newestFirst],
  ['the own library, by id', () => whole(anna, '/api/post/post-by-id', { profileId: anna.id }, 'posts'), newestFirst],
  ['the own images', () => whole(anna, '/api/image/imagesByProfile', { profileId: anna.id }, 'images'), images],
  ['the posts of a day', () => whole(anna, '/api/library/posts-by-day', { profileId: anna.id, days: ['2026-01-01'] }, 'posts'), newestFirst],
  ["a relative's library", () => whole(ben, '/api/profile/get-posts-profile', { username: 'anna' }, 'posts'), newestFirst],
  ["a relative's posts", () => whole(ben, '/api/post/allposts-by-id', { profileId: ben.id, postWriterId: anna.id }, 'posts'), newestFirst],
  ['the posts of an album', () => whole(ben, '/api/post/posts-by-album', { profileId: ben.id, albumId: album }, 'posts'), newestFirst],
  ['the images of an album', () => whole(ben, '/api/image/getImageByAlbum', { albumId: album }, 'imageList'), images],
  ["relatives' videos", () => whole(ben, '/api/video/getFriendVideos', { userId: ben.id }, 'videos'), videos],
  ["relatives' latest videos", () => whole(ben, '/api/video/latestVideoQueryList', { profileId: ben.id }, 'videos'), videos],
])('%s comes in answers of 256 kB at most, whatever the words, and whole in the end', async (_name, list, expected) => {
  const ids = await list();
  expect(new Set(ids)).toEqual(new Set(expected));
  expect(ids).toHaveLength(expected.length);
});

it.each([
  ['own', () => whole(anna, '/api/image/my-albums', { profileId: anna.id }, 'albums')],
  ["a relative's", () => whole(ben, '/api/image/album-by-profile', { profileId: anna.id }, 'albums')],
])('%s albums come likewise', async (_name, list) => expect(new Set(await list()).size).toBe(12));

it('the feed comes likewise, with the newest posts of each', async () => {
  expect(await whole(ben, '/api/profile/find-media-byfamily', { profileId: ben.id }, 'profiles')).toEqual([anna.id]);
  const { profiles } = await ben.call('POST /api/profile/find-media-byfamily', { profileId: ben.id });
  expect(profiles[0]?.posts[0]?._id).toBe(newestFirst[0]);
});

const someItems = (at: number) => [...items, ...items].slice(at % items.length, (at % items.length) + 10);

it('messages that point to posts come likewise', async () => {
  const hers = { profile: anna.id, profileTo: ben.id, messageBody: 'Look' };
  const sent: string[] = [];
  for (let at = 0; at < 40; at++) {
    const { message } = await anna.call('POST /api/chatbox/submit-message', { ...hers, posts: someItems(at), clientId: `look-${at}` });
    sent.push(message._id);
  }
  const { room } = await ben.call('POST /api/chatbox/profile-conversation', { profileIds: [anna.id] });
  const read = await whole(ben, '/api/chatbox/conversation-query', { roomId: room._id, perPage: 100 }, 'conversation');
  expect(new Set(read)).toEqual(new Set(sent));
  expect(read).toHaveLength(sent.length);
});

it('posts to a group come likewise', async () => {
  const { savedGroup } = await anna.call('POST /api/groups/create-new-group', { name: 'Lake', profile: anna.id });
  const groupId = savedGroup._id;
  const posted: string[] = [];
  for (let at = 0; at < 30; at++) {
    const said = { profile: anna.id, groupId, text: '👪'.repeat(2000), posts: someItems(at), album: false as const };
    posted.push((await anna.call('POST /api/groups/create-group-post', said)).returnGroupPost._id);
  }
  const read = await whole(anna, '/api/groups/group-by-id', { groupId, profileId: anna.id, perPage: 100 }, 'posts');
  expect(read).toEqual(posted.toReversed());
});

it('known files are told as far as one answer takes them', async () => {
  const hashes = Array.from({ length: 20 }, (_, at) => String(at).padStart(64, 'f'));
  const owner = ben.id;
  for (const [at, sha256] of hashes.entries()) {
    const [item, privacy] = [`known-${at}`, 'PRIVATE'] as const;
    const file = { item, owner, kind: 'IMAGE', fileName: 'a.jpg', key: `original/${owner}/${item}`, size: 1, type: 'image/jpeg' } as const;
    const words = { title, description, category: 'FILM', publishedAt: '2026-01-01T00:00:00.000Z' };
    await seedEvent(vault.harness, 'media', `hash:${owner}:${sha256}`, owner, { type: 'OriginalClaimed', data: { item, owner, sha256 } });
    await seedEvent(
      vault.harness,
      'media',
      `item:${item}`,
      owner,
      { type: 'ItemChecked', data: { ...file, sha256 } },
      { type: 'ItemPublished', data: { ...file, ...words, privacy } },
    );
  }
  await vault.harness.settled();
  const { status, body } = await ben.send('/api/upload/known', { body: { hashes, profileId: owner } });
  expect(status).toBe(200);
  expect(entriesIn(body, 'known').length).toBeGreaterThan(1);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(maxAnswerBytes);
});
