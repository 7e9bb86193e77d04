import { grants } from '@kloak/access/grants.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { maxGroupPostItems } from '@kloak/proto/rules/group-posts.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';
import { groupState } from './testing/standings.ts';

let fixture: GroupsFixture;
/** Group of Anna, Ben and Carla; a new one for each test. */
let group: string;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.connect('anna', 'ben', 'carla', 'dora');
  await seedPublished(fixture.harness, 'ben', 'lake', 'PRIVATE');
  await seedPublished(fixture.harness, 'anna', 'sea', 'FAMILY_ONLY');
  await fixture.harness.settled();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  group = await fixture.begin('anna', 'ben', 'carla');
});

async function post(who: string, text: string, items: string[] = [], album?: string) {
  const sent = { group, text, items, ...(album !== undefined && { album }) };
  return (await fixture.as(who).call('groups', 'CreatePost', sent)).post;
}
const list = (who: string, page = {}) => fixture.as(who).call('groups', 'ListPosts', { group, ...page });
const textsOf = async (who: string) => (await list(who)).posts.map(({ text }) => text);
const edit = (who: string, id: string, text: string) => fixture.as(who).call('groups', 'EditPost', { post: id, text });
const remove = (who: string, id: string) => fixture.as(who).call('groups', 'DeletePost', { post: id });

describe('what is posted', () => {
  it('is seen by members, the newest first, in pages', async () => {
    for (const text of ['One', 'Two', ' Three ']) await post('ben', text);
    expect(await textsOf('carla')).toEqual(['Three', 'Two', 'One']);
    const first = await list('anna', { perPage: 2 });
    expect([first.total, first.posts.map(({ text }) => text)]).toEqual([3, ['Three', 'Two']]);
    expect((await list('anna', { perPage: 2, before: first.next ?? '' })).posts.map(({ text }) => text)).toEqual(['One']);
  });

  it('is seen by nobody else, and nobody else posts', async () => {
    const posted = await post('ben', 'One');
    await fixture.act('anna', 'RemoveMember', group, 'carla');
    for (const who of ['carla', 'dora']) {
      expect(await list(who)).toMatchObject({ posts: [], total: 0 });
      expect(await refusal(fixture.as(who).call('groups', 'GetPost', { post: posted?.id ?? '' }))).toBe('forbidden not-group-member');
      expect(await refusal(post(who, 'Two'))).toBe('forbidden not-group-member');
    }
  });

  it('has a text, or items that are the own ones of its author', async () => {
    expect(await post('ben', '', ['lake', 'lake'])).toMatchObject({ text: '', items: ['lake'] });
    expect(await refusal(post('ben', ' '))).toBe('invalid group-post-empty');
    expect(await refusal(post('ben', 'x'.repeat(5001)))).toBe('invalid group-post-too-long');
    expect(await refusal(post('ben', 'Look', ['lake', 'sea']))).toBe('forbidden not-yours');
    expect(await refusal(post('ben', 'Look', ['nothing']))).toBe('missing no-item');
  });

  it('has so many items, or one album', async () => {
    const items = Array.from({ length: maxGroupPostItems }, (_, at) => `i${at}`);
    for (const item of items) await seedPublished(fixture.harness, 'ben', item, 'PRIVATE');
    await fixture.harness.settled();
    expect(await post('ben', 'Look', items)).toMatchObject({ items });
    expect(await refusal(post('ben', 'Look', [...items, 'lake']))).toBe('invalid too-many-items');
    expect(await refusal(post('ben', 'Look', ['lake'], 'summer'))).toBe('invalid too-many-items');
  });

  it('is said anew by its author, which is told', async () => {
    const id = (await post('ben', 'One'))?.id ?? '';
    // An equal text is no edit.
    expect((await edit('ben', id, ' One ')).post).toMatchObject({ text: 'One', edited: false });
    expect((await edit('ben', id, ' Two ')).post).toMatchObject({ text: 'Two', edited: true });
    expect(await refusal(edit('ben', id, ' '))).toBe('invalid group-post-empty');
    expect(await refusal(edit('anna', id, 'Mine'))).toBe('forbidden not-your-group-post');
    await fixture.own('ben', 'LeaveGroup', group);
    expect(await refusal(edit('ben', id, 'Three'))).toBe('forbidden not-group-member');
  });

  it('is deleted by its author, there or gone, and by admins', async () => {
    const [one, two, three] = [await post('ben', 'One'), await post('ben', 'Two'), await post('carla', 'Three')].map((posted) => posted?.id ?? '');
    for (const who of ['ben', 'ben', 'anna']) await remove(who, one ?? '');
    expect(await refusal(edit('ben', one ?? '', 'Again'))).toBe('missing no-group-post');
    await remove('anna', three ?? '');
    expect(await refusal(remove('carla', two ?? ''))).toBe('forbidden not-your-group-post');
    expect([await textsOf('carla'), (await list('carla')).total]).toEqual([['Two'], 1]);
    await fixture.own('ben', 'LeaveGroup', group);
    await remove('ben', two ?? '');
    expect(await textsOf('carla')).toEqual([]);
  });
});

