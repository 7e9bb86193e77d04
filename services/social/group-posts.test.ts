// Hearts and comments on a group post: like on an item, with access by membership.
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedGroup, seedGroupPost, seedGroupPostDeleted, seedRemoved } from '@kloak/platform/testing/seed-group.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
/** Anna's group, with Ben as an admin. Carla and Gina are members, Hugo is invited. */
let group: string;
/** Carla's. */
let post: string;
let made = 0;
const members = ['anna', 'ben', 'carla', 'gina'];
const people = { admins: ['anna', 'ben'], members, invited: ['hugo'] };

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Gina', 'Hugo', 'Ida');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  made += 1;
  [group, post] = [`group-${made}`, `post-${made}`];
  await seedGroup(fixture.harness, group, people);
  await seedGroupPost(fixture.harness, { post, group, author: 'carla' });
  await fixture.harness.settled();
});

const give = (who: string | undefined, groupPost = post) => fixture.as(who).call('social', 'GiveHeart', { groupPost });
const take = (who: string) => fixture.as(who).call('social', 'TakeHeart', { groupPost: post });
const hearts = async (who: string) => {
  const { hearts: given, total } = await fixture.as(who).call('social', 'ListHearts', { groupPost: post });
  return [given.map(({ profile }) => profile?.id), total];
};
const save = async (who: string, content: string, responseTo?: string) => {
  const { comment } = await fixture.as(who).call('social', 'SaveComment', { groupPost: post, content, ...(responseTo !== undefined && { responseTo }) });
  return comment?.id ?? '';
};
const list = async (who: string) => {
  const { comments, total } = await fixture.as(who).call('social', 'ListComments', { groupPost: post });
  return { comments, total, texts: comments.map(({ content }) => content) };
};
const remove = (who: string, comment: string) => fixture.as(who).call('social', 'DeleteComment', { comment });
const edit = (who: string, comment: string) => fixture.as(who).call('social', 'EditComment', { comment, content: 'Anew' });
const heartOn = (who: string, comment: string) => fixture.as(who).call('social', 'GiveCommentHeart', { comment });
const reactions = async (who: string, ...groupPosts: string[]) => {
  const answer = await fixture.as(who).call('social', 'ListPostReactions', { groupPosts });
  return answer.reactions.map(({ groupPost, hearts: first, ...counts }) => ({ groupPost, hearts: first.map(({ profile }) => profile?.id), ...counts }));
};

it('members give hearts, comment and reply', async () => {
  for (const who of ['carla', 'carla', 'gina', 'ben']) await give(who);
  await take('ben');
  expect(await hearts('gina')).toEqual([['gina', 'carla'], 2]);
  const first = await save('gina', 'What a day!');
  await save('anna', 'It was.', await save('ben', 'Oh yes.', first));
  await heartOn('anna', first);
  const { comments, texts, total } = await list('carla');
  expect([texts, total]).toEqual([['What a day!', 'Oh yes.', 'It was.'], 1]);
  expect(comments[0]).toMatchObject({ item: '', groupPost: post, replyCount: 2, heartCount: 1, writer: { username: 'Gina' } });
  expect((await edit('gina', first)).comment).toMatchObject({ content: 'Anew', edited: true, groupPost: post });
});

it('nobody else does anything with it, and a group that is hidden is not there for others', async () => {
  const comment = await save('gina', 'Hello');
  const acts = [
    give,
    take,
    hearts,
    list,
    (who: string) => save(who, 'Hello'),
    ...[heartOn, remove, edit].map(
      (act) =>
        (who: string): Promise<unknown> =>
          act(who, comment),
    ),
  ];
  for (const act of acts) for (const who of ['hugo', 'ida']) expect(await refusal(act(who))).toBe('forbidden not-group-member');
  await seedGroup(fixture.harness, group, { ...people, hidden: true });
  await fixture.harness.settled();
  for (const act of acts) expect(await refusal(act('ida'))).toBe('missing no-group-post');
  expect(await refusal(give('hugo'))).toBe('forbidden not-group-member');
  expect(await refusal(give('anna', 'nothing'))).toBe('missing no-group-post');
  expect(await refusal(give(undefined))).toBe('unauthenticated signed-out');
});

