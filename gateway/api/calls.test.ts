// Rules that hold for every call.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { nameOf } from '@kloak/proto/api/call.ts';
import { callsByName } from '@kloak/proto/api/index.ts';
import { requestOf } from '@kloak/proto/api/request.ts';
import { z } from 'zod';
import { loadServices } from '../../deploy/services.ts';
import { openPhoto } from '../testing/photo.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
});
afterAll(() => vault.close());

const lists = [...callsByName].filter(([, { answer }]) => answer instanceof z.ZodObject && 'next' in answer.shape);
const failed = (code: string) => ({ success: false, code, message: expect.any(String), requestId: expect.any(String) });

describe('where several faults hold, the first of these is told', () => {
  it.each([
    ['401 before all', () => vault.guest().send('/api/image/addImageReaction', { body: '{' }), 401, 'signed-out'],
    ['403 in another name before 400', () => anna.send('/api/image/addImageReaction', { body: { profile: ben.id } }), 403, 'not-you'],
    ['400 before 404', () => anna.send('/api/image/addImageReaction', { body: { imageId: 'none', profile: anna.id, reactionType: 'Wow' } }), 400, 'invalid'],
    ['404 last', () => anna.send('/api/image/addImageReaction', { body: { imageId: 'none', profile: anna.id, reactionType: 'Love' } }), 404, 'no-item'],
  ])('%s', async (_name, ask, status, code) => {
    expect(await ask()).toMatchObject({ status, body: failed(code) });
  });
});

describe('the caller', () => {
  it('may be an id or the thing itself', async () => {
    for (const profileId of [anna.id, { _id: anna.id, username: 'anna' }])
      expect(await anna.send('/api/users/getDataUsage', { body: { profileId } })).toMatchObject({ status: 200 });
    for (const profileId of [42, { id: anna.id }, [anna.id], null])
      expect(await anna.send('/api/users/getDataUsage', { body: { profileId } })).toMatchObject({ status: 400 });
  });
  it('is one of the two in accept and reject, in either order', async () => {
    const pair = { profileFrom: anna.id, profileTo: ben.id };
    await anna.send('/api/connection/request', { body: pair });
    expect(await vault.guest().send('/api/connection/accept', { body: pair })).toMatchObject({ status: 401 });
    expect(await ben.send('/api/connection/accept', { body: { profileFrom: anna.id, profileTo: anna.id } })).toMatchObject({ status: 403 });
    const accepted = await ben.send('/api/connection/accept', { body: { profileFrom: ben.id, profileTo: anna.id } });
    expect(accepted).toMatchObject({
      status: 200,
      body: { connections: { friends: [{ _id: anna.id, username: 'anna', email: anna.email }], pending: [], requested: [] } },
    });
    expect(await ben.send('/api/connection/reject', { body: pair })).toMatchObject({ status: 200, body: { connections: { friends: [] } } });
    expect(await anna.send('/api/connection/request', { body: { profileFrom: ben.id, profileTo: anna.id } })).toMatchObject({ status: 403 });
  });
  it('is meant by every other name in a body', async () => {
    const pair = { profileFrom: anna.id, profileTo: ben.id };
    for (const [path, name] of ['request', 'accept', 'reject'].flatMap((path) => ['profileId', 'user', 'writer'].map((name) => [path, name] as const)))
      expect(await anna.send(`/api/connection/${path}`, { body: { ...pair, [name]: ben.id } })).toMatchObject({ status: 403, body: failed('not-you') });
  });
  it('sees no one else in a path', async () => {
    expect(await anna.send(`/api/connection/all/${ben.id}`, { method: 'GET' })).toMatchObject({ status: 403, body: failed('not-you') });
  });
});

