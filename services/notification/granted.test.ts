import { commentEvent, heartOn } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';
import { founded, joined, memberLeftEvent, posted, unposted } from './testing/groups.ts';

let fixture: NotificationFixture;
/** New for each test: a group with Ben, who is nobody's relative, and a private item of Anna's in one of its posts. */
let group: string;
let item: string;
let count = 0;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  group = `group-${++count}`;
  item = `item-${count}`;
  await fixture.publish('anna', item, 'PRIVATE');
  await fixture.groups(group, founded(group), joined(group, 'ben'), posted(group, { post: `post-${count}`, item }));
  const comment = `comment-${count}`;
  await fixture.social('anna', commentEvent('ben', item, comment), commentEvent('anna', item, `reply-${count}`, comment), heartOn('anna', item, comment));
});

/** Entries about this test's item only. */
const told = async () => (await fixture.list('ben')).entries.filter((entry) => entry.item === item).map(({ kind }) => kind);

it('whoever sees an item through a post of a group is told of replies and hearts on their comment', async () => {
  expect((await told()).toSorted()).toEqual(['COMMENT_HEARTS', 'REPLIES']);
});

it('and is told no more once the post is gone, or they are not in the group', async () => {
  await fixture.groups(group, unposted(group, { post: `post-${count}`, item }));
  expect(await told()).toEqual([]);
  await fixture.groups(group, posted(group, { post: `again-${count}`, item }));
  expect(await told()).toHaveLength(2);
  await fixture.groups(group, memberLeftEvent(group, 'ben'));
  expect(await told()).toEqual([]);
});

it('and is told no more once its owner made it private after that', async () => {
  await fixture.changePrivacy('anna', item, 'FAMILY_ONLY');
  await fixture.changePrivacy('anna', item, 'PRIVATE');
  expect(await told()).toEqual([]);
});
