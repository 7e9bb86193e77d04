import { maxCountedItems } from '@kloak/proto/rules/notifications.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';

let fixture: NotificationFixture;
/** Owner with one relative; a new one for each test. */
let owner: string;
let count = 0;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  owner = `owner${++count}`;
  await fixture.join(owner);
  await fixture.accept('anna', owner);
});

const told = async (who = 'anna') => (await fixture.told(who)).filter((words) => words.includes(owner));
const commits = async () => {
  const { store } = fixture.harness.running('notification').runtime;
  return [...(await store.log.tails()).values()].reduce((sum, tail) => sum + tail, 0);
};

it('what a relative shares on a day is told as one, and how much of it there is', async () => {
  for (const nth of [1, 2, 3]) await fixture.publish(owner, `${owner}-${nth}`);
  await fixture.publish(owner, `${owner}-private`, 'PRIVATE');
  expect(await told()).toEqual([`POSTS ${owner} ×3`]);
  const [entry] = (await fixture.list('anna')).entries;
  expect(entry?.item).toBe(`${owner}-3`);
});

it('what is not drawn yet hides nothing of what was shared before, and counts once it can be seen', async () => {
  await fixture.publish(owner, `${owner}-1`);
  for (const nth of [2, 3]) {
    await fixture.publishUndrawn(owner, `${owner}-${nth}`);
    expect([await told(), (await fixture.list('anna')).entries[0]?.item]).toEqual([[`POSTS ${owner} ×1`], `${owner}-1`]);
  }
  await fixture.draw(owner, `${owner}-2`);
  expect(await told()).toEqual([`POSTS ${owner} ×2`]);
});

it('what is drawn after the list was read is unread', async () => {
  await fixture.publish(owner, `${owner}-1`);
  await fixture.publishUndrawn(owner, `${owner}-2`);
  await fixture.readShown('anna');
  expect(await fixture.isUnread('anna')).toBe(false);
  await fixture.draw(owner, `${owner}-2`);
  expect(await fixture.isUnread('anna')).toBe(true);
});

it('it is written once, whoever reads it: nothing is written for a reader', async () => {
  await fixture.accept('carla', owner);
  const before = await commits();
  await fixture.publish(owner, `${owner}-1`);
  expect([await told('anna'), await told('carla')]).toEqual([[`POSTS ${owner} ×1`], [`POSTS ${owner} ×1`]]);
  expect(await commits()).toBe(before);
});

it('it is told to nobody else, and not to who shares it', async () => {
  await fixture.publish(owner, `${owner}-1`);
  expect([await told('ben'), (await fixture.list(owner)).entries.filter(({ kind }) => kind === 'POSTS')]).toEqual([[], []]);
});

it('what is shared later is told then', async () => {
  await fixture.publish(owner, `${owner}-1`, 'PRIVATE');
  expect(await told()).toEqual([]);
  await fixture.changePrivacy(owner, `${owner}-1`, 'FAMILY_ONLY');
  expect(await told()).toEqual([`POSTS ${owner} ×1`]);
});

it('what is private for a while is no news again, that day or later', async () => {
  await fixture.publish(owner, `${owner}-1`);
  const [entry] = (await fixture.list('anna')).entries;
  await fixture.read('anna', entry?.at ?? '');
  for (const wait of [1000, 24 * 60 * 60 * 1000]) {
    fixture.later(wait);
    await fixture.changePrivacy(owner, `${owner}-1`, 'PRIVATE');
    await fixture.changePrivacy(owner, `${owner}-1`, 'FAMILY_ONLY');
    expect([await told(), await fixture.isUnread('anna')]).toEqual([[`POSTS ${owner} ×1`], false]);
  }
});

it('what is private for a while does not bring a day of more photos than are counted to the front', async () => {
  const later = `owner${++count}`;
  await fixture.join(later);
  await fixture.accept('anna', later);
  for (let nth = 1; nth <= maxCountedItems + 1; nth++) await fixture.publish(owner, `${owner}-${nth}`);
  await fixture.publish(later, `${later}-1`);
  await fixture.changePrivacy(owner, `${owner}-1`, 'PRIVATE');
  await fixture.changePrivacy(owner, `${owner}-1`, 'FAMILY_ONLY', true);
  expect((await fixture.told('anna')).slice(0, 2)).toEqual([`POSTS ${later} ×1`, `POSTS ${owner} ×${maxCountedItems}`]);
});

it('what was shared before the two were connected is no news', async () => {
  await fixture.publish(owner, `${owner}-1`);
  await fixture.accept('ben', owner);
  expect(await told('ben')).toEqual([]);
});

describe('what one may not see any more', () => {
  beforeEach(async () => {
    for (const nth of [1, 2]) await fixture.publish(owner, `${owner}-${nth}`);
  });

  it('is not told: some was deleted, some is private now', async () => {
    await fixture.trash(owner, `${owner}-1`);
    expect(await told()).toEqual([`POSTS ${owner} ×1`]);
    await fixture.changePrivacy(owner, `${owner}-2`, 'PRIVATE');
    expect(await told()).toEqual([]);
  });

  it('is not told: it failed', async () => {
    for (const nth of [1, 2])
      await fixture.media(owner, `${owner}-${nth}`, { type: 'ItemFailed', data: { item: `${owner}-${nth}`, owner, reason: 'unreadable' } });
    expect(await told()).toEqual([]);
  });

  it('is not told: the two are not connected any more', async () => {
    await fixture.disconnect(owner, 'anna');
    expect(await told()).toEqual([]);
  });
});

it('whoever does not want to be told of a kind is not, until they want to be again', async () => {
  await fixture.accept('ben', owner);
  await fixture.accept(owner, 'ben');
  await fixture.publish(owner, `${owner}-1`);
  const ofBen = () => told('ben');
  expect(await ofBen()).toEqual([`POSTS ${owner} ×1`, `REQUEST_ACCEPTED ${owner}`]);
  await fixture.mute('ben', 'POSTS');
  expect(await ofBen()).toEqual([`REQUEST_ACCEPTED ${owner}`]);
  await fixture.mute('ben', 'REQUEST_ACCEPTED', 'POSTS');
  expect([await ofBen(), await fixture.isUnread('ben')]).toEqual([[], false]);
  await fixture.mute('ben');
  expect(await ofBen()).toHaveLength(2);
});

it('a part with much that is hidden is shorter, and goes on', async () => {
  // Ben has no relative but this one, and sees the older one of two days alone.
  await fixture.accept('ben', owner);
  await fixture.publish(owner, `${owner}-1`);
  fixture.later(24 * 60 * 60 * 1000);
  await fixture.publish(owner, `${owner}-2`);
  await fixture.trash(owner, `${owner}-2`);
  expect((await fixture.list('ben', { perPage: 1 })).entries.map(({ item }) => item)).toEqual([`${owner}-1`]);
});