describe('shapes', () => {
  it('a stranger has no address and no posts', async () => {
    const { body } = await anna.send('/api/users/getProfile', { body: { username: 'ben' } });
    expect(body).toEqual({ success: true, profile: { _id: ben.id, username: 'ben', image: `/storage/avatar/${ben.id}.svg`, posts: [] } });
  });
  it('usage is told in bytes and in words', async () => {
    const { body } = await ben.send('/api/users/getDataUsage', { body: { profileId: ben.id } });
    expect(body.dataUsage).toEqual({
      displayUsage: '0.0 GB',
      displayMax: '2.0 GB',
      displayFreeData: '2.0 GB',
      currentUsage: 0,
      maxUsage: 2e9,
      freeDataSpace: 2e9,
      maxFileBytes: 1e9,
    });
  });
  it('promises follow the files, also under their other names', async () => {
    const allFiles = [
      { name: 'one.jpg', size: 1000, type: '', lastModified: 1700000000000 },
      { fileName: 'two.png', fileSize: 2000, type: 'image/png', lastModified: '2024-05-01T10:00:00Z', duration: null },
    ];
    const { status, body } = await anna.send('/api/upload/uploadFilesV2', { body: { allFiles, profileId: anna.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uploadId: expect.any(String),
      promises: [
        { fileName: 'one.jpg', url: '/storage' },
        { fileName: 'two.png', key: expect.any(String), fields: { 'Content-Type': 'image/png' } },
      ],
      allImages: [{ fileName: 'one.jpg' }, { _id: expect.any(String), fileName: 'two.png', key: expect.any(String) }],
      allVideos: [],
      allPosts: [{ fileName: 'one.jpg', image: expect.any(String) }, { fileName: 'two.png' }],
    });
  });
  it('a missing privacy is told in the words of the form', async () => {
    for (const mediaData of [{ title: 'x' }, { privacy: '' }, [{ privacy: 'PUBLIC' }]]) {
      const { status, body } = await anna.send('/api/upload/updateAll', { body: { mediaData, allPosts: ['x'], profileId: anna.id } });
      expect([status, body.message]).toEqual([400, 'Must select a privacy option']);
    }
    const { body } = await anna.send('/api/upload/updateAll', { body: { mediaData: [{ privacy: 'PRIVATE' }], allPosts: ['x', 'y'], profileId: anna.id } });
    expect(body.message).toBe('"mediaData" must be one for all, or one for each of allPosts.');
  });
  it('a list is no longer than can be looked at', async () => {
    const publish = (allPosts: string[]) => anna.send('/api/upload/updateAll', { body: { mediaData: { privacy: 'PRIVATE' }, allPosts, profileId: anna.id } });
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `none${at}`);
    expect(await publish(ids(500))).toMatchObject({ status: 404, body: failed('no-upload') });
    expect(await publish(ids(501))).toMatchObject({ status: 400, body: failed('invalid') });
    expect(await publish(ids(1001))).toMatchObject({ status: 400, body: failed('list-too-long') });
    const open = (files: number) =>
      anna.send('/api/upload/uploadFilesV2', { body: { allFiles: Array.from({ length: files }, () => ({})), profileId: anna.id } });
    expect(await open(1001)).toMatchObject({ status: 400, body: failed('list-too-long') });
    expect(await open(300_000)).toMatchObject({ status: 400, body: failed('too-many-values') });
  });
  it('a body has no more names of fields than are looked at', async () => {
    const more = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [at.toString(36), 0]));
    const open = (count: number) => anna.send('/api/upload/uploadFilesV2', { body: { allFiles: [], profileId: anna.id, ...more(count) } });
    expect(await open(500)).toMatchObject({ status: 400, body: failed('invalid') });
    expect(await open(80_000)).toMatchObject({ status: 400, body: failed('too-many-keys') });
  });
  it('what has not arrived is named', async () => {
    const { opened } = await openPhoto(anna, await drawPhoto({ seed: 7, format: 'png' }));
    const asked = { body: { mediaData: { privacy: 'PRIVATE' }, allPosts: opened.allPosts, profileId: anna.id } };
    expect(await anna.send('/api/upload/updateAll', asked)).toMatchObject({ status: 409, body: { ...failed('not-arrived'), missing: ['beach.png'] } });
  });
});