it('comments are deleted by who wrote them and by admins, not by whose post it is', async () => {
  const [one, two, three] = [await save('gina', 'One'), await save('gina', 'Two'), await save('gina', 'Three')];
  expect(await refusal(remove('carla', one))).toBe('forbidden not-your-comment');
  for (const [who, comment] of [
    ['gina', one],
    ['ben', two],
    ['anna', three],
  ] as const)
    await remove(who, comment);
  expect(await list('carla')).toMatchObject({ texts: [], total: 0 });
});

it('what was said about one thing is not read or answered by naming another', async () => {
  await fixture.publish('anna', 'photo');
  const said = await save('anna', 'In the group');
  const answer = fixture.as('anna').call('social', 'SaveComment', { item: 'photo', content: 'Elsewhere', responseTo: said });
  expect(await refusal(answer)).toBe('missing no-comment');
  const { comments } = await fixture.as('anna').call('social', 'ListComments', { item: 'photo' });
  expect(comments).toEqual([]);
});

it('what a member who was removed has said stays, with the name, and is theirs to change no more', async () => {
  const comment = await save('gina', 'I was here');
  await give('gina');
  await seedRemoved(fixture.harness, group, 'gina', { ...people, members: members.filter((who) => who !== 'gina') });
  await fixture.harness.settled();
  expect((await list('carla')).comments).toMatchObject([{ content: 'I was here', writer: { username: 'Gina' } }]);
  expect(await hearts('carla')).toEqual([['gina'], 1]);
  for (const act of [edit, remove, heartOn]) expect(await refusal(act('gina', comment))).toBe('forbidden not-group-member');
  expect(await reactions('gina', post)).toEqual([]);
});

it('with a post that is deleted, or the group, hearts and comments are shown no more; what is restored comes back with them', async () => {
  await give('gina');
  await save('gina', 'Hello');
  await seedGroup(fixture.harness, group, { ...people, trashedAt: '2026-11-20T10:00:00.000Z' });
  await fixture.harness.settled();
  for (const act of [give, hearts, list]) expect(await refusal(act('anna'))).toBe('missing no-group-post');
  expect(await reactions('anna', post)).toEqual([]);
  await seedGroup(fixture.harness, group, people);
  await fixture.harness.settled();
  expect([await hearts('anna'), (await list('anna')).texts]).toEqual([[['gina'], 1], ['Hello']]);
  await seedGroupPostDeleted(fixture.harness, { post, group, author: 'carla' });
  await fixture.harness.settled();
  for (const act of [give, hearts, list]) expect(await refusal(act('anna'))).toBe('missing no-group-post');
  expect(await reactions('anna', post)).toEqual([]);
});

it('many posts are summed up at once: the first four hearts, the own one before, and all that is said', async () => {
  const quiet = `${post}-quiet`;
  await seedGroup(fixture.harness, 'other', { members: ['anna'] });
  await seedGroup(fixture.harness, group, { ...people, members: [...members, 'hugo'] });
  await seedGroupPost(fixture.harness, { post: quiet, group, author: 'carla' });
  await seedGroupPost(fixture.harness, { post: `${post}-other`, group: 'other', author: 'anna' });
  await fixture.harness.settled();
  for (const who of ['carla', 'gina', 'ben', 'anna', 'hugo']) await give(who);
  const first = await save('gina', 'One');
  const reply = await save('ben', 'Two', first);
  await save('ben', 'Three', first);
  await remove('ben', reply);
  expect(await reactions('carla', post, quiet, `${post}-other`, 'nothing')).toEqual([
    { groupPost: post, hearts: ['carla', 'hugo', 'anna', 'ben'], heartCount: 5, commentCount: 2 },
    { groupPost: quiet, hearts: [], heartCount: 0, commentCount: 0 },
  ]);
  // The deleted comment keeps its place because it has replies.
  await remove('gina', first);
  expect(await reactions('ida', post)).toEqual([]);
  expect(await reactions('ben', post)).toMatchObject([{ hearts: ['ben', 'hugo', 'anna', 'gina'], commentCount: 1 }]);
});