it('goes with its author where they want that, and stays otherwise', async () => {
  for (const who of ['ben', 'carla', 'ben', 'anna']) await post(who, `By ${who}`);
  const other = await fixture.begin('anna', 'ben');
  await fixture.as('ben').call('groups', 'CreatePost', { group: other, text: 'Elsewhere', items: [] });
  await fixture.own('carla', 'LeaveGroup', group);
  await fixture.as('ben').call('groups', 'LeaveGroup', { group, removePosts: true });
  expect(await textsOf('anna')).toEqual(['By anna', 'By carla']);
  expect((await fixture.as('anna').call('groups', 'ListPosts', { group: other })).total).toBe(1);
});

describe('in a hidden group', () => {
  beforeEach(() => fixture.as('anna').call('groups', 'ChangeGroup', { group, hidden: true }));
  const leave = (removePosts: boolean) => fixture.as('ben').call('groups', 'LeaveGroup', { group, removePosts });

  it('who has left still deletes what they posted, all of it or one by one, and reads nothing', async () => {
    const [one] = [await post('ben', 'One'), await post('ben', 'Two'), await post('carla', 'Three')].map((posted) => posted?.id ?? '');
    await leave(false);
    expect(await refusal(fixture.as('ben').call('groups', 'GetPost', { post: one ?? '' }))).toBe('missing no-group-post');
    await remove('ben', one ?? '');
    expect(await textsOf('anna')).toEqual(['Three', 'Two']);
    await leave(true);
    expect(await textsOf('anna')).toEqual(['Three']);
  });
});

it('goes with who left although their call ended in the middle, but for what they posted after they had come back', async () => {
  await post('carla', 'Before');
  const after = groupState({ members: ['anna', 'ben'] });
  await seedEvent(fixture.harness, 'groups', `group:${group}`, group, { type: 'MemberLeft', data: { group, after, who: 'carla', removesPosts: true } });
  await fixture.harness.settled();
  await fixture.invite('anna', group, 'carla');
  await fixture.own('carla', 'AcceptInvite', group);
  await post('carla', 'After');
  await fixture.harness.settled();
  expect(await textsOf('anna')).toEqual(['After']);
});

it('goes with who left by what was decided first, whatever the clocks of two processes say', async () => {
  await fixture.wait(60_000);
  await post('carla', 'Before');
  await fixture.harness.settled();
  await fixture.wait(-60_000);
  const after = groupState({ members: ['anna', 'ben'] });
  await seedEvent(fixture.harness, 'groups', `group:${group}`, group, { type: 'MemberLeft', data: { group, after, who: 'carla', removesPosts: true } });
  await fixture.harness.settled();
  expect(await textsOf('anna')).toEqual([]);
});

it('does not stay where its author had left before it was decided, and stays where it was decided before', async () => {
  const decide = async (text: string) => {
    const data = { post: `${group}-${text}`, group, author: 'carla', items: [], text, mentions: [] };
    await seedEvent(fixture.harness, 'groups', `post:${data.post}`, group, { type: 'PostCreated', data });
    await fixture.harness.settled();
  };
  await decide('Before');
  await fixture.own('carla', 'LeaveGroup', group);
  await decide('Just after');
  expect(await textsOf('anna')).toEqual(['Before']);
  await fixture.invite('anna', group, 'carla');
  await decide('Invited');
  await fixture.own('carla', 'AcceptInvite', group);
  await decide('Back');
  expect(await textsOf('anna')).toEqual(['Back', 'Before']);
});

it('is gone with its group: after 30 days nobody is granted anything by it', async () => {
  const attached = await post('ben', 'One', ['lake']);
  for (let at = 0; at < 2; at++) await post('anna', `Number ${at}`);
  await fixture.as('anna').call('groups', 'TrashGroup', { group, name: 'Lake' });
  expect(await fixture.listed('anna', 'trashed')).toContain(group);
  // An earlier test set the clock back by a minute, and seen time never moves back, so it must catch up first.
  await fixture.wait(trashMs + 60_000);
  const commits = (await Promise.all([0, 1, 2, 3].map((lane) => fixture.harness.running('groups').runtime.store.log.read(lane, 0, 5000)))).flat();
  const gone = commits.flatMap(({ events }) => events).filter(({ type, data }) => type === 'PostDeleted' && 'group' in data && data.group === group);
  expect(gone).toHaveLength(3);
  expect(attached?.items).toEqual(['lake']);
  const grantsOf = fixture.harness.running('media').runtime.store.views.reader(grants);
  expect((await grantsOf.page({ index: 'byItem', equals: ['lake'], limit: 100 })).items.filter((doc) => 'group' in doc && doc.group === group)).toEqual([]);
});

it('the words of a member who was erased are gone, and what was posted stays', async () => {
  await fixture.join('Gone');
  await fixture.connect('anna', 'gone');
  await fixture.invite('anna', group, 'gone');
  await fixture.own('gone', 'AcceptInvite', group);
  const id = (await post('gone', 'I was here'))?.id ?? '';
  await edit('gone', id, 'I am here');
  await post('ben', 'So am I');
  await erase(fixture.harness.running('groups').runtime, 'gone');
  const { posts } = await list('anna');
  expect(posts.map(({ text, author }) => [text, author?.username])).toEqual([
    ['So am I', 'Ben'],
    ['', ''],
  ]);
});