describe('a list', () => {
  it.each(lists)('%s ends by number after 10,000 entries, and says how one goes on', async (_name, call) => {
    const item = {
      imageId: 'none',
      videoId: 'none',
      albumId: 'none',
      commentId: 'none',
      roomId: 'none',
      groupId: 'none',
      groupPostId: 'none',
      storyId: 'none',
      profileIds: ['none'],
      searchTerm: 'none',
    };
    const named = { ...item, username: anna.username, postWriterId: anna.id, profile: anna.id, profileId: anna.id, userId: anna.id, days: ['2024-01-01'] };
    const ask = (paging: object) => {
      const { path, ...request } = requestOf(nameOf(call), { ...named, ...paging });
      return anna.send(path, request);
    };
    for (const paging of [{ page: 101 }, { page: 10_001, perPage: 1 }, { page: Number.MAX_SAFE_INTEGER, perPage: 100 }]) {
      const { status, body } = await ask({ perPage: 100, ...paging });
      expect([status, body]).toEqual([400, failed('page-too-deep')]);
      expect(body.message).toContain('"before"');
    }
    expect((await ask({ page: 100, perPage: 100 })).body.code).not.toBe('page-too-deep');
  });
});

describe('looking for a member', () => {
  it.each(['', '  ', '\u0000'])('by nothing is a fault: %j', async (query) => {
    expect(await anna.send('/api/users/find-profile', { body: { query } })).toMatchObject({ status: 400, body: failed('invalid') });
  });
});

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'act-1' };
  it('makes a repeat answer as the first did', async () => {
    const body = { allFiles: [{ fileName: 'one.jpg', fileSize: 1000, type: 'image/jpeg' }], profileId: anna.id };
    const [first, again] = [await anna.send('/api/upload/uploadFilesV2', { body, headers }), await anna.send('/api/upload/uploadFilesV2', { body, headers })];
    expect(first.status).toBe(200);
    expect(again.body.allPosts).toEqual(first.body.allPosts);
    const other = { ...body, allFiles: [{ fileName: 'two.jpg', fileSize: 1000, type: 'image/jpeg' }] };
    expect(await anna.send('/api/upload/uploadFilesV2', { body: other, headers })).toMatchObject({ status: 409, body: failed('key-reused') });
  });
  it.each(['', 'a b', 'ü', 'x'.repeat(201)])('is visible ASCII, at most 200: %j is refused', async (key) => {
    expect(await anna.send('/api/users/find-profile', { body: { query: 'ben' }, headers: { 'idempotency-key': key } })).toMatchObject({
      status: 400,
      body: failed('bad-key'),
    });
  });
});

describe('what was done is seen', () => {
  it('in the next answer, and told to guests by a cookie', async () => {
    const response = await vault
      .guest()
      .fetch('/api/users/register', { method: 'POST', body: JSON.stringify({ username: 'cleo', email: 'cleo@example.org', password: 'Sunday-Lunch-1' }) });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^kloak-device=[\w-]{22}\.[\w-]{22}; /),
      expect.stringMatching(/^kloak-at=[\w-]{80,}; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });
  it('by who is told where to look', async () => {
    const request = await anna.fetch('/api/connection/request', { method: 'POST', body: JSON.stringify({ profileFrom: anna.id, profileTo: ben.id }) });
    const at = decodeURIComponent(/kloak-at=([^;]+)/.exec(request.headers.getSetCookie().join())?.[1] ?? '');
    const seen = await ben.send(`/api/connection/all/${ben.id}`, { method: 'GET', headers: { 'kloak-at': at } });
    expect(seen.body).toMatchObject({ connections: { pending: [{ _id: anna.id }] } });
  });
  it('and what somebody made up themselves says nothing', async () => {
    const asked = await anna.send('/api/users/auth', { method: 'GET', headers: { 'kloak-at': 'social.0.999999,identity.0.999999,nonsense' } });
    expect(asked).toMatchObject({ status: 200, body: { isAuth: true } });
  });
});
