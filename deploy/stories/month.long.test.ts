// Seven weeks of a family by the tests' clock: photographs, messages, an emptied trash, a departure, and a disk failure.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Family, photo, startFamily } from '@kloak/media/testing/family.ts';
import { backUp } from '@kloak/platform/embedded/backup/backup.ts';
import { restore } from '@kloak/platform/embedded/backup/restore.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { loadTarget } from '../services.ts';
import { expectReplay } from './replayed.ts';

const days = 48;
const [leaves, backedUp, diskDies] = [4, 14, 16];
/** Days in the trash, and before an account is erased. */
const keptDays = 30;
/** A vault that was away for days doubts its clock for one more. */
const doubtDays = 2;

type SharedItem = { day: number; id: string; owner: Member; key: string; deletedOn?: number };

const services = await loadTarget('all');
let family: Family;
let folder: string;
let passedMs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kloak-month-'));
  const monotonicMs = () => Date.now() + passedMs;
  family = await startFamily(services, { clock: { monotonicMs, now: () => new Date(monotonicMs()) } });
});
afterAll(async () => {
  await family.close();
  await rm(folder, { recursive: true });
});

const settled = () => family.harness.settled();
const isStored = async (key: string) => (await family.harness.platform.blobs.stat(key)) !== undefined;

async function share(owner: Member, day: number): Promise<SharedItem> {
  const id = await family.shares(owner, await photo(`day-${day}.jpg`, day));
  return { day, id, owner, key: (await owner.call('media', 'GetPost', { item: id })).post?.key ?? '' };
}

/** Restores the vault from the backup on a new disk. */
async function comeBack(): Promise<void> {
  const { dataDir } = family.harness;
  await family.restart(async () => {
    await cp(join(dataDir, 'keys'), join(folder, 'keys'), { recursive: true });
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true });
    expect(await restore({ folder: join(folder, 'backup'), dataDir })).toMatchObject({ damaged: [] });
    await cp(join(folder, 'keys'), join(dataDir, 'keys'), { recursive: true });
  });
}

it('keeps what is to be kept, forgets what is to be forgotten, and tells each thing once', async () => {
  const anna = await family.joins('anna');
  const others = [await family.joins('ben'), await family.joins('clara')];
  const dora = await family.joins('dora');
  const stay = [anna, ...others];
  for (const one of [...others, dora]) await family.connect(anna, one);
  const ofDora = await share(dora, 0);
  let items: SharedItem[] = [];
  let words: string[] = [];

  for (let day = 1; day <= days; day += 1) {
    // Twice, since no mails go out in the quiet hours of a night.
    for (let half = 0; half < 2; half += 1) {
      passedMs += dayMs / 2;
      await settled();
    }
    const owner = stay[day % stay.length] ?? anna;
    const item = await share(owner, day);
    items.push(item);
    const admirer = owner === anna ? (others[day % others.length] ?? anna) : anna;
    await admirer.call('social', 'GiveHeart', { item: item.id });
    await admirer.call('social', 'SaveComment', { item: item.id, content: `How lovely, day ${day}` });
    const [word, to] = [`Good morning, day ${day}`, others[day % others.length]?.id ?? ''];
    await anna.call('chat', 'SendMessage', { to, body: word });
    words.push(word);
    const old = items.find(({ day: of, deletedOn }) => of === day - 3 && of % 3 === 0 && deletedOn === undefined);
    if (old) {
      await old.owner.call('media', 'DeleteItem', { item: old.id });
      old.deletedOn = day;
    }
    if (day === leaves) await dora.call('identity', 'DeleteAccount', { password: 'Hidden-Lake-1' });
    await settled();
    if (day === backedUp) await backUp({ dataDir: family.harness.dataDir, folder: join(folder, 'backup'), verify: false, anyway: false });
    if (day === diskDies) {
      await comeBack();
      items = items.filter(({ day: of }) => of <= backedUp);
      for (const one of items) if ((one.deletedOn ?? 0) > backedUp) delete one.deletedOn;
      words = words.slice(0, backedUp);
      await settled();
    }
    if (day % 7 === 0) await family.restart();
  }
  await settled();

  for (const { id, key, owner, deletedOn } of items) {
    if (deletedOn === undefined) {
      expect((await anna.call('media', 'GetPost', { item: id })).post?.id).toBe(id);
      expect((await anna.call('social', 'ListComments', { item: id })).comments).toHaveLength(1);
      expect(await isStored(key)).toBe(true);
    } else {
      expect(await refusal(owner.call('media', 'GetPost', { item: id }))).toMatch(/^missing/);
      if (days - deletedOn > keptDays + doubtDays) expect(await isStored(key)).toBe(false);
      if (days - deletedOn < keptDays) expect(await isStored(key)).toBe(true);
    }
  }
  expect(await refusal(dora.call('identity', 'GetAccount', {}))).not.toBe('no refusal');
  expect(await isStored(ofDora.key)).toBe(false);

  const said = await Promise.all(others.map(async ({ id }) => (await anna.call('chat', 'OpenPair', { other: id, page: 0, perPage: 100 })).messages));
  expect(
    said
      .flat()
      .flatMap(({ body }) => body)
      .toSorted(),
  ).toEqual(words.toSorted());

  // A week's news are one mail; those of the lost days are mailed again.
  const letters = Map.groupBy(
    (await family.harness.messages()).filter(({ subject }) => /new/i.test(subject)),
    ({ to }) => to,
  );
  expect(letters.size).toBeGreaterThan(0);
  for (const [to, mails] of letters) expect([to, mails.length <= days / 7 + 2]).toEqual([to, true]);

  for (const { name } of services) expect([name, family.harness.running(name).problems()]).toEqual([name, []]);
  await expectReplay(services, new Map(services.map(({ name }) => [name, family.harness.running(name).runtime.store])));
}, 900_000);
