import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { commentDeletedEvent, commentEvent, heart, heartOn, noHeart } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';
import { founded, joined, posted } from './testing/groups.ts';

let fixture: NotificationFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  for (const other of ['ben', 'carla']) await fixture.accept(other, 'anna');
  await fixture.publish('anna', 'photo');
});
afterAll(() => fixture.close());

/** Members whose open pages receive a change of `thing` during `work`. */
async function hearing(work: () => Promise<unknown>, thing = 'notifications'): Promise<string[]> {
  const told = await fixture.harness.hearing(work);
  return told.flatMap(({ members, payload }) => ('what' in payload && payload.what === thing ? members : [])).toSorted();
}
const happens = (...events: Parameters<NotificationFixture['social']>[1][]) => hearing(() => fixture.social('anna', ...events));

it('who had asked hears that the other accepted, and both when it is over', async () => {
  expect(await hearing(() => fixture.accept('dora', 'anna'))).toEqual(['anna']);
  expect(await hearing(() => fixture.disconnect('dora', 'anna'))).toEqual(['anna', 'dora']);
});

it('who is told of hearts, comments and replies hears of them, also when they are taken back', async () => {
  expect(await happens(heart('ben', 'photo'))).toEqual(['anna']);
  expect(await happens(noHeart('ben', 'photo'))).toEqual(['anna']);
  expect(await happens(commentEvent('ben', 'photo', 'talk'))).toContain('anna');
  expect(await happens(heartOn('carla', 'photo', 'talk'))).toEqual(['ben']);
  expect(await happens(commentEvent('carla', 'photo', 'reply', 'talk'))).toContain('ben');
  expect(await happens(commentDeletedEvent('photo', 'reply', 'talk'))).toEqual(['ben']);
});

it('the family hears what is shared with it, and of nothing else', async () => {
  expect(await hearing(() => fixture.publish('anna', 'lake'))).toEqual(['ben', 'carla']);
  expect(await hearing(() => fixture.publish('anna', 'diary', 'PRIVATE'))).toEqual([]);
  expect(await hearing(() => fixture.changePrivacy('anna', 'diary', 'FAMILY_ONLY'))).toEqual(['ben', 'carla']);
});

it('whoever is in a group hears what is posted to it', async () => {
  await fixture.groups('lake', founded('lake'), joined('lake', 'ben'));
  expect(await hearing(() => fixture.groups('lake', posted('lake', { post: 'p1' })))).toEqual(['anna', 'ben']);
});

it("a member's other pages hear what was read or muted on one of them", async () => {
  expect(await hearing(() => fixture.read('ben', new Date().toISOString()))).toEqual(['ben']);
  expect(await hearing(() => fixture.mute('ben', 'POSTS'))).toEqual(['ben']);
});

it('the consoles of admins hear of each report, and of what became of it', async () => {
  const admins = [{ account: 'dora', by: '', since: '2026-01-01T10:00:00.000Z' }];
  await seedEvent(fixture.harness, 'identity', 'admins:vault', 'vault', { type: 'AdminAdded', data: { account: 'dora', by: '', admins, leaving: [] } });
  const place = { report: 'r1', reporter: 'ben' };
  const made = { ...place, kind: 'MEMBER' as const, thing: 'anna', owner: 'anna', text: 'She is rude.' };
  const closed = { ...place, by: 'dora', note: 'Done.' };
  for (const event of [{ type: 'ReportMade', data: made } as const, { type: 'ReportClosed', data: closed } as const])
    expect(await hearing(() => fixture.social('anna', event), 'everybody')).toEqual(['dora']);
});
