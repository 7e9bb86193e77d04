import { screen } from '@testing-library/react';
import { visitCommented } from '../../../testing/commented.ts';
import { anna, ben, commentOf, film, noComments, noHearts } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const likesOf = (...members: string[]) => ({ likes: members.map((userId) => ({ userId })), total: members.length });

const atFilm = (answers: Routes) =>
  visit('/video/v1', {
    'POST /api/post/video-post-byid': { post: film('v1', ben) },
    'POST /api/video/getAllReactions': noHearts,
    'POST /api/comment/getComments': noComments,
    ...answers,
  });

test('a video has a Like button with its count, beside the heart', async () => {
  let mine = false;
  const { user, server } = atFilm({
    'POST /api/like/getLikes': () => (mine ? likesOf(anna._id, ben._id) : likesOf(ben._id)),
    'POST /api/like/upLike': () => {
      mine = true;
      return { ...likesOf(anna._id, ben._id), dislikes: [] };
    },
    'POST /api/like/unLike': () => {
      mine = false;
      return { ...likesOf(ben._id), dislikes: [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Like: 1 like', pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'Like: 2 likes', pressed: true }));
  await screen.findByRole('button', { name: 'Like: 1 like', pressed: false });
  expect(server.to('POST /api/like/upLike')).toMatchObject([{ body: { videoId: 'v1', userId: anna._id } }]);
  expect(server.to('POST /api/like/unLike')).toHaveLength(1);
  screen.getByRole('button', { name: /^Love/ });
});

test.each([
  ['POST /api/like/getLikes', 'Failed to get likes'],
  ['POST /api/like/getDislikes', 'Failed to get dislikes'],
] as const)('what %s refuses is an alert: %s', async (name, words) => {
  atFilm({ [name]: refuse(404) });
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
});

test('a comment has a Like button with its count, which is taken back by a failure', async () => {
  const { user } = visitCommented([commentOf('c1', 'Lovely!', { likeCount: 2 })], { 'POST /api/like/upLike': () => refuse(404) });
  await user.click(await screen.findByRole('button', { name: '2 likes: Like the comment by ben', pressed: false }));
  await screen.findByText('Failed to increase the like');
  screen.getByRole('button', { name: '2 likes: Like the comment by ben', pressed: false });
});
