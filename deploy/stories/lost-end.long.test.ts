// Restores an earlier copy of each file of a vault, as after a loss of the newer one or a power failure. Data that other services took from the lost end is
// recomputed, so each view equals what the existing logs make.
import { copyFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { seedPublished, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { loadTarget } from '../services.ts';
import { expectReplay } from './replayed.ts';

const services = await loadTarget('all');
const lanes = 2;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(services, { lanes });
});
afterAll(() => harness.close());

let pairs = 0;
/** Adds two connected members, with an item each. */
async function addPair(): Promise<[string, string]> {
  pairs += 1;
  const [one, other] = [`one${pairs}`, `other${pairs}`];
  for (const id of [one, other]) {
    await seedRegistered(harness, id, id, `${id}@example.org`);
    await seedPublished(harness, id, `item-${id}`, 'FAMILY_ONLY');
  }
  await harness.settled();
  await harness.as(one).call('social', 'RequestConnection', { other });
  await harness.as(other).call('social', 'AcceptConnection', { other: one });
  await harness.settled();
  return [one, other];
}

const expectReplayed = async () => {
  await harness.settled();
  await expectReplay(services, new Map(services.map(({ name }) => [name, harness.running(name).runtime.store])));
};
const calm = () => until('nothing is made anew', () => services.every((service) => harness.running(service.name).problems().length === 0));

describe('an earlier copy of one file, put back', () => {
  it.each(services.map(({ name }) => name))('of %s', async (name) => {
    const [file, aside] = [join(harness.dataDir, `${name}.db`), join(harness.dataDir, `${name}.aside`)];
    const [one, other] = await addPair();
    await harness.restart(() => copyFile(file, aside));
    await addPair();
    await harness.restart(() => copyFile(aside, file));
    // Access checks on recomputed views are refused until then.
    await calm();
    // A former relative must be gone from all views.
    await harness.as(one).call('social', 'RejectConnection', { other });
    await addPair();
    await expectReplayed();
  });
});

describe('a file with the write-ahead log that stood beside it, torn', () => {
  const places = 20;
  const cases = Array.from({ length: places }, (_, at) => ({
    name: services[at % services.length]?.name ?? '',
    percent: Math.round((100 * (at + 0.5)) / places),
  }));
  it.each(cases)('of $name, after $percent %', async ({ name, percent }) => {
    const [file, aside] = [join(harness.dataDir, `${name}.db`), join(harness.dataDir, `${name}.aside`)];
    await addPair();
    // Copies open files, like a disk after a power failure.
    await Promise.all(['', '-wal'].map((kind) => copyFile(`${file}${kind}`, `${aside}${kind}`)));
    const { size } = await stat(`${aside}-wal`);
    await addPair();
    await harness.restart(async () => {
      await Promise.all(['-wal', '-shm'].map((kind) => rm(`${file}${kind}`, { force: true })));
      await Promise.all(['', '-wal'].map((kind) => copyFile(`${aside}${kind}`, `${file}${kind}`)));
      await truncate(`${file}-wal`, Math.floor((size * percent) / 100));
    });
    expect(size).toBeGreaterThan(0);
    await calm();
    await addPair();
    await expectReplayed();
  });
});
