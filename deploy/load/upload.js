// A member uploads a photograph through its signed form, publishes it for the family, and waits until it is visible.
import { check } from 'k6';
import http from 'k6/http';
import { Trend } from 'k6/metrics';
import { base, call, newName, pause, scenario, signedIn, thresholds } from './member.js';

const photo = new Uint8Array(open(__ENV.KLOAK_LOAD_PHOTO || '', 'b'));
const shownAfter = new Trend('kloak_photo_shown_ms', true);

export const uploadThresholds = { kloak_photo_shown_ms: ['p(95)<30000'], 'http_req_duration{name:POST a form}': ['p(95)<5000'] };

export const options = { noCookiesReset: true, scenarios: { upload: scenario() }, thresholds: { ...thresholds, ...uploadThresholds } };

/** @param {string} text In ASCII. */
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Another photograph with the same pixels: a comment follows its first marker. The same bytes twice would be one in the vault.
 * @param {string} comment
 */
function photoWith(comment) {
  const length = comment.length + 2;
  return joined([photo.slice(0, 2), Uint8Array.from([0xff, 0xfe, length >> 8, length & 0xff]), bytesOf(comment), photo.slice(2)]);
}

/**
 * A form with its file last, as the store of bytes wants it; k6's own has its fields in any order.
 * @param {{ [name: string]: string }} fields
 * @param {string} fileName
 * @param {Uint8Array} bytes
 */
function formOf(fields, fileName, bytes) {
  const boundary = '----kloak';
  const head = Object.entries(fields).map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = joined([bytesOf(head.join('') + file), bytes, bytesOf(`\r\n--${boundary}--\r\n`)]);
  return { body: body.buffer, type: `multipart/form-data; boundary=${boundary}` };
}

const patienceMs = 60_000;
const askEveryMs = 500;

/**
 * Asks until the answer is there; without one in time, a check fails.
 * @template Found
 * @param {string} what
 * @param {() => Promise<Found | undefined>} find
 */
async function untilThere(what, find) {
  let found = await find();
  for (let waitedMs = 0; found === undefined && waitedMs < patienceMs; waitedMs += askEveryMs) {
    await pause(askEveryMs);
    found = await find();
  }
  check(found, { [what]: (one) => one !== undefined });
  return found;
}

export default async function upload() {
  const { me } = await signedIn();
  const fileName = `${newName()}.jpg`;
  const bytes = photoWith(fileName);
  const allFiles = [{ fileName, type: 'image/jpeg', fileSize: bytes.length }];
  const { body: opened } = await call('POST /api/upload/uploadFilesV2', { allFiles, profileId: me.id });
  const [{ url, fields }] = opened.promises;
  const form = formOf(fields, fileName, bytes);
  const params = { headers: { 'Content-Type': form.type }, tags: { name: 'POST a form' } };
  const stored = await http.asyncRequest('POST', url.startsWith('/') ? base + url : url, form.body, params);
  check(stored, { 'a form is taken': ({ status }) => status === 204 });
  const begun = Date.now();
  const { allImages, allVideos, allPosts } = opened;
  const mediaData = { title: fileName, privacy: 'FAMILY_ONLY' };
  // While its bytes are being checked the answer is 409.
  const published = await untilThere('a photograph is published', async () => {
    const { status, body } = await call('POST /api/upload/updateAll', { mediaData, allImages, allVideos, allPosts, profileId: me.id }, 409);
    return status === 200 ? body.posts[0] : undefined;
  });
  await untilThere('a photograph is shown', async () => {
    const { body } = await call('POST /api/post/image-post-byid', { imageId: published._id, profileId: me.id });
    return body.post.image.status === 'READY' || undefined;
  });
  shownAfter.add(Date.now() - begun);
}
