import { type NotificationFixture, startFixture } from './testing/fixture.ts';

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla');
});
afterAll(() => fixture.close());

it('who had asked is told that the other accepted, and who accepted is not', async () => {
  await fixture.accept('ben', 'anna');
  expect(await fixture.told('anna')).toEqual(['REQUEST_ACCEPTED Ben']);
  expect(await fixture.told('ben')).toEqual([]);
});

it('it is unread until it is read', async () => {
  await fixture.accept('ben', 'anna');
  expect(await fixture.isUnread('anna')).toBe(true);
  const [entry] = (await fixture.list('anna')).entries;
  await fixture.read('anna', entry?.at ?? '');
  expect(await fixture.isUnread('anna')).toBe(false);
  await fixture.accept('carla', 'anna');
  expect(await fixture.isUnread('anna')).toBe(true);
  expect((await fixture.list('anna')).entries.map(({ at }) => at > (entry?.at ?? ''))).toEqual([true, false]);
});

it('it goes with the connection, whoever ends it', async () => {
  await fixture.accept('ben', 'anna');
  await fixture.accept('carla', 'anna');
  await fixture.disconnect('ben', 'anna');
  await fixture.disconnect('anna', 'carla');
  expect(await fixture.told('anna')).toEqual([]);
});

it('it is told for 90 days', async () => {
  await fixture.accept('ben', 'anna');
  fixture.later(91 * 24 * 60 * 60 * 1000);
  const { entries, next } = await fixture.list('anna');
  expect([entries, next]).toEqual([[], undefined]);
});
