import { Readable } from 'node:stream';
import { embeddedCache } from '@kloak/platform/embedded/cache/cache.ts';
import { embeddedLive } from '@kloak/platform/embedded/live/live.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { testLog } from '@kloak/platform/testing/harness.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { type ArchiveProgress, archivePush } from '@kloak/proto/rules/pushes/archive-push.ts';
import express from 'express';
import { io } from 'socket.io-client';
import { z } from 'zod';
import { loadServices } from '../../deploy/services.ts';
import { limiterOn } from '../caller/limits.ts';
import { publishPhoto } from '../testing/photo.ts';
import { readZip } from '../testing/read-zip.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';
import { runningAnswers } from './running-answers.ts';
import { cancelWakeUp, sendArchives } from './send-archive.ts';

const archiveProgress = z.strictObject({ id: z.string(), progress: z.number(), finished: z.boolean(), failed: z.literal(true).optional() });

function* someBytes(count: number): Generator<Buffer> {
  const piece = Buffer.alloc(65_536);
  for (let left = count; left > 0; left -= piece.length) yield piece.subarray(0, left);
}

let vault: Vault;
let anna: Person;
let ben: Person;
const photos = await Promise.all([1, 2, 3].map((seed) => drawPhoto({ seed, format: 'png' })));
let albumId = '';

beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  const ids: string[] = [];
  for (const bytes of photos) ids.push((await publishPhoto(vault, anna, bytes, { title: 'Beach', privacy: 'PRIVATE' })).id);
  const { album } = await anna.call('POST /api/image/add-to-album', { posts: ids.slice(0, 1), album: { name: 'Sea' }, privacy: 'PRIVATE', profileId: anna.id });
  albumId = album._id;
});
afterAll(() => vault.close());

const prepare = (who: Person, body: object) => who.send('/api/post/prepare-archive', { body: { profileId: who.id, ...body } });
const preparedAll = async () => (await anna.call('POST /api/post/prepare-archive', { profileId: anna.id, scope: 'all' })).archive;
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const year = String(new Date().getUTCFullYear());

