import { request } from 'node:http';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { type FileProgress, uploadPush } from '@kloak/proto/rules/files/file-progress.ts';
import { io, type Socket } from 'socket.io-client';
import { loadServices } from '../../deploy/services.ts';
import { openPhoto, postBytes } from '../testing/photo.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
const sockets: Socket[] = [];
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna');
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await vault.close();
});

/** Collects upload pushes that a member's open page receives from now on. */
async function heardBy(who: Person): Promise<FileProgress[]> {
  const heard: FileProgress[] = [];
  const socket = io(vault.base, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: who.cookies() } });
  sockets.push(socket);
  socket.on(uploadPush, (told: FileProgress) => heard.push(told));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return heard;
}

function formOf(fields: Record<string, string>, file: Buffer): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="beach.png"\r\nContent-Type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from('\r\n--x--\r\n')]);
}

/** Posts a form in pieces, with pauses in which the page can receive pushes; returns the status. */
function postSlowly(who: Person, form: Buffer, { pieces, everyMs }: { pieces: number; everyMs: number }): Promise<number> {
  const headers = { cookie: who.cookies(), 'content-type': 'multipart/form-data; boundary=x', 'content-length': form.length };
  return new Promise((resolve, reject) => {
    const posting = request(`${vault.base}/storage`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    posting.on('error', reject);
    const size = Math.ceil(form.length / pieces);
    let at = 0;
    const timer = setInterval(() => {
      posting.write(form.subarray(at, at + size));
      at += size;
      if (at < form.length) return;
      clearInterval(timer);
      posting.end();
    }, everyMs);
  });
}

it('how much of a file has come is told to its owner while it comes, not more than once a second, and what was found at the end', async () => {
  const [ben, bytes] = await Promise.all([vault.join('ben'), drawPhoto({ seed: 1, format: 'png' })]);
  const [hers, his] = await Promise.all([heardBy(anna), heardBy(ben)]);
  const { form, opened } = await openPhoto(anna, bytes);
  const begun = performance.now();
  expect(await postSlowly(anna, formOf(form.fields, bytes), { pieces: 60, everyMs: 50 })).toBe(204);
  const seconds = (performance.now() - begun) / 1000;
  await until('the end is told', () => hers.some(({ finished }) => finished));
  const postId = opened.allImages[0]?._id;
  expect(hers.at(-1)).toEqual({ fileName: 'beach.png', progress: 100, finished: true, postId });
  const coming = hers.slice(0, -1);
  expect(coming.length).toBeGreaterThan(0);
  expect(coming.length).toBeLessThanOrEqual(seconds);
  expect(coming).toEqual(coming.map(({ progress }) => ({ fileName: 'beach.png', progress, finished: false, postId })));
  const percents = coming.map(({ progress }) => progress);
  expect(percents).toEqual([...new Set(percents)].sort((one, other) => one - other));
  for (const percent of percents) expect(percent > 0 && percent < 100).toBe(true);
  expect(his).toEqual([]);
});

it('of a file that comes at once only the end is told', async () => {
  const bytes = await drawPhoto({ seed: 2, format: 'png' });
  const hers = await heardBy(anna);
  const { form } = await openPhoto(anna, bytes);
  expect((await postBytes(anna, form, bytes)).status).toBe(204);
  await until('the end is told', () => hers.length > 0);
  expect(hers).toMatchObject([{ progress: 100, finished: true }]);
});
