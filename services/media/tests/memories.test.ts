import { identity } from '@kloak/identity/service.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photoTaken, startFamily } from '../testing/family.ts';

let family: Family;
let anna: Member;
let bruno: Member;
let seed = 0;
const items = new Map<string, string>();
const nameOf = (id: string) => [...items].find(([, item]) => item === id)?.[0];

async function share(name: string, owner: Member, at: string, privacy: 'PRIVATE' | 'FAMILY_ONLY' = 'FAMILY_ONLY'): Promise<void> {
  seed += 1;
  items.set(name, await family.shares(owner, await photoTaken(at, seed), privacy));
}

beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding], { lanes: 4 });
  [anna, bruno] = [await family.joins('anna'), await family.joins('bruno')];
  await family.connect(anna, bruno);
  await share('birthday', anna, '2020:07:01 12:00:00');
  await share('cake', bruno, '2020:07:01 15:00:00');
  await share('diary', bruno, '2019:07:01 15:00:00', 'PRIVATE');
  await share('last year', bruno, '2025:07:01 10:00:00');
  await share('this year', anna, '2026:07:01 10:00:00');
  await share('leap day', bruno, '2024:02:29 10:00:00');
});
afterAll(() => family.close());

/** Names by year, in their order. */
async function memoriesOf(member: Member, day: string) {
  const { years } = await member.call('media', 'ListMemories', { day });
  return years.map(({ year, total, posts }) => [year, total, ...posts.map(({ id }) => nameOf(id))]);
}
const hide = (member: Member, hidden: { day?: string; person?: string; undo?: boolean }) => member.call('media', 'HideMemory', hidden);

it('are posts of this day in earlier years, own and relatives’, long ago first', async () => {
  expect(await memoriesOf(anna, '2026-07-01')).toEqual([
    [2020, 2, 'cake', 'birthday'],
    [2025, 1, 'last year'],
  ]);
  expect(await memoriesOf(bruno, '2026-07-01')).toEqual([
    [2020, 2, 'cake', 'birthday'],
    [2019, 1, 'diary'],
    [2025, 1, 'last year'],
  ]);
  expect(await memoriesOf(anna, '2020-07-01')).toEqual([]);
  expect(await memoriesOf(anna, '2026-07-02')).toEqual([]);
});

it('of 29 February are those of 28 February, too, in years without one', async () => {
  expect(await memoriesOf(anna, '2027-02-28')).toEqual([[2024, 1, 'leap day']]);
  expect(await memoriesOf(anna, '2028-02-28')).toEqual([]);
  expect(await memoriesOf(anna, '2028-02-29')).toEqual([[2024, 1, 'leap day']]);
});

it('leave out a day or a person for ever, also after a restart, until that is taken back', async () => {
  await hide(anna, { person: bruno.id });
  await hide(bruno, { day: '2025-07-01' });
  await family.restart();
  expect(await memoriesOf(anna, '2026-07-01')).toEqual([[2020, 1, 'birthday']]);
  expect(await memoriesOf(bruno, '2031-07-01')).toEqual([]);
  await hide(anna, { person: bruno.id, undo: true });
  await hide(bruno, { day: '2026-07-01', undo: true });
  expect(await memoriesOf(anna, '2026-07-01')).toHaveLength(2);
  expect(await memoriesOf(bruno, '2026-07-01')).toHaveLength(3);
  await expect(hide(anna, { person: 'a-stranger' })).rejects.toMatchObject({ kind: 'forbidden', code: 'not-connected' });
});

it('are never what is deleted, made private, or of somebody who is no longer connected', async () => {
  await bruno.call('media', 'DeleteItem', { item: items.get('cake') ?? '' });
  expect(await memoriesOf(anna, '2026-07-01')).toEqual([
    [2020, 1, 'birthday'],
    [2025, 1, 'last year'],
  ]);
  await bruno.call('media', 'ChangePrivacy', { items: [items.get('last year') ?? ''], privacy: 'PRIVATE' });
  expect(await memoriesOf(anna, '2026-07-01')).toEqual([[2020, 1, 'birthday']]);
  await anna.call('social', 'RejectConnection', { other: bruno.id });
  expect(await memoriesOf(bruno, '2026-07-01')).toEqual([
    [2019, 1, 'diary'],
    [2025, 1, 'last year'],
  ]);
});
