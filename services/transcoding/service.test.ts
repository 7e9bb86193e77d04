import { buffer } from 'node:stream/consumers';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import sharp from 'sharp';
import { transcoding } from './service.ts';
import { originalsIn } from './testing/originals.ts';
import { drawVideo } from './testing/video.ts';
import { filmPids } from './tools/film/film-renderer.ts';
import { renderer } from './tools/workers/renderer.ts';

describe('transcoding', () => {
  let harness: Harness;
  let ahead = 0;
  beforeAll(async () => {
    harness = await startHarness([neighbour('identity'), neighbour('media'), neighbour('groups'), transcoding], { now: () => new Date(Date.now() + ahead) });
  });
  afterAll(() => harness.close());

  const { seedChecked, putOriginal, eventsOf, isEnded } = originalsIn(() => harness);
  /** Advances the clock whenever no work is left, up to the longest delay of a job, until the condition holds. */
  async function untilItIs(what: string, holds: () => Promise<boolean>): Promise<void> {
    await until(what, async () => {
      await harness.settled();
      if (await holds()) return true;
      ahead += 800_000;
      return false;
    });
  }
  /** Makes reads of this key fail like a disk, while `fails` returns a message. Returns a function that counts the failures. */
  function failReads(key: string, fails: (reads: number) => string | undefined): () => number {
    let [reads, failed] = [0, 0];
    undo.push(
      harness.fake.blobs(({ read }) => ({
        async read(one, range) {
          const words = one === key ? fails(++reads) : undefined;
          if (words === undefined) return read(one, range);
          failed += 1;
          throw new Error(words);
        },
      })),
    );
    return () => failed;
  }
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const each of undo.splice(0)) each();
  });
  const parked = async () => (await harness.running('transcoding').runtime.store.jobs.parked(undefined, 10)).items;
  const photo = () => sharp({ create: { width: 700, height: 400, channels: 3, background: '#3080c0' } }).jpeg();

  it('renders a checked photograph once and stores the renditions beside it', async () => {
    await putOriginal('i1', await photo().withMetadata({ orientation: 6 }).toBuffer());
    await seedChecked('i1');
    await harness.restart();
    await harness.settled();
    const [requested, finished, ...more] = await eventsOf('i1');
    expect(more).toEqual([]);
    expect(requested).toMatchObject({ type: 'JobRequested', data: { item: 'i1', owner: 'anna', key: 'original/anna/i1', type: 'image/jpeg' } });
    const file = (width: number, height: number) => ({ key: `rendition/anna/i1/${width}.webp`, width, height, type: 'image/webp' });
    expect(finished).toMatchObject({
      type: 'JobFinished',
      data: { item: 'i1', owner: 'anna', width: 400, height: 700, files: [file(320, 560), file(400, 700)] },
    });
    expect(await harness.platform.blobs.stat('rendition/anna/i1/320.webp')).toMatchObject({ type: 'image/webp' });
  });

  it('renders a large photograph in two steps: what lists show, then the rest beside it', async () => {
    const taken = { IFD2: { DateTimeOriginal: '2024:07:09 08:05:03' } };
    await putOriginal('i6', await photo().resize(1400, 800).withExif(taken).toBuffer());
    await seedChecked('i6');
    const [requested, first, finished, ...more] = await eventsOf('i6');
    expect(more).toEqual([]);
    const file = (width: number) => expect.objectContaining({ key: `rendition/anna/i6/${width}.webp`, width });
    const facts = { item: 'i6', owner: 'anna', width: 1400, height: 800, takenLocal: '2024-07-09T08:05:03', thumbhash: expect.stringMatching(/./) };
    expect(requested?.type).toBe('JobRequested');
    expect(first).toMatchObject({ type: 'JobThumbnailsFinished', data: { ...facts, files: [file(320), file(640)] } });
    expect(finished).toMatchObject({ type: 'JobFinished', data: { ...facts, files: [file(320), file(640), file(1280)] } });
    expect(await harness.platform.blobs.stat('rendition/anna/i6/1280.webp')).toMatchObject({ type: 'image/webp' });
  });

  it('shows what there is of one whose large files can never be made', async () => {
    const bytes = await photo().resize(1400, 800).toBuffer();
    await putOriginal('i7', bytes);
    let reads = 0;
    undo.push(
      harness.fake.blobs(({ read, put }) => ({
        async read(key) {
          if (key === 'original/anna/i7') reads += 1;
          if (reads === 2) await put(key, Buffer.from('no picture'), { type: 'image/jpeg', size: 10 });
          return read(key);
        },
      })),
    );
    await seedChecked('i7');
    expect((await eventsOf('i7')).at(-1)).toMatchObject({ type: 'JobFinished', data: { width: 1400, files: [{ width: 320 }, { width: 640 }] } });
  });

  it('records when a part of the picture is missing', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
    const whole = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer();
    await putOriginal('i5', whole.subarray(0, whole.length / 2));
    await seedChecked('i5');
    expect((await eventsOf('i5')).at(-1)).toMatchObject({ type: 'JobFinished', data: { item: 'i5', width: 700, partial: true } });
  });

  it('records when bytes cannot be rendered, or are there no more', async () => {
    await putOriginal('i2', Buffer.from('Dear diary, this is not a picture.'));
    await seedChecked('i2');
    expect((await eventsOf('i2')).at(-1)).toMatchObject({ type: 'JobFailed', data: { item: 'i2', owner: 'anna', reason: 'unsupported' } });
    await seedChecked('i3');
    expect((await eventsOf('i3')).at(-1)).toMatchObject({ type: 'JobFailed', data: { item: 'i3', owner: 'anna', reason: 'gone' } });
  });

  it.each([
    { what: 'a picture', facts: { kind: 'IMAGE', type: 'image/png' }, bytes: () => photo().resize(5000).png().toBuffer(), pids: () => renderer.pids() },
    { what: 'a video', facts: { kind: 'VIDEO', type: 'video/mpeg' }, bytes: () => drawVideo({ fileName: 'a.mpeg', seconds: 2 }), pids: filmPids },
  ] as const)(
    'gives up $what whose renderer ended each time, and goes on with the next',
    async ({ what, facts, bytes, pids }) => {
      const [bad, good] = [`bad-${facts.kind}`, `good-${facts.kind}`];
      await putOriginal(bad, await bytes());
      const killing = setInterval(() => {
        for (const pid of pids()) process.kill(pid, 'SIGKILL');
      }, 10);
      await seedChecked(bad, facts);
      await untilItIs(`${what} is given up`, () => isEnded(bad));
      clearInterval(killing);
      expect((await eventsOf(bad)).at(-1)).toMatchObject({ type: 'JobFailed', data: { item: bad, owner: 'anna', reason: 'gave-up' } });
      await putOriginal(good, await photo().toBuffer());
      await seedChecked(good);
      expect((await eventsOf(good)).at(-1)).toMatchObject({ type: 'JobFinished' });
    },
    60_000,
  );

  describe('that fails by no fault of the bytes', () => {
    const broken = 'EIO: i/o error, read';
    it.each([
      { what: 'a photograph', item: 'lost-photo', facts: { kind: 'IMAGE', type: 'image/jpeg' } },
      { what: 'a video', item: 'lost-video', facts: { kind: 'VIDEO', type: 'video/mp4' } },
    ] as const)('gives up $what in words at its last attempt', async ({ item, facts }) => {
      await putOriginal(item, await photo().toBuffer());
      const failed = failReads(`original/anna/${item}`, () => broken);
      await seedChecked(item, facts);
      await untilItIs('it has ended', () => isEnded(item));
      expect((await eventsOf(item)).at(-1)).toMatchObject({ type: 'JobFailed', data: { item, owner: 'anna', reason: 'gave-up' } });
      expect(failed()).toBe(6);
      expect(await parked()).toEqual([]);
    });

    it.each([
      { item: 'never-asked', refused: 'JobRequested' },
      { item: 'never-ended', refused: 'JobFinished' },
    ])('ends also where it is $item for', async ({ item, refused }) => {
      await putOriginal(item, await photo().toBuffer());
      undo.push(
        harness.fake.storeOf('transcoding').log(({ append }) => ({
          append: (draft) => (draft.events.some(({ type }) => type === refused) ? Promise.reject(new Error('no such method')) : append(draft)),
        })),
      );
      await seedChecked(item);
      await untilItIs('it has ended', () => isEnded(item));
      expect((await eventsOf(item)).at(-1)).toMatchObject({ type: 'JobFailed', data: { item, owner: 'anna', reason: 'gave-up' } });
      expect(await parked()).toEqual([]);
    });

    it('waits while the machine is short of space, for as long as that takes', async () => {
      await putOriginal('full', await photo().toBuffer());
      const failed = failReads('original/anna/full', (reads) => (reads <= 9 ? 'ENOSPC: no space left on device, write' : undefined));
      await seedChecked('full');
      await untilItIs('it has ended', () => isEnded('full'));
      expect((await eventsOf('full')).at(-1)).toMatchObject({ type: 'JobFinished', data: { width: 700 } });
      expect(failed()).toBe(9);
    });

    it.each([
      { what: 'a photograph', item: 'late-photo', facts: { kind: 'IMAGE', type: 'image/jpeg' }, extension: undefined },
      { what: 'a film whose poster is made', item: 'late-film', facts: { kind: 'VIDEO', type: 'video/mpeg' }, extension: 'mpeg' },
    ] as const)('gives up $what in words where what it needs is away for three days', async ({ item, facts, extension }) => {
      await putOriginal(item, extension ? await drawVideo({ fileName: `a.${extension}` }) : await photo().toBuffer());
      undo.push(
        harness.fake.storeOf('transcoding').jobs(({ take }) => ({
          take: async (...asked) => (await take(...asked)).map((job) => ({ ...job, waits: job.waits + 437 })),
        })),
      );
      const made = extension ? 1 : 0;
      const failed = failReads(`original/anna/${item}`, (reads) => (reads > made ? 'ENOSPC: no space left on device, write' : undefined));
      await seedChecked(item, facts);
      await untilItIs('it has ended', () => isEnded(item));
      expect((await eventsOf(item)).at(-1)).toMatchObject({ type: 'JobFailed', data: { item, owner: 'anna', reason: 'gave-up' } });
      expect(failed()).toBe(3);
      expect(await parked()).toEqual([]);
    });

    it('shows what there is of a photograph whose large files failed to the last attempt', async () => {
      await putOriginal('no-large', await photo().resize(1400, 800).toBuffer());
      failReads('original/anna/no-large', (reads) => (reads > 1 ? broken : undefined));
      await seedChecked('no-large');
      await untilItIs('it has ended', () => isEnded('no-large'));
      expect((await eventsOf('no-large')).at(-1)).toMatchObject({ type: 'JobFinished', data: { files: [{ width: 320 }, { width: 640 }] } });
    });

    it('gives up a preview, and removes what came of it', async () => {
      const [item, incomingKey] = ['no-preview', 'incoming/u1/no-preview.preview'];
      await harness.platform.blobs.put(incomingKey, Buffer.from('bytes'), { type: 'image/webp', size: 5 });
      failReads(incomingKey, () => broken);
      await seedEvent(harness, 'media', `item:${item}`, 'anna', { type: 'ItemPreviewArrived', data: { item, owner: 'anna', incomingKey, etag: '', size: 5 } });
      await untilItIs('it is gone', async () => (await harness.platform.blobs.stat(incomingKey)) === undefined);
      expect(await parked()).toEqual([]);
    });
  });

  describe('the picture of a group', () => {
    const key = (size: string) => `group-banner/anna/b1/${size}.webp`;
    async function request(banner: string, item: string, bytes?: Buffer, type = 'image/jpeg') {
      if (bytes) await harness.platform.blobs.put(`original/anna/${item}`, bytes, { type, size: bytes.length });
      const data = { group: 'g', after: null, by: 'anna', banner, item, narrowed: 0 };
      await seedEvent(harness, 'groups', 'group:g', 'g', { type: 'GroupBannerRequested', data });
      await harness.settled();
      const commits = await harness.running('transcoding').runtime.store.log.read(0, 0, 1000);
      return commits.filter(({ stream }) => stream === `banner-job:${banner}`).flatMap(({ events }) => events);
    }

    it('is a copy of an image of who chose it, without what the camera wrote, which stays when the image goes', async () => {
      const bytes = await sharp({ create: { width: 2000, height: 900, channels: 3, background: 'teal' } })
        .withExif({ IFD0: { Artist: 'Anna' } })
        .jpeg()
        .toBuffer();
      expect(await request('b1', 'deck', bytes)).toMatchObject([{ type: 'GroupBannerRendered', data: { group: 'g', banner: 'b1', by: 'anna' } }]);
      await harness.platform.blobs.remove(['original/anna/deck']);
      const made = await Promise.all(['wide', 'thumb'].map(async (size) => sharp(await buffer(await harness.platform.blobs.read(key(size)))).metadata()));
      expect(made.map(({ width, exif }) => [width, exif])).toEqual([
        [1600, undefined],
        [640, undefined],
      ]);
    });

    it.each([
      ['a video', 'unsupported', Buffer.from('moving pictures'), 'video/mp4'],
      ['no picture', 'unsupported', Buffer.from('Dear diary, this is not a picture.'), 'image/jpeg'],
      ['what is gone', 'gone', undefined, 'image/jpeg'],
    ])('is not made of %s', async (what, reason, bytes, type) => {
      expect(await request(`not-${what.length}`, `not-${what.length}`, bytes, type)).toMatchObject([{ type: 'GroupBannerNotRendered', data: { reason } }]);
    });
  });

  describe("a member's picture", () => {
    const at = (avatar: string) => `incoming-avatar/anna/${avatar}`;
    async function request(avatar: string, bytes?: Buffer) {
      if (bytes) await harness.platform.blobs.put(at(avatar), bytes, { type: 'image/jpeg', size: bytes.length });
      await seedEvent(harness, 'identity', 'avatar:anna', 'anna', { type: 'AvatarRequested', data: { account: 'anna', avatar, shown: '' } });
      await harness.settled();
      return endOf(avatar);
    }
    async function endOf(avatar: string) {
      const commits = await harness.running('transcoding').runtime.store.log.read(0, 0, 1000);
      return commits.filter(({ stream }) => stream === `avatar-job:${avatar}`).flatMap(({ events }) => events);
    }

    it('is made of what was posted: the middle of it, square and small', async () => {
      expect(await request('a1', await photo().toBuffer())).toMatchObject([{ type: 'AvatarRendered', data: { account: 'anna', avatar: 'a1' } }]);
      const made = await sharp(await buffer(await harness.platform.blobs.read('avatar/anna/a1.webp'))).metadata();
      expect([made.format, made.width, made.height]).toEqual(['webp', 400, 400]);
    });

    it.each([
      ['no picture', 'unsupported', async () => Buffer.from('Dear diary, this is not a picture.')],
      ['a drawing that may hold scripts', 'unsupported', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['nothing', 'gone', async () => undefined],
    ])('is not made of %s', async (_what, reason, bytes) => {
      expect(await request(`not-${reason}-${_what.length}`, await bytes())).toMatchObject([{ type: 'AvatarNotRendered', data: { reason } }]);
    });

    it('is given up in words at the last attempt', async () => {
      const failed = failReads(at('a4'), () => 'EIO: i/o error, read');
      await request('a4', await photo().toBuffer());
      await untilItIs('it has failed as often as it may', async () => failed() === 6);
      expect(await endOf('a4')).toMatchObject([{ type: 'AvatarNotRendered', data: { reason: 'gave-up' } }]);
    });

    it('is not made of a picture of which a part is missing', async () => {
      const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
      const whole = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red', noise } })
        .jpeg()
        .toBuffer();
      expect(await request('a3', whole.subarray(0, whole.length / 2))).toMatchObject([{ type: 'AvatarNotRendered', data: { reason: 'unreadable' } }]);
      expect(await harness.platform.blobs.stat('avatar/anna/a3.webp')).toBeUndefined();
    });
  });
});
