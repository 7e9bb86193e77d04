// The days of a family against the policy: after every act, each member's days hold exactly the posts that the member may see one by one.
import { identity } from '@kloak/identity/service.ts';
import { isLongRun, sample } from '@kloak/platform/testing/long.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photoTaken, startFamily } from '../testing/family.ts';

const names = ['anna', 'bruno', 'clara', 'dora'] as const;
const privacies = ['PRIVATE', 'FAMILY_ONLY'] as const;
const itemsOfEach = 3;
const acts = isLongRun ? 300 : 40;

type Item = { id: string; owner: Member; day: string };
let family: Family;
const members: Member[] = [];
const items: Item[] = [];

/** Numbers from 0 to below `count`; the same sample, the same numbers. */
let state = sample % 2 ** 31;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * count);
}
function choose<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

async function share(owner: Member, number: number): Promise<void> {
  const day = choose(['2024-07-01', '2024-07-02', '2019-12-31']);
  const at = `${day.replaceAll('-', ':')} 12:00:0${random(10)}`;
  items.push({ owner, day, id: await family.shares(owner, await photoTaken(at, number), choose(privacies)) });
}

beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  for (const name of names) members.push(await family.joins(name));
  for (const [index, member] of members.entries()) for (let own = 0; own < itemsOfEach; own += 1) await share(member, index * itemsOfEach + own);
});
afterAll(() => family.close());

const doAct: Readonly<Record<string, () => Promise<unknown>>> = {
  async makePrivate() {
    const { id, owner } = choose(items);
    return refusal(owner.call('media', 'ChangePrivacy', { items: [id], privacy: 'PRIVATE' }));
  },
  async share() {
    const { id, owner } = choose(items);
    return refusal(owner.call('media', 'ChangePrivacy', { items: [id], privacy: 'FAMILY_ONLY' }));
  },
  async trash() {
    const { id, owner } = choose(items);
    return refusal(owner.call('media', 'DeleteItem', { item: id }));
  },
  async restore() {
    const { owner } = choose(items);
    return owner.call('media', 'RestoreTrash', {});
  },
  async connect() {
    const [one, other] = [choose(members), choose(members)];
    if (one === other) return;
    await refusal(one.call('social', 'RequestConnection', { other: other.id }));
    return refusal(other.call('social', 'AcceptConnection', { other: one.id }));
  },
  async disconnect() {
    const [one, other] = [choose(members), choose(members)];
    return one === other ? undefined : refusal(one.call('social', 'RejectConnection', { other: other.id }));
  },
};

const narrowing = new Set(['makePrivate', 'trash', 'disconnect']);

/** Posts that a member may see, asked for one by one, as `day item`. */
async function visibleTo(member: Member): Promise<string[]> {
  const found = await Promise.all(
    items.map(async ({ id, day }) => ((await refusal(member.call('media', 'GetPost', { item: id }))) === 'no refusal' ? [`${day} ${id}`] : [])),
  );
  return found.flat().sort();
}

async function listedFor(member: Member): Promise<string[]> {
  const { days } = await member.call('media', 'ListFamilyDays', {});
  if (days.length === 0) return [];
  const listed: string[] = [];
  let before: string | undefined;
  do {
    const page = await member.call('media', 'ListFamilyPostsByDay', { days: days.map(({ day }) => day), perPage: 2, before });
    listed.push(...page.posts.map(({ id, takenLocal }) => `${takenLocal?.slice(0, 10)} ${id}`));
    before = page.next;
  } while (before !== undefined);
  const counted = Map.groupBy(listed, (entry) => entry.slice(0, 10));
  expect(days.map(({ day, count }) => [day, count])).toEqual([...counted].map(([day, ofDay]) => [day, ofDay.length]));
  return listed.sort();
}

it(`the days of each member are what the policy permits, after each of ${acts} acts and a restart`, async () => {
  for (let act = 0; act < acts; act += 1) {
    const name = choose(Object.keys(doAct));
    await doAct[name]?.();
    if (act === acts / 2) await family.restart();
    // Posts that somebody may no longer see are gone at once; others may take a moment.
    if (!narrowing.has(name)) await family.harness.settled();
    for (const member of members) expect([act, name, await listedFor(member)]).toEqual([act, name, await visibleTo(member)]);
  }
});
