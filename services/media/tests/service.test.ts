import { buffer } from 'node:stream/consumers';
import { identity } from '@kloak/identity/service.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import type { ItemDetails } from '@kloak/proto/types/media.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import sharp from 'sharp';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

describe.each([1, 4])('media with %i lanes', (lanes) => {
  let family: Family;
  let anna: Member;
  let bruno: Member;
  let clara: Member;

  beforeAll(async () => {
    family = await startFamily([identity, social, media, transcoding], { lanes });
    anna = await family.joins('anna');
    bruno = await family.joins('bruno');
    clara = await family.joins('clara');
    await family.connect(anna, bruno);
  });
  afterAll(() => family.close());

  it('takes a photograph, keeps it byte for byte and shows it to the family', async () => {
    const lake = await photo('Lake.JPG', 1);
    const opened = await family.openUpload(anna, [lake]);
    expect(opened.promises).toMatchObject([{ fileName: 'Lake.JPG', kind: 'IMAGE', url: '/storage', fields: { 'Content-Type': 'image/jpeg' } }]);
    expect(await family.send(opened, [lake])).toEqual([204]);
    const { posts, duplicates } = await family.publish(anna, opened);
    const item = opened.promises[0]?.item ?? '';
    expect(posts).toMatchObject([
      { id: item, title: 'Lake', privacy: 'FAMILY_ONLY', category: 'FILM', type: 'image/jpeg', fileSize: lake.bytes.length, writer: { username: 'anna' } },
    ]);
    expect(duplicates).toEqual([]);

    await family.harness.settled();
    const { post } = await bruno.call('media', 'GetPost', { item });
    expect(post).toMatchObject({ id: item, status: 'READY', width: 48, height: 32, writer: { id: anna.id, username: 'anna' } });
    expect(post?.renditions.length).toBeGreaterThan(0);
    expect(await buffer(await family.harness.platform.blobs.read(posts[0]?.key ?? ''))).toEqual(lake.bytes);
    expect(await Array.fromAsync(family.harness.platform.blobs.list('incoming/'))).toEqual([]);
  });

  it('keeps and shows what there is of a photograph that came cut off, and says so', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer();
    const item = await family.shares(anna, { fileName: 'Half.jpg', bytes: whole.subarray(0, whole.length / 2) });
    const { post } = await anna.call('media', 'GetPost', { item });
    expect(post).toMatchObject({ status: 'READY', width: 300, height: 200, partial: true });
    expect((await bruno.call('media', 'GetPost', { item })).post).not.toHaveProperty('partial');
  });

  it('tells when a photograph was taken, and its owner alone where', async () => {
    const item = await family.shares(anna, { fileName: 'Beach.jpg', bytes: await drawPhoto({ seed: 2, fromPhone: true }) });
    const taken = { takenAt: '2023-12-31T11:30:00.000Z', takenLocal: '2024-01-01T00:30:00' };
    const [hers, his] = [await anna.call('media', 'GetPost', { item }), await bruno.call('media', 'GetPost', { item })];
    expect(hers.post).toMatchObject({ ...taken, latitude: 47.366667, longitude: 8.533333 });
    expect(his.post).toMatchObject(taken);
    expect(Object.keys(his.post ?? {})).not.toEqual(expect.arrayContaining([expect.stringMatching(/itude/)]));
    const { members } = await bruno.call('media', 'ListFamilyFeed', {});
    expect(members[0]?.posts[0]).toMatchObject({ id: item, ...taken });
    expect(JSON.stringify(members)).not.toMatch(/itude/);
  });

  it('shows a relative the newest four of each member, newest member first, and nothing private', async () => {
    const dora = await family.joins('dora');
    await family.connect(dora, bruno);
    const shared: string[] = [];
    for (let n = 0; n < 5; n += 1) shared.push(await family.shares(dora, await photo(`d${n}.png`, 100 + n)));
    const secret = await family.shares(dora, await photo('secret.png', 120), 'PRIVATE');

    const { members } = await bruno.call('media', 'ListFamilyFeed', {});
    expect(members.map(({ profile }) => profile?.username)).toEqual(['dora', 'anna']);
    expect(members[0]?.posts.map(({ id }) => id)).toEqual(shared.slice(1).reverse());
    await family.shares(anna, await photo('newer.jpg', 130));
    const after = await bruno.call('media', 'ListFamilyFeed', {});
    expect(after.members.map(({ profile }) => profile?.username)).toEqual(['anna', 'dora']);
    expect(JSON.stringify(after)).not.toContain(secret);
    await expect(bruno.call('media', 'GetPost', { item: secret })).rejects.toMatchObject({ kind: 'forbidden', code: 'not-yours' });
    expect((await dora.call('media', 'GetPost', { item: secret })).post?.title).toBe('secret');
    expect((await clara.call('media', 'ListFamilyFeed', {})).members).toEqual([]);
  });

  it('shows what was published together in the order in which it was chosen, the last as the newest', async () => {
    const emil = await family.joins('emil');
    await family.connect(emil, bruno);
    const photos = await Promise.all(Array.from({ length: 9 }, (_, n) => photo(`e${n}.png`, 170 + n)));
    const opened = await family.openUpload(emil, photos);
    await family.send(opened, photos);
    const { posts } = await family.publish(emil, opened);
    expect(posts.map(({ fileName }) => fileName)).toEqual(photos.map(({ fileName }) => fileName));
    const [first = 0, ...others] = posts.map(({ createdAt }) => Date.parse(createdAt));
    expect(others).toEqual(others.map((_, index) => first + index + 1));
    await family.harness.settled();
    const { members } = await bruno.call('media', 'ListFamilyFeed', {});
    expect(members[0]?.posts.map(({ fileName }) => fileName)).toEqual(['e8.png', 'e7.png', 'e6.png', 'e5.png']);
  });

  it('lets nobody but the owner have an original, and only those who may view it a rendition', async () => {
    const item = await family.shares(anna, await photo('mine.jpg', 140));
    const { post } = await anna.call('media', 'GetPost', { item });
    const original = post?.key ?? '';
    const rendition = post?.renditions[0]?.key ?? '';

    expect(await anna.call('media', 'MayFetch', { key: original })).toMatchObject({ type: 'image/jpeg', fileName: 'mine.jpg' });
    expect(await anna.call('media', 'DownloadOriginal', { key: original })).toEqual({ key: original, fileName: 'mine.jpg' });
    expect((await anna.call('media', 'MayFetch', { key: rendition })).fileName).toBeUndefined();
    expect((await bruno.call('media', 'MayFetch', { key: rendition })).type).toBe(post?.renditions[0]?.type);
    for (const [other, code] of [
      [bruno, 'downloads-withheld'],
      [clara, 'not-yours'],
    ] as const) {
      await expect(other.call('media', 'MayFetch', { key: original })).rejects.toMatchObject({ kind: 'forbidden', code });
      await expect(other.call('media', 'DownloadOriginal', { key: original })).rejects.toMatchObject({ kind: 'forbidden', code });
    }
    await expect(clara.call('media', 'MayFetch', { key: rendition })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(family.harness.as().call('media', 'MayFetch', { key: rendition })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(anna.call('media', 'DownloadOriginal', { key: rendition })).rejects.toMatchObject({ kind: 'missing' });

    await bruno.call('social', 'RejectConnection', { other: anna.id });
    // Applies immediately, on every device.
    await expect(family.harness.as(bruno.id).call('media', 'MayFetch', { key: rendition })).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await bruno.call('media', 'ListFamilyFeed', {})).members.map(({ profile }) => profile?.username)).not.toContain('anna');
    await family.connect(anna, bruno);
  });

  it('serves nothing that is incoming, unknown, or another name for what there is', async () => {
    const lake = await photo('Hidden.jpg', 150);
    const opened = await family.openUpload(anna, [lake]);
    await family.send(opened, [lake]);
    const { item = '', fields = {} } = opened.promises[0] ?? {};
    const keys = [fields.key ?? '', `original/${clara.id}/${item}`, `rendition/${anna.id}/${item}/x.webp`, 'original/a/b', 'avatar/x.svg', '../secret', ''];
    for (const key of keys) await expect(anna.call('media', 'MayFetch', { key })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('does not let an unverified account upload', async () => {
    const erik = await family.joins('erik', { verified: false });
    await expect(family.openUpload(erik, [await photo('a.jpg')])).rejects.toMatchObject({ kind: 'forbidden', code: 'not-verified' });
    await expect(family.openUpload(family.as(), [await photo('a.jpg')])).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('publishes only what is the caller’s own, once, in the words of the first time', async () => {
    const own = await photo('own.png', 160);
    const opened = await family.openUpload(anna, [own]);
    await family.send(opened, [own]);
    await expect(family.publish(clara, opened)).rejects.toMatchObject({ kind: 'missing', code: 'no-upload' });
    const items = opened.promises.map(({ item }): ItemDetails => ({ item, title: 'First', privacy: 'PRIVATE' }));
    await expect(anna.call('media', 'PublishUpload', { items: [{ item: items[0]?.item ?? '' }] })).rejects.toMatchObject({ kind: 'invalid' });
    const first = await anna.call('media', 'PublishUpload', { items });
    const again = await anna.call('media', 'PublishUpload', {
      items: items.map((item): ItemDetails => ({ ...item, title: 'Second', privacy: 'FAMILY_ONLY' })),
    });
    expect(again.posts).toMatchObject([{ id: first.posts[0]?.id, title: 'First', privacy: 'PRIVATE' }]);
    expect(again.duplicates).toEqual([]);
  });
});
