import { identity } from '@kloak/identity/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

const minutes = 60_000;
const days = 24 * 60 * minutes;
let ahead = 0;
/** Pretended numbers of earlier attempts and waits of the jobs that check files or follow their rendering. */
let triedBefore = 0;
let waitedBefore = 0;
let family: Family;
let anna: Member;
const errors: unknown[] = [];

beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { settings: { freeSpaceBytes: 100_000 }, now: () => new Date(Date.now() + ahead) });
  anna = await family.joins('anna');
  const { fake } = family.harness;
  const isTired = (reaction: string) => reaction === 'ingest' || reaction === 'attach-renditions';
  fake.storeOf('media').jobs(({ take }) => ({
    take: async (...asked) =>
      (await take(...asked)).map((job) => (isTired(job.reaction) ? { ...job, attempts: job.attempts + triedBefore, waits: job.waits + waitedBefore } : job)),
  }));
  fake.live(({ push }) => ({
    push(member, event, payload) {
      if (event === 'file upload' && 'error' in payload) errors.push(payload.error);
      push(member, event, payload);
    },
  }));
});
afterAll(() => family.close());
beforeEach(() => {
  triedBefore = 0;
  waitedBefore = 0;
  errors.splice(0);
});

const usage = () => anna.call('media', 'GetUsage', {});
const parked = async () => (await family.harness.running('media').runtime.store.jobs.parked(undefined, 10)).items.length;
const defect = new Error('no such method');

/** The store fails so at the copy of these uploads' bytes, until it is healed. */
const failCopies = (of: string, error: Error): (() => void) =>
  family.harness.fake.blobs(({ copy }) => ({ copy: (from, ...others) => (from.includes(of) ? Promise.reject(error) : copy(from, ...others)) }));
/** No commit with such an event can be written, until that is healed. */
const refuseCommitsWith = (refused: string): (() => void) =>
  family.harness.fake.storeOf('media').log(({ append }) => ({
    append: (draft) => (draft.events.some(({ type }) => type === refused) ? Promise.reject(defect) : append(draft)),
  }));

describe('a file whose check fails however often it is tried', () => {
  it('gives its space back, and its owner is told', async () => {
    const one = await photo('unlucky.jpg', 1);
    const opened = await family.openUpload(anna, [one]);
    const heal = failCopies(opened.upload, defect);
    triedBefore = 9;
    await family.arrive(opened, [one]);
    await family.harness.settled();
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
    expect(errors).toEqual(['This file could not be checked, although it was tried several times. Please upload it again.']);
    await expect(family.publish(anna, opened)).rejects.toMatchObject({ code: 'gone', details: { rejected: ['unlucky.jpg'] } });
    expect(await parked()).toBe(0);
    heal();

    triedBefore = 0;
    const again = await family.openUpload(anna, [one]);
    await family.send(again, [one]);
    expect((await family.publish(anna, again)).posts).toMatchObject([{ title: 'unlucky' }]);
  });

  it('gives its space back also where what it needs was away for days', async () => {
    const one = await photo('patient.jpg', 4);
    const opened = await family.openUpload(anna, [one]);
    const { used } = await usage();
    const heal = failCopies(opened.upload, unavailable('Storage'));
    waitedBefore = 439;
    await family.arrive(opened, [one]);
    await family.harness.settled();
    heal();
    expect(await usage()).toMatchObject({ used, reserved: 0 });
    expect(errors).toHaveLength(1);
    expect(await parked()).toBe(0);
  });

  it('is tried on while what it needs is away, and so is another of the same bytes', async () => {
    const failures = new Set<string>();
    const endFake = family.harness.fake.storeOf('media').jobs(({ failed }) => ({
      async failed(id, ...others) {
        await failed(id, ...others);
        failures.add(id);
      },
    }));
    const [one, same] = [await photo('first.jpg', 2), await photo('second.jpg', 2)];
    const first = await family.openUpload(anna, [one]);
    const heal = failCopies(first.upload, unavailable('Storage'));
    triedBefore = 9;
    await family.arrive(first, [one]);
    await until('the first one has failed', () => failures.size === 1);
    const second = await family.openUpload(anna, [same]);
    await family.arrive(second, [same]);
    await until('the second one has failed', () => failures.size === 2);
    expect(await parked()).toBe(0);
    heal();
    endFake();
    ahead += 20 * minutes;
    expect((await family.publish(anna, first)).posts).toMatchObject([{ title: 'first' }]);
    expect((await family.publish(anna, second)).duplicates).toMatchObject([{ fileName: 'second.jpg', item: first.promises[0]?.item }]);
  });

  it('is said to have failed where what was made of it could not be attached to it', async () => {
    const heal = refuseCommitsWith('ItemRendered');
    triedBefore = 9;
    const item = await family.shares(anna, await photo('lost.jpg', 5), 'PRIVATE');
    heal();
    expect((await anna.call('media', 'GetPost', { item })).post).toMatchObject({ status: 'FAILED', failure: 'gave-up' });
    expect(await parked()).toBe(0);
  });

  it('is given up some days after its upload is over, also where nobody tries it any more', async () => {
    const before = await usage();
    const one = await photo('parked.jpg', 3);
    const opened = await family.openUpload(anna, [one]);
    const heal = failCopies(opened.upload, defect);
    // The event of giving up cannot be written either, at the last attempt.
    const healLog = refuseCommitsWith('ItemRejected');
    triedBefore = 9;
    await family.arrive(opened, [one]);
    await until('nobody tries it', async () => (await parked()) === 1);
    triedBefore = 0;
    healLog();
    heal();
    ahead += 12 * days;
    await until('the space is free again', async () => {
      ahead += minutes;
      return (await usage()).reserved === 0;
    });
    expect((await usage()).used).toBe(before.used);
    await family.harness.settled();
    expect(errors).toHaveLength(1);
  });
});
