import { buffer } from 'node:stream/consumers';
import { identity } from '@kloak/identity/service.ts';
import { drawHalves, meanColour } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import sharp from 'sharp';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let seed = 0;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
});
afterAll(() => family.close());

const settled = () => family.harness.settled();
const blobs = () => family.harness.platform.blobs;
const bytesOf = async (key: string) => buffer(await blobs().read(key));
/** Shares a photograph of 400 × 200 pixels, left red and right blue. */
async function share(): Promise<string> {
  seed += 1;
  const bytes = await sharp(await drawHalves('red', 'blue'))
    .withExif({ IFD0: { Artist: `${seed}` } })
    .jpeg()
    .toBuffer();
  return family.shares(anna, { fileName: `${seed}.jpg`, bytes });
}
const turn = (items: string[], quarterTurns = 1, key?: string) => anna.call('media', 'TurnItems', { items, quarterTurns }, key === undefined ? {} : { key });
const undo = (change: string) => anna.call('media', 'UndoChange', { change });
async function postOf(item: string, member = anna) {
  const { post } = await member.call('media', 'GetPost', { item });
  if (!post) throw new Error(`no post ${item}`);
  return post;
}
async function renditionKeys(item: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of blobs().list(`rendition/${anna.id}/${item}/`)) keys.push(key);
  return keys.sort();
}
const keysIn = ({ renditions }: Awaited<ReturnType<typeof postOf>>) => renditions.map(({ key }) => key).sort();
/** Mean colour of the upper half of the smallest rendition. */
async function upperHalf(item: string): Promise<number[]> {
  const [file] = (await postOf(item)).renditions;
  if (!file) throw new Error('nothing is rendered');
  const half = sharp(await bytesOf(file.key)).extract({ left: 0, top: 0, width: file.width, height: Math.floor(file.height / 2) });
  return (await meanColour(await half.png().toBuffer())).map((value) => Math.round(value / 255));
}

it('is seen by everybody who sees the post, made from the original, which stays as it is', async () => {
  const item = await share();
  const before = await postOf(item);
  const original = await bytesOf(before.key);
  const { posts } = await turn([item]);
  expect(posts).toMatchObject([{ id: item, width: 400, height: 200, status: 'READY' }]);
  expect(posts[0]?.renditions.length).toBeGreaterThan(0);
  await settled();
  const after = await postOf(item);
  expect(after).toMatchObject({ width: 200, height: 400, status: 'READY', quarterTurns: 1 });
  expect(after.thumbhash).not.toBe(before.thumbhash);
  expect(await upperHalf(item)).toEqual([1, 0, 0]);
  const ofBruno = await postOf(item, bruno);
  expect(ofBruno).toMatchObject({ width: 200, height: 400 });
  expect(ofBruno).not.toHaveProperty('quarterTurns');
  expect(await bytesOf((await anna.call('media', 'DownloadOriginal', { key: before.key })).key)).toEqual(original);
});

it('has keys of its own; open pages may show the ones before for an hour, and then they are gone', async () => {
  const item = await share();
  const before = await postOf(item);
  await turn([item]);
  await settled();
  const after = await postOf(item);
  expect(keysIn(after).filter((key) => keysIn(before).includes(key))).toEqual([]);
  for (const { key } of [...before.renditions, ...after.renditions])
    expect(await bruno.call('media', 'MayFetch', { key })).toMatchObject({ type: 'image/webp' });
  family.later(hourMs + 1000);
  await settled();
  expect(await renditionKeys(item)).toEqual(keysIn(after));
});

it('two turns in a row end in their sum, and leave no files of the first', async () => {
  const item = await share();
  await turn([item]);
  await turn([item]);
  await settled();
  expect(await postOf(item)).toMatchObject({ width: 400, height: 200, quarterTurns: 2 });
  const [left] = await Promise.all((await postOf(item)).renditions.map(({ key }) => bytesOf(key)));
  const half = sharp(left).extract({ left: 0, top: 0, width: 100, height: 100 });
  expect((await meanColour(await half.png().toBuffer())).map((value) => Math.round(value / 255))).toEqual([0, 0, 1]);
  family.later(hourMs + 1000);
  await settled();
  expect(await renditionKeys(item)).toEqual(keysIn(await postOf(item)));
});

