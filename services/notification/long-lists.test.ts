import { countQueries } from '@kloak/platform/testing/count-queries.ts';
import { seedEvent, seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { heart } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';
import { asked, founded, joined, posted, promoted } from './testing/groups.ts';

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben');
  await fixture.accept('ben', 'anna');
});
afterAll(() => fixture.close());

it('a page asks as much whether it is long or short, and ends at 100', async () => {
  const items = Array.from({ length: 120 }, (_, nth) => `photo-${nth}`);
  for (const item of items) await fixture.publish('anna', item);
  await fixture.social('anna', ...items.map((item) => heart('ben', item)));
  const asked = countQueries(fixture.harness, 'notification');
  const costOf = async (perPage: number) => {
    const before = asked();
    const { entries } = await fixture.list('anna', { perPage });
    return { entries: entries.length, questions: asked() - before };
  };
  const short = await costOf(2);
  expect(short.entries).toBe(2);
  expect(await costOf(100)).toEqual({ entries: 100, questions: short.questions });
  expect((await fixture.list('anna', { perPage: 1_000_000 })).entries).toHaveLength(100);
});

it('the lists of 500 relatives and 100 groups, each with its admins, are asked for at once, as those of one are', async () => {
  const { harness } = fixture;
  const owners = Array.from({ length: 500 }, (_, nth) => `relative-${nth}`);
  const groups = Array.from({ length: 100 }, (_, nth) => `lake-${nth}`);
  const costOf = async (who: string) => {
    const asked = countQueries(harness, 'notification');
    const { entries } = await fixture.list(who, { perPage: 100 });
    return { entries: entries.length, questions: asked() };
  };
  await fixture.groups('lake', founded('lake'), joined('lake', 'ben'), posted('lake', { post: 'of-lake' }));
  const few = await costOf('ben');
  for (const [nth, owner] of owners.entries()) {
    const [low, high] = owner < 'carla' ? [owner, 'carla'] : ['carla', owner];
    await seedEvent(harness, 'social', `pair:${low}:${high}`, `${low}:${high}`, { type: 'ConnectionAccepted', data: { low, high, by: 'carla' } });
    if (nth < 60) await seedPublished(harness, owner, `of-${owner}`, 'FAMILY_ONLY');
  }
  for (const group of groups) {
    const events = [founded(group), joined(group, 'carla'), promoted(group, 'carla'), posted(group, { post: `of-${group}` }), asked(group, 'ben', 'carla')];
    await seedEvent(harness, 'groups', `group:${group}`, group, ...events);
  }
  await harness.settled();
  const many = await costOf('carla');
  expect(many.entries).toBe(100);
  expect(many.questions - few.questions).toBeLessThanOrEqual(2);
});

it('what is shared in great numbers counts as twenty', async () => {
  const { entries } = await fixture.list('ben');
  expect(entries.filter(({ kind }) => kind === 'POSTS').map(({ items }) => items)).toEqual([20]);
});
