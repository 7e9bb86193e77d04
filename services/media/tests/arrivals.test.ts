import { buffer } from 'node:stream/consumers';
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
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { now: () => new Date(Date.now() + ahead) });
  anna = await family.joins('anna');
});
afterAll(() => family.close());

describe('bytes that arrived', () => {
  it('stay until they are checked, however long that takes', async () => {
    const { fake, platform } = family.harness;
    let looks = 0;
    const heal = fake.blobs(({ list }) => ({
      digest: () => Promise.reject(unavailable('Storage')),
      async *list(...asked) {
        const found = await Array.fromAsync(list(...asked));
        if (found.length > 0) looks += 1;
        yield* found;
      },
    }));
    const lake = await photo('lake.jpg', 1);
    const opened = await family.openUpload(anna, [lake]);
    await family.send(opened, [lake]);
    const incomingKey = opened.promises[0]?.fields.key ?? '';
    await anna.call('media', 'NoteArrival', { incomingKey });
    await until('the sweep has found them twice', async () => {
      ahead += minutes;
      return looks > 1;
    });
    expect((await platform.blobs.stat(incomingKey))?.size).toBe(lake.bytes.length);
    heal();
    ahead += 60 * minutes;
    expect((await family.publish(anna, opened)).posts).toMatchObject([{ fileName: 'lake.jpg' }]);
  });

  it('give back their space when they were still being checked as the time of their upload ended', async () => {
    const { fake } = family.harness;
    let sweeps = 0;
    const endCount = fake.storeOf('media').jobs(({ done }) => ({
      async done(id) {
        await done(id);
        if (id.startsWith('sweep:abandon-uploads:')) sweeps += 1;
      },
    }));
    const heal = fake.blobs(() => ({ digest: () => Promise.reject(unavailable('Storage')) }));
    const field = await photo('field.jpg', 4);
    const opened = await family.openUpload(anna, [field]);
    await family.send(opened, [field]);
    await anna.call('media', 'NoteArrival', { incomingKey: opened.promises[0]?.fields.key ?? '' });
    ahead += 8 * 24 * 60 * minutes;
    const before = sweeps;
    await until('the uploads were looked through', async () => {
      ahead += minutes;
      return sweeps > before + 1;
    });
    endCount();
    heal();
    await until('the space is free again', async () => {
      ahead += minutes;
      return (await anna.call('media', 'GetUsage', {})).reserved === 0;
    });
    await expect(family.publish(anna, opened)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('stay when they took the place of others that were being checked', async () => {
    const { fake, platform } = family.harness;
    const [first, other] = [await photo('first.jpg', 2), await photo('other.jpg', 3)];
    const size = Math.max(first.bytes.length, other.bytes.length);
    const [one, two] = [first, other].map(({ bytes }) => ({ fileName: 'hill.jpg', bytes: Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]) }));
    if (one === undefined || two === undefined) throw new Error('no photographs');
    const opened = await family.openUpload(anna, [one]);
    await family.send(opened, [one]);
    const { key = '', fields = {} } = opened.promises[0] ?? {};
    let replaced = false;
    const endFake = fake.blobs(({ digest }) => ({
      async digest(...asked) {
        const read = await digest(...asked);
        if (!replaced) {
          replaced = true;
          await family.send(opened, [two]);
          await anna.call('media', 'NoteArrival', { incomingKey: fields.key ?? '' });
        }
        return read;
      },
    }));
    const { posts } = await family.publish(anna, opened);
    endFake();
    expect(posts).toMatchObject([{ fileName: 'hill.jpg' }]);
    expect(await buffer(await platform.blobs.read(key))).toEqual(two.bytes);
  });
});
