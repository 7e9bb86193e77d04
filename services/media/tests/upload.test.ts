import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { identity } from '@kloak/identity/service.ts';
import { contextOfCall } from '@kloak/platform/engine/context.ts';
import type { CallMeta, Principal } from '@kloak/platform/ports/rpc.ts';
import type { Caller } from '@kloak/platform/testing/harness.ts';
import { heicFile, tiles } from '@kloak/platform/testing/heic-file.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import type { ItemDetails } from '@kloak/proto/types/media.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import sharp from 'sharp';
import { ledger, reserve } from '../domain/ledger.ts';
import { media } from '../service.ts';
import { type Family, type Photo, photo, startFamily, tornPhoto } from '../testing/family.ts';

describe('uploading', () => {
  let family: Family;
  let anna: Member;
  let ahead = 0;

  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding], {
      settings: { freeSpaceBytes: 100_000, maxFileBytes: 50_000 },
      now: () => new Date(Date.now() + ahead),
    });
    anna = await family.joins('anna');
  });
  afterAll(() => family.close());

  const usage = (member: Caller) => member.call('media', 'GetUsage', {});
  const publishAgain = async (one: Photo) => {
    const opened = await family.openUpload(anna, [one]);
    await family.send(opened, [one]);
    const published = await family.publish(anna, opened);
    await family.harness.settled();
    return published;
  };

  it('makes nothing new of bytes that are in the vault already, and charges nothing', async () => {
    const lake = await photo('Lake.jpg', 1);
    const first = await family.shares(anna, lake, 'PRIVATE');
    const before = await usage(anna);
    const copy = { ...lake, fileName: 'Copy.jpg' };
    const opened = await family.openUpload(anna, [copy]);
    await family.send(opened, [copy]);
    const { posts, duplicates } = await family.publish(anna, opened, 'FAMILY_ONLY');
    expect(posts).toMatchObject([{ id: first, title: 'Lake', privacy: 'PRIVATE' }]);
    expect(duplicates).toEqual([{ fileName: 'Copy.jpg', item: first }]);
    await family.harness.settled();
    expect(await usage(anna)).toEqual(before);
    expect(before).toMatchObject({ used: lake.bytes.length, reserved: 0 });
  });

  it('publishes what another tab has stored, though that tab is closed before it published', async () => {
    const before = await usage(anna);
    const sea = await photo('Sea.jpg', 77);
    const [first, second] = [await family.openUpload(anna, [sea]), await family.openUpload(anna, [sea])];
    for (const opened of [first, second]) {
      await family.send(opened, [sea]);
      await anna.call('media', 'NoteArrival', { incomingKey: opened.promises[0]?.fields.key ?? '' });
      await family.harness.settled();
    }
    await anna.call('media', 'CancelUpload', { upload: first.upload });
    await family.harness.settled();
    expect((await family.publish(anna, second)).posts).toHaveLength(1);
    await family.harness.settled();
    expect(await usage(anna)).toMatchObject({ used: before.used + sea.bytes.length, reserved: 0 });
  });

  it('takes a HEIC photograph, shows it as browsers can, and keeps its bytes', async () => {
    const lake = { fileName: 'IMG_0001.HEIC', bytes: heicFile({ tiles: [tiles.red, tiles.blue] }) };
    const item = await family.shares(anna, lake);
    const { post } = await anna.call('media', 'GetPost', { item });
    expect(post).toMatchObject({
      kind: 'IMAGE',
      type: 'image/heic',
      status: 'READY',
      width: 128,
      height: 64,
      renditions: [{ width: 128, type: 'image/webp' }],
    });
    expect(await buffer(await family.harness.platform.blobs.read(post?.key ?? ''))).toEqual(lake.bytes);
  });

  it('makes one post of the same photograph twice in one upload', async () => {
    const twins = [await photo('one.jpg', 2), await photo('two.jpg', 2)];
    const opened = await family.openUpload(anna, twins);
    await family.send(opened, twins);
    const { posts, duplicates } = await family.publish(anna, opened);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
    expect(duplicates).toHaveLength(1);
    await family.harness.settled();
    expect((await usage(anna)).reserved).toBe(0);
  });

  it('publishes what was uploaded before and never published, when it is uploaded again', async () => {
    const lost = await photo('lost.jpg', 3);
    const left = await family.openUpload(anna, [lost]);
    await family.send(left, [lost]);
    await anna.call('media', 'NoteArrival', { incomingKey: left.promises[0]?.fields.key ?? '' });
    await family.harness.settled();
    const found = { ...lost, fileName: 'found.jpg' };
    const opened = await family.openUpload(anna, [found]);
    await family.send(opened, [found]);
    const { posts, duplicates } = await family.publish(anna, opened, 'PRIVATE');
    expect(posts).toMatchObject([{ id: left.promises[0]?.item, title: 'found', privacy: 'PRIVATE' }]);
    expect(duplicates).toEqual([]);
    await family.harness.settled();
    expect((await usage(anna)).reserved).toBe(0);
  });

  it('says which files have not arrived, publishes nothing then, and all of it once they have', async () => {
    const two = [await photo('here.jpg', 4), await photo('late.jpg', 5)];
    const opened = await family.openUpload(anna, two);
    await family.send({ ...opened, promises: opened.promises.slice(0, 1) }, two);
    await expect(family.publish(anna, opened)).rejects.toMatchObject({ kind: 'conflict', code: 'not-arrived', details: { missing: ['late.jpg'] } });
    await expect(anna.call('media', 'GetPost', { item: opened.promises[0]?.item ?? '' })).rejects.toMatchObject({ kind: 'missing' });
    await family.send({ ...opened, promises: opened.promises.slice(1) }, two.slice(1));
    expect((await family.publish(anna, opened)).posts.map(({ fileName }) => fileName)).toEqual(['here.jpg', 'late.jpg']);
  });

  it('rejects what its bytes show to be something else, frees its space and publishes the others', async () => {
    const before = await usage(anna);
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    const files = [{ fileName: 'notes.jpg', bytes: Buffer.from('dear diary '.repeat(30)) }, { fileName: 'new.png', bytes: webp }, await photo('fine.jpg', 6)];
    const opened = await family.openUpload(anna, files);
    await family.send(opened, files);
    await expect(family.publish(anna, opened)).rejects.toMatchObject({
      kind: 'unsupported',
      code: 'rejected',
      details: { rejected: ['notes.jpg', 'new.png'], rejectedPosts: opened.promises.slice(0, 2).map(({ item }) => item) },
    });
    await family.harness.settled();
    expect((await anna.call('media', 'GetPost', { item: opened.promises[2]?.item ?? '' })).post?.status).toBe('READY');
    expect(await usage(anna)).toMatchObject({ used: before.used + (files[2]?.bytes.length ?? 0), reserved: 0 });
    for (const { key } of opened.promises.slice(0, 2)) expect(await family.harness.platform.blobs.stat(key)).toBeUndefined();
  });

  it('takes a PNG that is called .jpg for what it is', async () => {
    const { bytes } = await photo('a.png', 7);
    const item = await family.shares(anna, { fileName: 'screenshot.jpg', bytes });
    expect((await anna.call('media', 'GetPost', { item })).post).toMatchObject({ type: 'image/png', status: 'READY', fileName: 'screenshot.jpg' });
  });

  it('never changes what is served by a second post with the same form', async () => {
    const fine = await photo('fine.jpg', 8);
    const other = { ...fine, bytes: Buffer.alloc(fine.bytes.length, 'x') };
    const opened = await family.openUpload(anna, [fine]);
    const { item = '', key = '', fields = {} } = opened.promises[0] ?? {};
    await family.send(opened, [other]);
    await family.send(opened, [fine]);
    await family.publish(anna, opened);
    const facts = await family.harness.platform.blobs.stat(key);
    expect(await family.send(opened, [other])).toEqual([204]);
    await anna.call('media', 'NoteArrival', { incomingKey: fields.key ?? '' });
    await family.harness.settled();
    expect(await family.harness.platform.blobs.stat(key)).toEqual(facts);
    expect(await family.harness.platform.blobs.stat(fields.key ?? '')).toBeUndefined();
    expect((await anna.call('media', 'GetPost', { item })).post?.status).toBe('READY');
  });

  it('answers a repeat under one key as the first time, and reserves once', async () => {
    const before = await usage(anna);
    const files = [{ fileName: 'a.jpg', size: 7 }];
    const first = await anna.call('media', 'OpenUpload', { files }, { key: 'k1', bodyHash: 'b' });
    const again = await anna.call('media', 'OpenUpload', { files }, { key: 'k1', bodyHash: 'b' });
    expect(again.promises.map(({ item, key }) => ({ item, key }))).toEqual(first.promises.map(({ item, key }) => ({ item, key })));
    expect((await usage(anna)).reserved).toBe(before.reserved + 7);
    await expect(anna.call('media', 'OpenUpload', { files }, { key: 'k1', bodyHash: 'c' })).rejects.toMatchObject({ code: 'key-reused' });
  });

  it('keeps the bytes of a photograph that cannot be rendered, which is rendered anew when it is uploaded again and stays the post that it is', async () => {
    const torn = tornPhoto('torn.jpg');
    const before = await usage(anna);
    const first = await family.shares(anna, torn);
    const { album } = await anna.call('media', 'AddToAlbum', { items: [first], named: { name: 'Torn' }, privacy: 'FAMILY_ONLY' });
    const { post } = await anna.call('media', 'GetPost', { item: first });
    expect(post).toMatchObject({ status: 'FAILED', failure: 'unreadable' });
    const key = post?.key ?? '';
    expect(await anna.call('media', 'DownloadOriginal', { key })).toMatchObject({ fileName: 'torn.jpg' });
    expect((await publishAgain(torn)).duplicates).toMatchObject([{ fileName: 'torn.jpg', item: first }]);
    expect((await anna.call('media', 'GetPost', { item: first })).post).toMatchObject({ status: 'FAILED', failure: 'unreadable' });
    // Simulates a newer renderer by replacing the bytes with readable ones.
    const { bytes } = await photo('whole.jpg', 12);
    await family.harness.platform.blobs.put(key, Readable.from(bytes), { type: 'image/jpeg', size: bytes.length });
    await publishAgain(torn);
    const { post: shown } = await anna.call('media', 'GetPost', { item: first });
    expect(shown).toMatchObject({ status: 'READY', albums: [album?.id], createdAt: post?.createdAt });
    expect(shown).not.toHaveProperty('failure');
    expect(await usage(anna)).toMatchObject({ used: before.used + torn.bytes.length, reserved: before.reserved });
  });

  it('takes the space of one for what cannot be rendered and is sent twice before it is published', async () => {
    const torn = tornPhoto('again.jpg', 8);
    const before = await usage(anna);
    const first = await family.openUpload(anna, [torn]);
    await family.arrive(first, [torn]);
    await family.harness.settled();
    const second = await publishAgain(torn);
    const { posts } = await family.publish(anna, first);
    await family.harness.settled();
    expect(posts.map(({ id }) => id)).toEqual(second.posts.map(({ id }) => id));
    expect(await usage(anna)).toMatchObject({ used: before.used + torn.bytes.length, reserved: before.reserved });
  });

  it('publishes under one key once the files are there', async () => {
    const one = [await photo('k.jpg', 11)];
    const opened = await family.openUpload(anna, one);
    const items = opened.promises.map(({ item }): ItemDetails => ({ item, privacy: 'PRIVATE' }));
    const publish = () => anna.call('media', 'PublishUpload', { items }, { key: 'p1', bodyHash: 'b' });
    await expect(publish()).rejects.toMatchObject({ code: 'not-arrived' });
    await family.send(opened, one);
    const { posts } = await publish();
    expect((await publish()).posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
    expect(posts).toMatchObject([{ title: 'k' }]);
  });

  it('frees after an hour what was reserved for an upload that was never opened', async () => {
    const eva = await family.joins('eva');
    const { ctx } = contextOfCall(family.harness.running('media').runtime, 'OpenUpload', callOf(eva.id));
    await ctx.decide(ledger.of({ owner: eva.id }), reserve({ owner: eva.id, upload: 'never', bytes: 99, max: 100, ofChanges: 0 }));
    expect((await usage(eva)).reserved).toBe(99);
    ahead += 2 * hourMs;
    await until('the space is free again', async () => (await usage(family.harness.as(eva.id))).reserved === 0);
    expect(await ctx.state(ledger.of({ owner: eva.id }))).toEqual({ reserved: 0, used: 0, open: [], limit: null });
  });

  it('reserves never more than there is, however many ask at once', async () => {
    const berta = await family.joins('berta');
    const files = [{ fileName: 'a.jpg', size: 30_000 }];
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => family.harness.as(berta.id).call('media', 'OpenUpload', { files })));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'too-large', code: 'out-of-space' });
    expect(await usage(family.harness.as(berta.id))).toMatchObject({ used: 0, reserved: 90_000, max: 100_000 });
  });

  it('lets a member have 20 uploads under way: the oldest with which nobody goes on gives way to the next', async () => {
    const greta = await family.joins('greta');
    const lake = await photo('Lake.jpg', 55);
    const first = await family.openUpload(greta, [lake]);
    await family.send(first, [lake]);
    await greta.call('media', 'NoteArrival', { incomingKey: first.promises[0]?.fields.key ?? '' });
    const open = () => greta.call('media', 'OpenUpload', { files: [{ fileName: 'a.jpg', size: 10 }] });
    const opened = [];
    for (let count = 1; count < 20; count += 1) opened.push(await open());
    await family.harness.as().call('media', 'NoteUploadProgress', { incomingKey: opened[0]?.promises[0]?.fields.key ?? '', percent: 7 });
    await open();
    await family.harness.settled();
    expect((await family.publish(greta, first)).posts).toHaveLength(1);
    const { ctx } = contextOfCall(family.harness.running('media').runtime, 'OpenUpload', callOf(greta.id));
    const { open: left } = await ctx.state(ledger.of({ owner: greta.id }));
    const ids = left.map(({ upload }) => upload);
    expect([ids.includes(opened[0]?.upload ?? ''), ids.includes(opened[1]?.upload ?? ''), ids.includes(opened[2]?.upload ?? '')]).toEqual([true, false, true]);
    expect(ids.length).toBeLessThanOrEqual(20);
  });

  it('lets space that a dead page holds go where somebody needs it, once the page had time to begin', async () => {
    const hugo = await family.joins('hugo');
    const open = () => hugo.call('media', 'OpenUpload', { files: [{ fileName: 'a.jpg', size: 45_000 }] });
    for (let count = 0; count < 2; count += 1) await open();
    await expect(open()).rejects.toMatchObject({ code: 'out-of-space' });
    ahead += 11 * 60_000;
    expect(await open()).toMatchObject({ promises: [{ fileName: 'a.jpg' }] });
    await family.harness.settled();
    expect(await usage(family.harness.as(hugo.id))).toMatchObject({ reserved: 90_000 });
  });

  it('refuses whole, with nothing reserved, and the space before the kind', async () => {
    const carl = await family.joins('carl');
    const open = (files: { fileName: string; size: number }[]) => carl.call('media', 'OpenUpload', { files });
    const [fine, other, large] = [
      { fileName: 'a.jpg', size: 10 },
      { fileName: 'a.gif', size: 10 },
      { fileName: 'b.mp4', size: 40_000 },
    ];
    await expect(open([fine, other])).rejects.toMatchObject({ kind: 'unsupported', code: 'unsupported' });
    await expect(open([large, large, { fileName: 'c.txt', size: 40_000 }])).rejects.toMatchObject({ code: 'out-of-space' });
    await expect(open([{ ...fine, size: 50_001 }, other])).rejects.toMatchObject({ code: 'file-too-large' });
    expect(await usage(carl)).toMatchObject({ used: 0, reserved: 0 });
  });

  it('notices without a hint what has arrived, and gives up after a week what was never finished', async () => {
    const dora = await family.joins('dora');
    const two = [await photo('sent.jpg', 9), await photo('never.jpg', 10)];
    const opened = await family.openUpload(dora, two);
    await family.send({ ...opened, promises: opened.promises.slice(0, 1) }, two);
    const [sent, never] = opened.promises;
    ahead += 31_000;
    await until('the bytes are kept', async () => (await family.harness.platform.blobs.stat(sent?.key ?? '')) !== undefined);
    expect((await usage(dora)).reserved).toBe(two.reduce((sum, { bytes }) => sum + bytes.length, 0));

    ahead += 7 * 24 * hourMs + hourMs;
    await until('the space is free again', async () => (await usage(family.harness.as(dora.id))).reserved === 0);
    await family.harness.settled();
    expect(await usage(dora)).toMatchObject({ used: 0, reserved: 0 });
    expect(await family.harness.platform.blobs.stat(sent?.key ?? '')).toBeUndefined();
    for (const promise of [sent, never]) {
      await expect(dora.call('media', 'PublishUpload', { items: [{ item: promise?.item ?? '', privacy: 'PRIVATE' }] })).rejects.toMatchObject({
        code: 'no-upload',
      });
    }
    // The same photograph can be uploaded again.
    const again = await family.shares(dora, two[0] ?? (await photo('x.jpg')));
    expect((await dora.call('media', 'GetPost', { item: again })).post?.status).toBe('READY');
  });
});

/** Call metadata as the gateway sends it. */
function callOf(account: string): CallMeta & Pick<Principal, 'account'> {
  const deadline = new Date(Date.now() + 60_000).toISOString();
  return { account, from: 'gateway', key: 'a call', keyed: false, position: {}, requestId: 'a call', deadline };
}
