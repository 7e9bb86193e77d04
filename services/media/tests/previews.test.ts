import { buffer } from 'node:stream/consumers';
import { identity } from '@kloak/identity/service.ts';
import { ownerField } from '@kloak/platform/ports/blobs.ts';
import { type BlobsClient, blobsClient } from '@kloak/platform/testing/blobs-client.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { incomingPreviewKey, previewKey, readKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import sharp from 'sharp';
import { media } from '../service.ts';
import { type Family, type Photo, photo, startFamily } from '../testing/family.ts';

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#b4491f' } });
const jpeg = (width = 60, height = 40) =>
  draw(width, height)
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();

describe('a preview that a page made', () => {
  let family: Family;
  let browser: BlobsClient;
  let [anna, ben, stranger]: Member[] = [];
  const one = (who: Member | undefined) => {
    if (!who) throw new Error('nobody');
    return who;
  };
  beforeAll(async () => {
    // Transcoding makes no renditions, so only the preview is visible.
    family = await startFamily([identity, social, media, { ...transcoding, reactions: transcoding.reactions.filter(({ name }) => name !== 'request-job') }]);
    [anna, ben, stranger] = [await family.joins('anna'), await family.joins('ben'), await family.joins('stranger')];
    await family.connect(one(anna), one(ben));
    browser = await blobsClient(family.harness.platform.blobs);
  });
  afterAll(async () => {
    await browser?.close();
    await family?.close();
  });

  const offer = (who: Member | undefined, item: string, bytes: Buffer, type = 'image/jpeg') =>
    one(who).call('media', 'OfferPreviews', { previews: [{ item, size: bytes.length, type }] });
  /** Opens an upload and posts a preview; returns the item. */
  async function previewed(original: Photo, bytes: Buffer) {
    const opened = await family.openUpload(one(anna), [original]);
    const item = opened.promises[0]?.item ?? '';
    const { promises } = await offer(anna, item, bytes);
    const [promise] = promises;
    expect((await browser.post({ fields: promise?.fields ?? {}, file: bytes, by: promise?.fields[ownerField] })).status).toBe(204);
    await one(anna).call('media', 'NoteArrival', { incomingKey: promise?.fields.key ?? '' });
    await family.harness.settled();
    return { opened, item, incoming: promise?.fields.key ?? '' };
  }
  const post = async (who: Member | undefined, item: string) => (await one(who).call('media', 'GetPost', { item })).post;
  const mayFetch = (who: Member | undefined, key: string) => one(who).call('media', 'MayFetch', { key });

  it('is drawn anew and shown to those who may see the item, from its publication on', async () => {
    const original = await photo('lake.jpg', 1);
    const { opened, item, incoming } = await previewed(original, await jpeg());
    const key = previewKey(one(anna).id, item);
    await expect(mayFetch(ben, key)).rejects.toMatchObject({ kind: 'missing' });
    await family.send(opened, [original]);
    await family.publish(one(anna), opened, 'FAMILY_ONLY');
    expect(await post(ben, item)).toMatchObject({ status: 'PROCESSING', width: 60, height: 40, renditions: [{ key, width: 60, type: 'image/webp' }] });
    expect((await post(ben, item))?.thumbhash).not.toBe('');
    expect(await mayFetch(ben, key)).toMatchObject({ type: 'image/webp' });
    await expect(mayFetch(stranger, key)).rejects.toMatchObject({ kind: 'forbidden' });
    const { blobs } = family.harness.platform;
    const served = await sharp(await buffer(await blobs.read(key))).metadata();
    expect(served).toMatchObject({ format: 'webp', width: 60 });
    expect(served.exif).toBeUndefined();
    expect(await blobs.stat(incoming)).toBeUndefined();
  });

  it('of a private photograph is for its owner alone', async () => {
    const original = await photo('diary.jpg', 2);
    const { opened, item } = await previewed(original, await jpeg());
    await family.send(opened, [original]);
    await family.publish(one(anna), opened, 'PRIVATE');
    const key = previewKey(one(anna).id, item);
    expect(await mayFetch(anna, key)).toMatchObject({ type: 'image/webp' });
    await expect(mayFetch(ben, key)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  for (const [name, bytes] of [
    ['no picture', Buffer.from('<svg onload="alert(1)">'.repeat(20))],
    ['a picture of another format', draw(60, 40).png().toBuffer()],
    ['larger than a preview', jpeg(2000, 1500)],
    ['cut off', jpeg(900, 600).then((whole) => whole.subarray(0, whole.length / 2))],
  ] as const) {
    it(`that is ${name} is never served, and costs the upload nothing`, async () => {
      const original = await photo('odd.jpg', 10 + name.length);
      const { opened, item, incoming } = await previewed(original, await bytes);
      await family.send(opened, [original]);
      await family.publish(one(anna), opened);
      expect(await post(ben, item)).toMatchObject({ status: 'PROCESSING', renditions: [] });
      const { blobs } = family.harness.platform;
      expect([await blobs.stat(incoming), await blobs.stat(previewKey(one(anna).id, item))]).toEqual([undefined, undefined]);
    });
  }

  it('stays shown where the poster of a video does not come in time', async () => {
    const original = await photo('film.jpg', 5);
    const { opened, item } = await previewed(original, await jpeg());
    await family.send(opened, [original]);
    await family.publish(one(anna), opened, 'FAMILY_ONLY');
    const owner = one(anna).id;
    const none = { item, owner, width: 60, height: 40, thumbhash: '', files: [] };
    await seedEvent(family.harness, 'transcoding', `job:${item}`, owner, { type: 'PosterJobFinished', data: none });
    await family.harness.settled();
    expect(await post(ben, item)).toMatchObject({
      status: 'PROCESSING',
      renditions: [{ key: previewKey(owner, item) }],
      thumbhash: expect.stringMatching(/./),
    });
  });

  it('is offered for own files alone, as a JPEG, and not too large', async () => {
    const item = (await family.openUpload(one(anna), [await photo('own.jpg', 3)])).promises[0]?.item ?? '';
    const bytes = await jpeg();
    await expect(offer(ben, item, bytes)).rejects.toMatchObject({ kind: 'missing', code: 'no-upload' });
    await expect(offer(anna, 'unknown', bytes)).rejects.toMatchObject({ kind: 'missing', code: 'no-upload' });
    await expect(offer(anna, item, bytes, 'image/svg+xml')).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(offer(anna, item, Buffer.alloc(2_000_001))).rejects.toMatchObject({ kind: 'too-large' });
    await expect(offer(anna, item, Buffer.alloc(0))).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('may be offered before its size is known', async () => {
    const original = await photo('later.jpg', 6);
    const opened = await family.openUpload(one(anna), [original]);
    const item = opened.promises[0]?.item ?? '';
    const { promises } = await one(anna).call('media', 'OfferPreviews', { previews: [{ item, type: 'image/jpeg' }] });
    const { fields = {} } = promises[0] ?? {};
    expect((await browser.post({ fields, file: Buffer.alloc(2_000_001), by: fields[ownerField] })).status).toBeGreaterThanOrEqual(400);
    expect((await browser.post({ fields, file: await jpeg(), by: fields[ownerField] })).status).toBe(204);
    await one(anna).call('media', 'NoteArrival', { incomingKey: fields.key ?? '' });
    await family.send(opened, [original]);
    await family.publish(one(anna), opened, 'FAMILY_ONLY');
    await family.harness.settled();
    expect(await post(ben, item)).toMatchObject({ renditions: [{ key: previewKey(one(anna).id, item), width: 60 }] });
  });

  it('takes no space, and goes with the item', async () => {
    const original = await photo('gone.jpg', 4);
    const before = await one(anna).call('media', 'GetUsage', {});
    const { opened, item } = await previewed(original, await jpeg());
    await family.send(opened, [original]);
    await family.publish(one(anna), opened);
    await family.harness.settled();
    expect((await one(anna).call('media', 'GetUsage', {})).used).toBe(before.used + original.bytes.length);
    await one(anna).call('media', 'DeleteItem', { item });
    await one(anna).call('media', 'EmptyTrash', {});
    await family.harness.settled();
    expect(await family.harness.platform.blobs.stat(previewKey(one(anna).id, item))).toBeUndefined();
  });
});

describe('a preview, once the renditions are made', () => {
  let family: Family;
  let aheadMs = 0;
  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding], { now: () => new Date(Date.now() + aheadMs) });
  });
  afterAll(() => family.close());

  it('can be read by the pages that show it, is gone an hour later, and one that comes then is not kept', async () => {
    const anna = await family.joins('anna');
    const browser = await blobsClient(family.harness.platform.blobs);
    const { blobs } = family.harness.platform;
    const [original, bytes] = [await photo('lake.jpg', 1), await jpeg()];
    const opened = await family.openUpload(anna, [original]);
    const item = opened.promises[0]?.item ?? '';
    const { promises } = await anna.call('media', 'OfferPreviews', { previews: [{ item, size: bytes.length, type: 'image/jpeg' }] });
    const fields = promises[0]?.fields ?? {};
    const come = async () => {
      expect((await browser.post({ fields, file: bytes, by: fields[ownerField] })).status).toBe(204);
      await anna.call('media', 'NoteArrival', { incomingKey: fields.key ?? '' });
      await family.harness.settled();
    };
    await come();
    expect(await blobs.stat(previewKey(anna.id, item))).toBeDefined();
    await family.send(opened, [original]);
    await family.publish(anna, opened);
    await family.harness.settled();
    const left = async () => [await blobs.stat(previewKey(anna.id, item)), await blobs.stat(fields.key ?? '')];
    expect(await left()).toEqual([expect.anything(), undefined]);
    expect(await anna.call('media', 'MayFetch', { key: previewKey(anna.id, item) })).toMatchObject({ type: 'image/webp' });
    aheadMs = 3_601_000;
    await until('it is gone', async () => (await left())[0] === undefined);
    aheadMs = 0;
    expect(await left()).toEqual([undefined, undefined]);
    await come();
    expect(await left()).toEqual([undefined, undefined]);
    const { post } = await anna.call('media', 'GetPost', { item });
    expect([post?.status, post?.renditions.some(({ key }) => key === previewKey(anna.id, item))]).toEqual(['READY', false]);
    await browser.close();
  });
});

it('its incoming key says of which file it is', () => {
  expect(readKey(incomingPreviewKey('up', 'it'))).toEqual({ area: 'incoming-preview', upload: 'up', item: 'it' });
});
