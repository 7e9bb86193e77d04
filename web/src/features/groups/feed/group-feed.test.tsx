import type { GroupPost, Post } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { albumOf, anna, ben, clara, commentOf, heartOf, photo } from '../../../../testing/family.ts';
import { seenAs } from '../../../../testing/groups.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { visit } from '../../../../testing/visit.tsx';

const postOf = (id: string, about: Partial<GroupPost> = {}): GroupPost => ({
  _id: id,
  groupId: 'g1',
  author: ben,
  text: `Words of ${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  posts: [],
  albumImages: [],
  missingPosts: 0,
  postCount: 0,
  reactions: [],
  reactionCount: 0,
  commentCount: 0,
  ...about,
});

/** Opens the page of a group as Anna, with posts that a test may change. */
function at(first: readonly GroupPost[], answers: (become: (now: readonly GroupPost[]) => void) => Routes = () => ({}), seen: keyof typeof seenAs = 'member') {
  let posts = first;
  const become = (now: readonly GroupPost[]) => {
    posts = now;
  };
  return {
    become,
    ...visit('/group/g1', {
      'POST /api/groups/group-by-id': () => ({ ...seenAs[seen], posts: [...posts], total: posts.length }),
      ...answers(become),
    }),
  };
}
const articles = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

test('who is no member sees no posts, and no way to post', async () => {
  at([], undefined, 'stranger');
  await screen.findByRole('button', { name: 'Request Membership' });
  expect(screen.queryByRole('heading', { name: 'Posts' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create New Post' })).toBeNull();
});

test('a group without a banner shows the newest picture that was posted to it', async () => {
  at([postOf('p2'), postOf('p1', { posts: [photo('newer', ben), photo('older', ben)], postCount: 2 })]);
  await screen.findAllByRole('article');
  const first = document.querySelector('main picture img');
  expect(first?.getAttribute('src')).toBe('/storage/newer/400');
  expect(first?.closest('article')).toBeNull();
  expect(document.querySelector('[data-initials]')).toBeNull();
});

test('who writes the first comment of a post has the focus in its box, and no toggle folds nothing', async () => {
  const { user } = at([postOf('p1')], () => ({ 'POST /api/comment/find-group-post-comments': { comments: [], total: 0 } }));
  const post = within(await screen.findByRole('article'));
  await user.click(post.getByRole('button', { name: 'Write a comment' }));
  await waitFor(() => expect(document.activeElement).toBe(post.getByRole('textbox', { name: 'Write a comment' })));
  expect(post.queryByRole('button', { name: /comment\(s\)/ })).toBeNull();
});

test('a group without posts says so, and a new one comes while the page is open', async () => {
  const { become, push } = at([]);
  await screen.findByText('Nothing is posted here yet.');
  become([postOf('p1', { text: 'See https://example.org/lake.', edited: true })]);
  await push('group');
  const post = within(await screen.findByRole('article', { name: 'Post by ben, Nov 20, 2026' }));
  expect(post.getByRole('link', { name: 'https://example.org/lake' }).getAttribute('rel')).toContain('noopener');
  post.getByText(/edited/);
  expect(screen.queryByText('Nothing is posted here yet.')).toBeNull();
});

test('what is new is seen once it is shown, up to the newest of others; where nothing is, nothing is said', async () => {
  const own = postOf('mine', { author: anna, createdAt: '2026-11-20T12:00:00.000Z' });
  const newer = postOf('p2', { createdAt: '2026-11-20T11:00:00.000Z' });
  let news = {};
  let posts = [own, postOf('p1')];
  let seen = 7;
  const { push, server } = visit('/group/g1', {
    'POST /api/groups/group-by-id': () => ({ ...seenAs.member, group: { ...seenAs.member.group, ...news }, posts, seen, total: posts.length }),
    'POST /api/groups/mark-read': {},
  });
  const told = () => server.to('POST /api/groups/mark-read').map(({ body: { readTo, seen: to } }) => [readTo, to]);
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(told()).toEqual([]);
  news = { newPosts: 1 };
  posts = [own, newer, postOf('p1')];
  seen = 9;
  await push('group');
  await waitFor(() => expect(told()).toEqual([[newer.createdAt, 9]]));
  // Created by a server whose clock was behind.
  posts = [...posts, postOf('p3', { createdAt: '2026-11-01T11:00:00.000Z' })];
  seen = 10;
  await push('group');
  await waitFor(() =>
    expect(told()).toEqual([
      [newer.createdAt, 9],
      [newer.createdAt, 10],
    ]),
  );
});

test('what is attached is shown, the first four at first, and how many are not there', async () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => photo(id, ben));
  const { user, server } = at([postOf('p1', { posts: items.slice(0, 3), missingPosts: 1, postCount: 6 })], () => ({
    'POST /api/groups/items-of-group-post': { posts: items, missingPosts: 1 },
  }));
  const post = within(await screen.findByRole('article'));
  expect(post.getAllByRole('link', { name: /^Photo / })).toHaveLength(3);
  post.getByText('Photo or video removed');
  await user.click(post.getByRole('button', { name: 'See all 6 photos and videos' }));
  const dialog = within(await screen.findByRole('dialog', { name: '6 photos and videos' }));
  expect(await dialog.findAllByRole('link', { name: /^Photo / })).toHaveLength(5);
  expect(server.to('POST /api/groups/items-of-group-post')[0]?.body).toEqual({ groupPostId: 'p1', profileId: anna._id });
});

const library: readonly Post[] = [photo('a', anna), photo('b', anna)];
const ofAnna = {
  'POST /api/post/post-by-id': { posts: [...library], total: 2 },
  'POST /api/image/my-albums': { albums: [albumOf('x', anna, library)], total: 1 },
} satisfies Routes;

test('a text with photos is posted, and the dialog gives the focus back', async () => {
  const { user, server } = at([], (become) => ({
    ...ofAnna,
    'POST /api/groups/create-group-post': () => {
      const returnGroupPost = postOf('p1', { author: anna, text: 'Look' });
      become([returnGroupPost]);
      return { returnGroupPost };
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Create New Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await dialog.findByText('Please write something, or attach a photo or a video.');
  await user.type(dialog.getByLabelText('Statement'), ' Look ');
  for (const name of ['Photo a', 'Photo b']) await user.click(await dialog.findByRole('checkbox', { name }));
  dialog.getByText('2 photos and videos chosen.');
  await user.click(dialog.getByRole('checkbox', { name: 'Photo a' }));
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(articles()).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create New Post' })));
  const sent = { text: 'Look', posts: ['b'], album: false, groupId: 'g1', profile: anna._id };
  expect(server.to('POST /api/groups/create-group-post').map(({ body }) => body)).toEqual([sent]);
});

test('an album takes the place of the photos, and why it is refused is said while all stays as it was', async () => {
  const { user, server } = at([], () => ({
    ...ofAnna,
    'POST /api/groups/create-group-post': () => refuse(409, 'album-too-large', 'An album of more than 200 photos and videos cannot be posted.'),
  }));
  await user.click(await screen.findByRole('button', { name: 'Create New Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Photo a' }));
  await user.click(dialog.getByRole('tab', { name: 'Albums' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Album x/ }));
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await dialog.findByText('An album of more than 200 photos and videos cannot be posted.');
  expect(dialog.getByRole('checkbox', { name: /^Album x/ })).toHaveProperty('checked', true);
  expect(server.to('POST /api/groups/create-group-post')[0]?.body).toMatchObject({ text: '', posts: [], album: 'x' });
});

test('its author says a post anew and deletes it', async () => {
  const own = postOf('p1', { author: anna });
  const { user, server } = at([own, postOf('p2')], (become) => ({
    'PUT /api/groups/update-group-post': () => {
      const groupPost = { ...own, text: 'Other words', edited: true as const };
      become([groupPost, postOf('p2')]);
      return { groupPost };
    },
    'DELETE /api/groups/post-by-id': () => {
      become([postOf('p2')]);
      return {};
    },
  }));
  const more = 'More: post by anna, Nov 20, 2026';
  await user.click(await screen.findByRole('button', { name: more }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
  await user.clear(dialog.getByLabelText('Statement'));
  await user.type(dialog.getByLabelText('Statement'), 'Other words');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Other words');
  expect(server.to('PUT /api/groups/update-group-post')[0]?.body).toEqual({ groupPostId: 'p1', text: 'Other words' });
  await user.click(screen.getByRole('button', { name: more }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(articles()).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(server.to('DELETE /api/groups/post-by-id')[0]?.body).toEqual({ postId: 'p1', profileId: anna._id });
});

test('an admin deletes what others posted, and changes nothing of it', async () => {
  const { user } = at([postOf('p1')], undefined, 'admin');
  await user.click(await screen.findByRole('button', { name: /^More: post by ben/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Report', 'Delete']);
});

test('a post is given a heart, shown at once, and talked about behind a toggle that tells how much', async () => {
  let told = postOf('p1', { reactions: [heartOf(ben)], reactionCount: 1, commentCount: 2 });
  const first = commentOf('c1', 'What a day!', { replyCount: 1 });
  const all = [first, commentOf('c2', 'It was.', { responseTo: 'c1' })];
  const { user, server } = at([told], (become) => ({
    'POST /api/groups/post-reaction': () => {
      told = { ...told, reactions: [heartOf(anna), heartOf(ben)], reactionCount: 2 };
      become([told]);
      return { reactionData: heartOf(anna) };
    },
    'POST /api/groups/reactions-by-id': { reactions: [heartOf(anna), heartOf(ben)], total: 2 },
    'POST /api/comment/find-group-post-comments': () => ({ comments: all, total: 1 }),
    'POST /api/comment/saveComment': ({ content }) => ({ result: [commentOf('c3', content, { writer: anna })] }),
  }));
  const post = within(await screen.findByRole('article'));
  expect(server.to('POST /api/comment/find-group-post-comments')).toHaveLength(0);
  await user.click(post.getByRole('button', { name: 'Love: 1 heart' }));
  expect((await post.findByRole('button', { name: 'Love: 2 hearts' })).getAttribute('aria-pressed')).toBe('true');
  expect(server.to('POST /api/groups/post-reaction')[0]?.body).toEqual({ groupPostId: 'p1', profile: anna._id, reactionType: 'Love' });
  await user.click(post.getByRole('button', { name: 'See all 2 hearts' }));
  await within(await screen.findByRole('dialog', { name: '2 hearts' })).findByRole('link', { name: 'anna' });
  await user.keyboard('{Escape}');
  await user.click(await post.findByRole('button', { name: 'View 2 more comment(s)' }));
  await post.findByText('What a day!');
  post.getByRole('button', { name: 'Hide 2 comment(s)' });
  await user.type(post.getByLabelText('Write a comment'), 'Again soon?');
  await user.click(post.getByRole('button', { name: 'Submit' }));
  await post.findByText('Again soon?');
  expect(server.to('POST /api/comment/find-group-post-comments')[0]?.body).toMatchObject({ groupPostId: 'p1', page: 0, perPage: 25 });
  expect(server.to('POST /api/comment/saveComment')[0]?.body).toEqual({ content: 'Again soon?', writer: anna._id, groupPostId: 'p1' });
  // Only an admin may delete some of others' comments.
  await user.click(post.getByRole('button', { name: /^More: comment by ben/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Report']);
});

describe('what a push tells of a post', () => {
  const opened = async (post: GroupPost, answers: Routes = {}) => {
    const visited = at([post], () => answers);
    await screen.findByText('Words of p1');
    const before = visited.server.calls.length;
    return { ...visited, asked: () => visited.server.calls.slice(before).map(({ name }) => name) };
  };

  test('is shown without asking: how many hearts it has and whose the first are, and how many comments', async () => {
    const { push, asked } = await opened(postOf('p1'));
    await push('groupPost', 'p1', false, { hearts: { total: 1, changed: [{ profile: ben, given: true }] } });
    await screen.findByRole('button', { name: 'Love: 1 heart', pressed: false });
    screen.getByRole('button', { name: 'See 1 heart' });
    await push('groupPost', 'p1', false, { hearts: { total: 2, changed: [{ profile: anna, given: true }] } });
    await screen.findByRole('button', { name: 'Love: 2 hearts', pressed: true });
    await push('groupPost', 'p1', false, { hearts: { total: 1, changed: [{ profile: ben, given: false }] }, comments: { total: 3, threads: 3, changed: [] } });
    await screen.findByRole('button', { name: 'Love: 1 heart', pressed: true });
    screen.getByRole('button', { name: 'View 3 more comment(s)' });
    expect(asked()).toEqual([]);
  });

  test('puts a comment under it where they are shown', async () => {
    const { push, user, asked } = await opened(postOf('p1', { commentCount: 1 }), {
      'POST /api/comment/find-group-post-comments': { comments: [commentOf('c1', 'Lovely!')], total: 1 },
    });
    await user.click(screen.getByRole('button', { name: 'View 1 more comment(s)' }));
    await screen.findByText('Lovely!');
    const { hearted: _, ...said } = commentOf('c2', 'Where is it?');
    await push('groupPost', 'p1', false, { comments: { total: 2, threads: 2, changed: [said] } });
    await screen.findByText('Where is it?');
    expect(asked()).toEqual(['POST /api/comment/find-group-post-comments']);
  });

  test('asks for it where it is not told whose hearts stand in it now, and where several changed', async () => {
    const reactions = [ben, clara].map((profile) => heartOf(profile));
    const { push, asked } = await opened(postOf('p1', { reactions, reactionCount: 5 }));
    await push('groupPost', 'p1', false, { hearts: { total: 4, changed: [{ profile: ben, given: false }] } });
    await waitFor(() => expect(asked()).toEqual(['POST /api/groups/group-by-id']));
    await push('groupPost');
    await waitFor(() => expect(asked()).toEqual(['POST /api/groups/group-by-id', 'POST /api/groups/group-by-id']));
  });
});
