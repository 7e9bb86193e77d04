import { screen, waitFor } from '@testing-library/react';
import { anna, ben, film, noComments, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const open = (answer: Routes['POST /api/profile/my-hearts'], more: Routes = {}) => visit('/my-hearts', { 'POST /api/profile/my-hearts': answer, ...more });
const hrefs = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/(image|video)\//.test(href));

test('what one gave a heart is listed with who shares it, and more at a press', async () => {
  const { user } = open(({ before }) => ({
    posts: before === undefined ? [film('b', ben), photo('a', anna)] : [photo('c', ben)],
    total: 3,
    ...(before === undefined && { next: 'n1' }),
  }));
  await screen.findByRole('heading', { name: 'My hearts' });
  await waitFor(() => expect(hrefs()).toEqual(['/video/b', '/image/a']));
  await screen.findByText('3 photos and videos');
  await user.click(screen.getByRole('button', { name: 'View More' }));
  await waitFor(() => expect(hrefs()).toEqual(['/video/b', '/image/a', '/image/c']));
});

test('without any the page says what stays here; a failure can be tried again', async () => {
  open({ posts: [], total: 0 });
  await screen.findByText('What you give a heart stays here, yours and your family’s.');
});

test('a failure can be tried again', async () => {
  let isDown = true;
  const { user } = open(() => (isDown ? refuse(503, 'unavailable') : { posts: [photo('a', anna)], total: 1 }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(hrefs()).toEqual(['/image/a']));
});

test('a heart that is taken back is gone from the list', async () => {
  let hearted = [photo('a', ben), photo('b', ben)];
  const own = { _id: 'h', profile: { _id: anna._id, username: anna.username, image: anna.image }, reactionType: 'Love' as const };
  const { user, go } = open(() => ({ posts: hearted, total: hearted.length }), {
    'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), ben) }),
    'POST /api/image/getAllReactions': () => ({ reactions: hearted.some(({ _id }) => _id === 'a') ? [own] : [], total: hearted.length - 1 }),
    'POST /api/image/removeImageReaction': () => {
      hearted = hearted.filter(({ _id }) => _id !== 'a');
      return {};
    },
    'POST /api/comment/getImageComments': noComments,
  });
  await user.click(await screen.findByRole('link', { name: /^Photo a/ }));
  await user.click(await screen.findByRole('button', { name: /heart/i, pressed: true }));
  await go(-1);
  await waitFor(() => expect(hrefs()).toEqual(['/image/b']));
});
