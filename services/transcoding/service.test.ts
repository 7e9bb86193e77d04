import { randomUUID } from 'node:crypto';
import { emptyPosition } from '@kloak/platform/position.ts';
import type { Aggregate, DomainEvent, Service } from '@kloak/platform/service.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import sharp from 'sharp';
import { transcoding } from './service.ts';

/** Holds what media would have said. */
const mediaLog: Service = { name: 'media', rpcs: {}, views: [], reactions: [], sweeps: [] };
const item: Aggregate<object, DomainEvent> = { name: 'item', initial: {}, evolve: (state) => state, reads: 'all' };

describe('transcoding', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness([mediaLog, transcoding]);
  });
  afterAll(() => harness.close());

  async function checked(id: string, facts: { kind?: string; type?: string } = {}): Promise<void> {
    const meta = {
      from: 'gateway',
      key: id,
      keyed: false,
      position: emptyPosition,
      requestId: randomUUID(),
      deadline: new Date(Date.now() + 9000).toISOString(),
    };
    const { ctx } = harness.running('media').context('test', { ...meta, account: 'anna' });
    const data = { item: id, owner: 'anna', key: `original/anna/${id}`, sha256: '', size: 1, type: 'image/jpeg', kind: 'IMAGE', fileName: 'a.jpg', ...facts };
    await ctx.decide(item, { id, home: 'anna' }, () => [{ type: 'ItemChecked', data }]);
    await harness.settled();
  }
  async function keep(id: string, bytes: Buffer): Promise<void> {
    await harness.platform.blobs.put(`original/anna/${id}`, bytes, { type: 'image/jpeg', size: bytes.length });
  }
  async function told(id: string) {
    const commits = await harness.running('transcoding').runtime.store.log.read(0, 0, 100);
    return commits.filter(({ stream }) => stream === `job:${id}`).flatMap(({ events }) => events);
  }
  const photo = () => sharp({ create: { width: 700, height: 400, channels: 3, background: '#3080c0' } }).jpeg();

  it('renders a checked photograph once and keeps the renditions beside it', async () => {
    await keep('i1', await photo().withMetadata({ orientation: 6 }).toBuffer());
    await checked('i1');
    await harness.restart();
    await harness.settled();
    const [requested, finished, ...more] = await told('i1');
    expect(more).toEqual([]);
    expect(requested).toMatchObject({ type: 'JobRequested', data: { item: 'i1', owner: 'anna', key: 'original/anna/i1', type: 'image/jpeg' } });
    const file = (width: number, height: number) => ({ key: `rendition/anna/i1/${width}.webp`, width, height, type: 'image/webp' });
    expect(finished).toMatchObject({
      type: 'JobFinished',
      data: { item: 'i1', owner: 'anna', width: 400, height: 700, files: [file(320, 560), file(400, 700)] },
    });
    expect(await harness.platform.blobs.stat('rendition/anna/i1/320.webp')).toMatchObject({ type: 'image/webp' });
  });

  it('says when a part of the picture is missing', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
    const whole = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer();
    await keep('i5', whole.subarray(0, whole.length / 2));
    await checked('i5');
    expect((await told('i5')).at(-1)).toMatchObject({ type: 'JobFinished', data: { item: 'i5', width: 700, partial: true } });
  });

  it('says when bytes cannot be rendered, or are there no more', async () => {
    await keep('i2', Buffer.from('Dear diary, this is not a picture.'));
    await checked('i2');
    expect((await told('i2')).at(-1)).toMatchObject({ type: 'JobFailed', data: { item: 'i2', owner: 'anna', reason: 'unsupported' } });
    await checked('i3');
    expect((await told('i3')).at(-1)).toMatchObject({ type: 'JobFailed', data: { item: 'i3', owner: 'anna', reason: 'gone' } });
  });

  it('leaves videos alone', async () => {
    await checked('i4', { kind: 'VIDEO', type: 'video/mp4' });
    expect(await told('i4')).toEqual([]);
  });
});