it('gives its owner all originals as one file of the told name and size', async () => {
  const archive = await preparedAll();
  expect(archive).toMatchObject({ fileName: expect.stringMatching(/^kloak-all-\d{4}-\d\d-\d\d\.zip$/), files: 3 });
  const answer = await anna.fetch(archive.fileUrl);
  expect([answer.status, answer.headers.get('content-length'), answer.headers.get('content-type')]).toEqual([200, String(archive.fileSize), 'application/zip']);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${archive.fileName}`);
  const entries = await readZip(await bytesOf(answer));
  expect(entries.map(({ name }) => name)).toEqual([`${year}/beach.png`, `${year}/beach (2).png`, `${year}/beach (3).png`]);
  expect(entries.map(({ bytes }) => bytes)).toEqual(photos.toReversed());
});

it('gives an album, or what is of one kind', async () => {
  const album = await anna.call('POST /api/post/prepare-archive', { profileId: anna.id, scope: 'album', albumId });
  expect(album.archive).toMatchObject({ fileName: expect.stringMatching(/^kloak-album-/), files: 1 });
  expect(await readZip(await bytesOf(await anna.fetch(album.archive.fileUrl)))).toMatchObject([{ name: 'beach.png', bytes: photos[0] }]);
  expect(await prepare(anna, { scope: 'images' })).toMatchObject({ status: 200, body: { archive: { files: 3 } } });
  expect(await prepare(anna, { scope: 'videos' })).toMatchObject({ status: 404, body: { code: 'nothing-to-download' } });
});

it('goes on where it broke off, while it is the same', async () => {
  const { fileUrl } = await preparedAll();
  const all = await anna.fetch(fileUrl);
  const [etag, bytes] = [all.headers.get('etag') ?? '', await bytesOf(all)];
  const rest = await anna.fetch(fileUrl, { headers: { range: 'bytes=2000-', 'if-range': etag } });
  expect([rest.status, (await bytesOf(rest)).equals(bytes.subarray(2000))]).toEqual([206, true]);
  const other = await anna.fetch(fileUrl, { headers: { range: 'bytes=2000-', 'if-range': '"another"' } });
  expect([other.status, (await bytesOf(other)).equals(bytes)]).toEqual([200, true]);
});

it('is for nobody else, and under no other address', async () => {
  const { fileUrl } = await preparedAll();
  expect((await vault.guest().fetch(fileUrl)).status).toBe(401);
  // The same address gives another member their own archive: nothing.
  expect((await ben.fetch(fileUrl)).status).toBe(404);
  expect(await prepare(ben, { scope: 'album', albumId })).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  expect((await ben.fetch(`/storage/archive/kloak-album-2026-01-01.zip?scope=album&albumId=${albumId}`)).status).toBe(403);
  for (const path of [
    'kloak-all-2026-01-01.zip',
    '..%2f..%2fetc.zip?scope=all',
    'kloak-all-2026-01-01.zip?scope=everything',
    'kloak-all-2026-01-01.zip?scope=album',
  ])
    expect((await anna.fetch(`/storage/archive/${path}`)).status).toBe(404);
  expect(await prepare(anna, { scope: 'all', from: 'nonsense' })).toMatchObject({ status: 400, body: { code: 'bad-cursor' } });
  expect(await prepare(anna, { scope: 'all', albumId })).toMatchObject({ status: 400 });
});

it('tells the pages of its owner when it is whole', async () => {
  const heard: ArchiveProgress[] = [];
  const socket = io(vault.base, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: anna.cookies() } });
  socket.on(archivePush, (told: ArchiveProgress) => heard.push(told));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const { fileUrl } = await preparedAll();
  await bytesOf(await anna.fetch(`${fileUrl}&download=d1`));
  await until('it is told', () => heard.some(({ id, finished, progress }) => id === 'd1' && finished && progress === 100));
  socket.disconnect();
});

describe('an archive that is long on its way', () => {
  const size = 40_000_000;
  const told: ArchiveProgress[] = [];
  const live = embeddedLive();
  const answers = runningAnswers(live);
  afterAll(() => answers.close());
  const blobs = { read: async () => Readable.from(someBytes(size), { objectMode: false }) };
  const archives = sendArchives({
    blobs,
    answers,
    live: { ...live, push: (_member, _event, payload) => void told.push(archiveProgress.parse(payload)) },
    limiter: limiterOn(embeddedCache(), true, testLog()),
    log: testLog(),
  });
  const app = express().get('/:name', (request, response) =>
    archives
      .originals(request, response, {
        account: 'anna',
        checkSession: async () => undefined,
        list: async () => ({ files: [{ key: 'k', fileName: 'film.mp4', size, madeAt: '2024-05-01T00:00:00' }] }),
        mayFetch: async () => undefined,
      })
      .catch((error: unknown) => {
        response.status(error instanceof Refusal && error.kind === 'too-many' ? 429 : 500).end();
      }),
  );
  const server = app.listen(0);
  afterAll(() => server.close());
  const get = (download: string) => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    return fetch(`http://localhost:${port}/kloak-all-2026-01-01.zip?scope=all&download=${download}`);
  };
  const over = (id: string) => until('it is over', () => told.some((one) => one.id === id && one.finished));

  it('ends when its member says so, and for nobody else', async () => {
    const held = await get('d2');
    live.wake(cancelWakeUp('ben', 'd2'));
    live.wake(cancelWakeUp('anna', 'd1'));
    live.wake(cancelWakeUp('anna', 'd2'));
    await expect(held.arrayBuffer()).rejects.toThrow();
    await over('d2');
    expect(told.at(-1)).toEqual({ id: 'd2', progress: 0, finished: true, failed: true });
  });

  it('has one beside it, and no third', async () => {
    const [one, other] = await Promise.all([get('d3'), get('d4')]);
    expect((await get('d5')).status).toBe(429);
    await one.body?.cancel();
    await over('d3');
    expect((await other.arrayBuffer()).byteLength).toBeGreaterThan(size);
  });
});
