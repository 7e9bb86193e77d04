import { identity } from '@kloak/identity/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

const minutes = 60_000;
let ahead = 0;
let family: Family;
let anna: Member;
let ben: Member;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { settings: { freeSpaceBytes: 100_000 }, now: () => new Date(Date.now() + ahead) });
  [anna, ben] = [await family.joins('anna'), await family.joins('ben')];
});
afterAll(() => family.close());

const usage = () => anna.call('media', 'GetUsage', {});
const cancel = (member: Member, upload: string) => member.call('media', 'CancelUpload', { upload });
const openWith = (size: number) => anna.call('media', 'OpenUpload', { files: [{ fileName: 'large.jpg', size }] });

describe('an upload that is cancelled', () => {
  it('gives its space back at once, however often it is said', async () => {
    const { upload } = await openWith(94_000);
    await expect(openWith(94_000)).rejects.toMatchObject({ code: 'out-of-space' });
    await cancel(anna, upload);
    await cancel(anna, upload);
    await family.harness.settled();
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
    const again = await openWith(94_000);
    await cancel(anna, again.upload);
    await family.harness.settled();
    expect((await usage()).reserved).toBe(0);
  });

  it('takes with it what was checked and not published, and what comes afterwards', async () => {
    const two = [await photo('here.jpg', 1), await photo('late.jpg', 2)];
    const opened = await family.openUpload(anna, two);
    const [here, late] = opened.promises;
    await family.send({ ...opened, promises: opened.promises.slice(0, 1) }, two);
    await anna.call('media', 'NoteArrival', { incomingKey: here?.fields.key ?? '' });
    await family.harness.settled();
    const { blobs } = family.harness.platform;
    expect(await blobs.stat(here?.key ?? '')).toBeDefined();

    await cancel(anna, opened.upload);
    await family.send({ ...opened, promises: opened.promises.slice(1) }, two.slice(1));
    await anna.call('media', 'NoteArrival', { incomingKey: late?.fields.key ?? '' });
    await family.harness.settled();
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
    for (const key of [here?.key, late?.key, late?.fields.key]) expect(await blobs.stat(key ?? '')).toBeUndefined();
    await expect(family.publish(anna, opened)).rejects.toMatchObject({ kind: 'missing', code: 'no-upload' });
  });

  it('is found among those under way until then, by its owner alone', async () => {
    const list = async (member: Member) => (await member.call('media', 'ListUploads', {})).uploads;
    const two = [await photo('one.jpg', 11), await photo('two.jpg', 12)];
    const opened = await family.openUpload(anna, two);
    await family.send({ ...opened, promises: opened.promises.slice(0, 1) }, two);
    await family.harness.settled();
    const bytes = two.reduce((sum, file) => sum + file.bytes.length, 0);
    const before = (await list(anna)).find(({ upload }) => upload === opened.upload);
    expect(before).toMatchObject({ files: 2, bytes, fileNames: ['one.jpg', 'two.jpg'], goesOn: false, since: expect.any(String) });
    await anna.call('media', 'NoteArrival', { incomingKey: opened.promises[0]?.fields.key ?? '' });
    await family.harness.settled();
    expect((await list(anna)).find(({ upload }) => upload === opened.upload)).toMatchObject({ files: 2, arrived: 1 });
    expect(await list(ben)).toEqual([]);
    await family.publish(anna, { ...opened, promises: opened.promises.slice(0, 1) });
    expect((await list(anna)).find(({ upload }) => upload === opened.upload)).toMatchObject({ files: 1, arrived: 0, fileNames: ['two.jpg'] });
    await cancel(anna, opened.upload);
    expect((await list(anna)).filter(({ upload }) => upload === opened.upload)).toEqual([]);
  });

  it('keeps what was published of it', async () => {
    const { used } = await usage();
    const two = [await photo('kept.jpg', 3), await photo('left.jpg', 4)];
    const opened = await family.openUpload(anna, two);
    await family.send(opened, two);
    const item = opened.promises[0]?.item ?? '';
    await family.publish(anna, { ...opened, promises: opened.promises.slice(0, 1) });
    await cancel(anna, opened.upload);
    await family.harness.settled();
    expect((await anna.call('media', 'GetPost', { item })).post).toMatchObject({ title: 'kept', status: 'READY' });
    ahead += 31 * minutes;
    await until('the rest is gone', async () => (await usage()).reserved === 0);
    expect(await usage()).toMatchObject({ used: used + (two[0]?.bytes.length ?? 0), reserved: 0 });
  });

  it('gives back the space of what was just being checked once that is done', async () => {
    const before = await usage();
    const field = await photo('field.jpg', 5);
    const heal = family.harness.fake.blobs(() => ({ digest: () => Promise.reject(unavailable('Storage')) }));
    const opened = await family.openUpload(anna, [field]);
    await family.send(opened, [field]);
    await anna.call('media', 'NoteArrival', { incomingKey: opened.promises[0]?.fields.key ?? '' });
    await cancel(anna, opened.upload);
    expect((await usage()).reserved).toBe(field.bytes.length);
    heal();
    await until('the space is free again', async () => {
      ahead += minutes;
      return (await usage()).reserved === 0;
    });
    expect(await usage()).toEqual(before);
    await expect(family.publish(anna, opened)).rejects.toMatchObject({ code: 'no-upload' });
  });

  it('gives it back as soon as that check ends, and not only when somebody looks', async () => {
    const { fake, platform } = family.harness;
    const before = await usage();
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const endFake = fake.blobs(({ digest }) => ({
      async digest(...asked) {
        await mayGoOn;
        return digest(...asked);
      },
    }));
    const brook = await photo('brook.jpg', 6);
    const opened = await family.openUpload(anna, [brook]);
    await family.arrive(opened, [brook]);
    await cancel(anna, opened.upload);
    expect((await usage()).reserved).toBe(before.reserved + brook.bytes.length);
    endFake();
    goOn();
    await family.harness.settled();
    expect(await usage()).toEqual(before);
    expect(await platform.blobs.stat(opened.promises[0]?.key ?? '')).toBeUndefined();
  });

  it('is one’s own: another’s does not exist, nor does one that never was', async () => {
    const { reserved } = await usage();
    const { upload } = await openWith(7);
    await expect(cancel(ben, upload)).rejects.toMatchObject({ kind: 'missing', code: 'no-upload' });
    await expect(cancel(anna, 'never')).rejects.toMatchObject({ kind: 'missing', code: 'no-upload' });
    await expect(family.harness.as().call('media', 'CancelUpload', { upload })).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect((await usage()).reserved).toBe(reserved + 7);
  });
});