it('is undone by one press, for each that was not turned since', async () => {
  const [one, other] = [await share(), await share()];
  const first = await turn([one, other], 3);
  const second = await turn([other], 2);
  await settled();
  expect(await upperHalf(one)).toEqual([0, 0, 1]);
  expect(await undo(first.change)).toMatchObject({ posts: [{ id: one }], skipped: [other] });
  await settled();
  expect(await postOf(one)).toMatchObject({ width: 400, height: 200, quarterTurns: 0 });
  expect(await postOf(other)).toMatchObject({ width: 200, height: 400, quarterTurns: 1 });
  await expect(undo(first.change)).rejects.toMatchObject({ kind: 'conflict', code: 'changed-since' });
  expect((await undo(second.change)).posts).toMatchObject([{ id: other }]);
  await settled();
  expect(await upperHalf(other)).toEqual([0, 0, 1]);
});

it('a change of the date does not stand in the way of undoing a turn', async () => {
  const item = await share();
  const turned = await turn([item]);
  const dated = await anna.call('media', 'ChangeTaken', { items: [item], taken: { year: 1987 } });
  await undo(turned.change);
  await undo(dated.change);
  await settled();
  expect(await postOf(item)).toMatchObject({ width: 400, quarterTurns: 0, takenPrecision: 'TIME' });
});

it('goes on after a restart, and a repeat of the act turns nothing more', async () => {
  const item = await share();
  const first = await turn([item], 1, 'turn-1');
  await family.restart();
  expect((await turn([item], 1, 'turn-1')).change).toBe(first.change);
  await settled();
  expect(await postOf(item)).toMatchObject({ width: 200, height: 400, quarterTurns: 1 });
  expect((await postOf(item)).renditions.length).toBeGreaterThan(0);
});

it('stays as it was where it cannot be rendered, and its owner learns why', async () => {
  const item = await share();
  const { key, renditions } = await postOf(item);
  await blobs().put(key, Buffer.from('no picture'), { type: 'image/jpeg', size: 10 });
  const { change } = await turn([item]);
  await settled();
  expect(await postOf(item)).toMatchObject({ width: 400, status: 'READY', failure: 'unsupported', renditions });
  expect(await postOf(item, bruno)).not.toHaveProperty('failure');
  await expect(undo(change)).rejects.toMatchObject({ kind: 'conflict', code: 'changed-since' });
});

it('of what is purged meanwhile leaves no files', async () => {
  const item = await share();
  await turn([item]);
  await anna.call('media', 'DeleteItem', { item });
  await anna.call('media', 'EmptyTrash', {});
  await settled();
  family.later(hourMs + 1000);
  await settled();
  expect(await renditionKeys(item)).toEqual([]);
});

it('is refused for a video, with a sentence, and then nothing is turned; and for what is another’s', async () => {
  const item = await share();
  const film = await family.shares(anna, { fileName: 'a.mp4', bytes: await drawVideo({ fileName: 'a.mp4', seconds: 1 }) });
  await expect(turn([item, film])).rejects.toMatchObject({ kind: 'invalid', code: 'no-photograph', message: 'Only photographs can be turned, no videos.' });
  const brunos = await family.shares(bruno, await photo('b.jpg', 901));
  await expect(turn([item, brunos])).rejects.toMatchObject({ kind: 'forbidden', code: 'not-yours' });
  await expect(turn([item, 'nothing'])).rejects.toMatchObject({ kind: 'missing', code: 'no-item' });
  for (const wrong of [0, 4, -1]) await expect(turn([item], wrong)).rejects.toMatchObject({ kind: 'invalid', code: 'bad-turn' });
  await settled();
  expect(await postOf(item)).toMatchObject({ width: 400, height: 200 });
});
