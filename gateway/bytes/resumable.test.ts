import { createHash, randomBytes } from 'node:crypto';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload, publishUpload } from '@kloak/proto/client/upload.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { loadServices } from '../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [anna, ben] = [await vault.join('anna'), await vault.join('ben')];
});
afterAll(() => vault.close());

const photo = await drawPhoto({ seed: 1, format: 'png' });

async function open(bytes: Buffer) {
  const file = { fileName: 'beach.png', type: 'image/png', bytes };
  const opened = await openUpload(anna, [file]);
  const { resumable } = opened.promises[0] ?? {};
  if (!resumable) throw new Error('the promise has no place for parts');
  return { opened, ...resumable };
}

const head = (url: string, who = anna) => who.fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
const patch = (url: string, offset: number, body: Buffer, headers: Record<string, string> = {}, who = anna) =>
  who.fetch(url, {
    method: 'PATCH',
    body,
    headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
  });
const digest = (bytes: Buffer) => ({ 'upload-checksum': `sha256 ${createHash('sha256').update(bytes).digest('base64')}` });
const offsetOf = (answer: Response) => answer.headers.get('upload-offset');

/** Sends bytes by the client that most applications use. */
const sendByClient = (uploadUrl: string, bytes: Buffer, chunkSize: number, onProgress = () => {}) =>
  new Promise<void>((resolve, reject) => {
    new Upload(bytes, {
      uploadUrl: vault.base + uploadUrl,
      uploadSize: bytes.length,
      chunkSize,
      headers: { cookie: anna.cookies() },
      retryDelays: null,
      onProgress,
      onError: reject,
      onSuccess: () => resolve(),
    }).start();
  });

describe('a file in parts', () => {
  it.each([[1000], [70_000], [Number.POSITIVE_INFINITY]])('arrives from a client of tus in parts of %d bytes, and is published', async (chunkSize) => {
    const bytes = await drawPhoto({ seed: Math.min(chunkSize, 99_999), format: 'png' });
    const { opened, url } = await open(bytes);
    await sendByClient(url, bytes, chunkSize);
    const { _id } = await publishUpload(anna, opened, { title: 'Beach', privacy: 'PRIVATE' });
    const image = await untilFound('it is rendered', async () => {
      const { post } = await anna.call('POST /api/post/image-post-byid', { imageId: _id, profileId: anna.id });
      return post.image?.status === 'READY' ? post.image : undefined;
    });
    const stored = await anna.fetch(image.filePath);
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
    expect(offsetOf(await head(url))).toBe(String(bytes.length));
  });

  it('continues where its bytes end', async () => {
    const { url, partSize } = await open(photo);
    expect(partSize).toBe(8 * 1024 * 1024);
    const begun = await head(url);
    expect([begun.status, offsetOf(begun), begun.headers.get('upload-length'), begun.headers.get('cache-control')]).toEqual([
      200,
      '0',
      String(photo.length),
      'no-store',
    ]);
    const first = await patch(url, 0, photo.subarray(0, 100), digest(photo.subarray(0, 100)));
    expect([first.status, offsetOf(first), first.headers.get('tus-resumable')]).toEqual([204, '100', '1.0.0']);
    expect(offsetOf(await head(url))).toBe('100');
    const rest = await patch(url, 100, photo.subarray(100));
    expect([rest.status, offsetOf(rest)]).toEqual([204, String(photo.length)]);
    await vault.harness.settled();
    expect(offsetOf(await head(url))).toBe(String(photo.length));
    expect((await patch(url, 0, photo)).status).toBe(409);
  });

  it('refuses a part at a wrong offset with the right one, a wrong digest, and bytes beyond the end', async () => {
    const { url } = await open(photo);
    await patch(url, 0, photo.subarray(0, 100));
    const wrong = await patch(url, 50, photo.subarray(50));
    expect([wrong.status, offsetOf(wrong)]).toEqual([409, '100']);
    expect((await patch(url, 100, photo.subarray(100), digest(photo))).status).toBe(460);
    expect((await patch(url, 100, Buffer.concat([photo, randomBytes(10)]))).status).toBe(413);
    expect(offsetOf(await head(url))).toBe('100');
  });

  it('refuses what is no part of tus, with a plain text', async () => {
    const { url } = await open(photo);
    const refused = async (offset: number | string, headers: Record<string, string>) => (await patch(url, Number(offset), photo, headers)).status;
    expect(await refused(0, { 'tus-resumable': '0.2.2' })).toBe(412);
    expect(await refused(0, { 'content-type': 'application/json' })).toBe(415);
    expect(await refused(0, { 'upload-offset': '-1' })).toBe(400);
    for (const text of ['md5 x', 'sha256', 'sha256 x', `sha256 ${'a'.repeat(5000)}`]) expect(await refused(0, { 'upload-checksum': text })).toBe(400);
    const answer = await patch(url, 7, photo);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain; charset=utf-8', 'The stored bytes end at 0.']);
    expect((await anna.fetch(url, { method: 'POST' })).status).toBe(405);
    const about = await anna.fetch(url, { method: 'OPTIONS' });
    expect([about.status, about.headers.get('tus-version'), about.headers.get('tus-extension')]).toEqual([204, '1.0.0', 'checksum']);
  });

  it('is that of its member alone', async () => {
    const { url } = await open(photo);
    expect([(await head(url, ben)).status, (await patch(url, 0, photo, {}, ben)).status]).toEqual([404, 404]);
    expect((await fetch(vault.base + url, { method: 'HEAD' })).status).toBe(401);
    expect((await patch(url, 0, photo, { origin: 'https://evil.example' })).status).toBe(403);
    for (const other of [url.replace(/[^/]+$/, 'nothing'), url.replace(/resumable\/[^/]+/, 'resumable/nothing'), `${url}%00`])
      expect((await head(other)).status).toBe(404);
    expect(offsetOf(await head(url))).toBe('0');
  });

  it('is gone once its upload is cancelled, with its bytes', async () => {
    const { opened, url } = await open(photo);
    await patch(url, 0, photo.subarray(0, 100));
    await anna.call('POST /api/upload/cancel', { uploadId: opened.uploadId, profileId: anna.id });
    await vault.harness.settled();
    expect([(await head(url)).status, (await patch(url, 100, photo.subarray(100))).status]).toEqual([410, 410]);
    await expect(sendByClient(url, photo, 1000)).rejects.toBeInstanceOf(DetailedError);
  });
});
