import { forgetViews } from '@kloak/platform/testing/forget-views.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { commentEvent, heart } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';

let fixture: NotificationFixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const pass = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    fixture.later(dayMs);
    await fixture.harness.settled();
  }
};

it('views that are built anew tell the same as before, and mail nothing again', async () => {
  const { harness } = fixture;
  await fixture.join('Anna', 'Ben', 'Carla');
  for (const who of ['ben', 'carla']) await fixture.accept(who, 'anna');
  await fixture.publish('anna', 'lake');
  await fixture.publish('ben', 'sea');
  await fixture.social('anna', heart('ben', 'lake'), heart('carla', 'lake'), commentEvent('ben', 'lake', 'talk'));
  await pass(8);
  const [read] = (await fixture.list('ben')).entries;
  await fixture.read('ben', read?.at ?? '');
  const names = ['anna', 'ben', 'carla'];
  const shown = async () => ({
    lists: await Promise.all(names.map(async (name) => (await fixture.list(name)).entries)),
    unread: await Promise.all(names.map((name) => fixture.isUnread(name))),
    mails: (await harness.messages()).map(({ to, text }) => [to, text]).toSorted(),
  });
  const before = await shown();
  expect(before.unread).toEqual([true, false, true]);
  expect(before.mails).not.toEqual([]);

  await harness.restart(() => forgetViews(harness.dataDir, 'notification'));
  await until('the views to be there again', () => harness.running('notification').problems().length === 0);
  await harness.settled();
  expect(await shown()).toEqual(before);
  await pass(8);
  expect((await shown()).mails).toEqual(before.mails);
});
