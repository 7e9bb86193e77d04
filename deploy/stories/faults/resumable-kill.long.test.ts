import { createHash, randomBytes, randomInt } from 'node:crypto';
import { request } from 'node:http';
import { untilAnswered, untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload } from '@kloak/proto/client/upload.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import { type EmbeddedFixture, embeddedFixture } from '../fixture.ts';
import { newMember, type Person, publish, uploader } from '../people.ts';
import { playable } from '../video-path.ts';

const fileBytes = 300_000_000;
const cuts = 50;
/** Each third cut kills the server, the others the connection, as the end of a tab or of the network does. */
const serverEvery = 3;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A film that plays, with a box of random bytes which players skip. */
async function largeFilm(): Promise<Buffer> {
  const film = await drawVideo({ fileName: 'a.mp4' });
  const head = Buffer.alloc(8);
  head.writeUInt32BE(fileBytes - film.length);
  head.write('free', 4, 'latin1');
  return Buffer.concat([film, head, randomBytes(fileBytes - film.length - head.length)]);
}

const headersOf = (offset: number) => ({
  'tus-resumable': '1.0.0',
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

const offsetAt = (anna: Person, url: string) =>
  untilAnswered('the offset', async () => {
    const answer = await anna.visitor.fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    const offset = answer.headers.get('upload-offset');
    return answer.status === 200 && offset !== null ? Number(offset) : undefined;
  });

/** Sends the beginning of a part, which announces its whole length, and resolves once the bytes are on their way. */
function sendBeginning(fixture: EmbeddedFixture, anna: Person, url: string, offset: number, { announced, bytes }: { announced: number; bytes: Buffer }) {
  const headers = { ...headersOf(offset), 'content-length': announced, cookie: anna.visitor.cookies() };
  const sent = request(fixture.base + url, { method: 'PATCH', headers });
  sent.on('error', () => undefined);
  const written = new Promise<void>((resolve) => sent.write(bytes, () => resolve()));
  return { written, cut: () => sent.destroy() };
}

it('a film of 300 MB arrives whole through fifty cuts of its server and its network, each of which costs one part at most', async () => {
  const fixture = await embeddedFixture();
  const [server] = fixture.targets;
  const anna = await newMember(fixture, 'anna');
  const bytes = await largeFilm();
  const opened = await openUpload(uploader(anna), [{ fileName: 'birthday.mp4', type: 'video/mp4', bytes }]);
  const { url = '', partSize = 0 } = opened.promises[0]?.resumable ?? {};
  const places = Array.from({ length: cuts }, () => randomInt(1, bytes.length)).toSorted((one, other) => one - other);
  const costs: number[] = [];

  const sendPart = async (offset: number) => {
    const part = bytes.subarray(offset, offset + partSize);
    const answer = await anna.visitor.fetch(url, { method: 'PATCH', body: new Uint8Array(part), headers: headersOf(offset) });
    const stored = Number(answer.headers.get('upload-offset'));
    // Bytes of a cut part may be stored after its connection has ended.
    if (answer.status === 409) expect(stored).toBeGreaterThan(offset);
    else expect([answer.status, stored]).toEqual([204, offset + part.length]);
    return stored;
  };

  let offset = 0;
  for (const [number, place] of places.entries()) {
    while (offset + partSize <= place) offset = await sendPart(offset);
    // An earlier cut may have stored bytes beyond this place.
    if (place > offset) {
      const announced = Math.min(partSize, bytes.length - offset);
      const sending = sendBeginning(fixture, anna, url, offset, { announced, bytes: bytes.subarray(offset, place) });
      if (number % serverEvery === 0) {
        await server?.kill();
        await server?.start();
      } else await sending.written;
      sending.cut();
    }
    const stored = await offsetAt(anna, url);
    expect(stored).toBeGreaterThanOrEqual(offset);
    costs.push(Math.max(0, place - stored));
    offset = stored;
  }
  while (offset < bytes.length) offset = await sendPart(offset);

  const { _id } = await publish(anna, opened, { title: 'Birthday', privacy: 'FAMILY_ONLY', category: 'FAMILY' });
  await playable(anna, _id);
  const original = await untilFound('its original', async () => {
    const { post } = await anna.visitor.call('POST /api/post/video-post-byid', { videoId: _id, profileId: anna.id ?? '' });
    return post.video?.filePath ? post.video.key : undefined;
  });
  const answer = await anna.visitor.fetch(`/storage/${original}`);
  expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(bytes));
  console.log(`${cuts} cuts; the most that one cost: ${Math.max(...costs)} bytes`);
  expect(Math.max(...costs)).toBeLessThanOrEqual(partSize);
  await fixture.close();
}, 900_000);
