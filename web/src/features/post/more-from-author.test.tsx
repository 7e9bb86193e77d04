import { screen, waitFor, within } from '@testing-library/react';
import { ben, film, noComments, noHearts, photo } from '../../../testing/family.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

everythingIsNear();

const page: Routes = {
  'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), ben) }),
  'POST /api/post/video-post-byid': ({ videoId }) => ({ post: film(String(videoId), ben) }),
  'POST /api/image/getAllReactions': noHearts,
  'POST /api/video/getAllReactions': noHearts,
  'POST /api/comment/getImageComments': noComments,
  'POST /api/comment/getComments': noComments,
};
const bens = [photo('a', ben), film('v', ben), photo('b', ben)];
const at = (address: string, more: Routes = {}) => visit(address, { ...page, 'POST /api/post/allposts-by-id': { posts: bens, total: 3 }, ...more });
const others = async () => within(await screen.findByRole('region', { name: 'More from ben' }));
const leadsTo = (list: Awaited<ReturnType<typeof others>>) => list.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['/image/a', ['/video/v', '/image/b']],
  ['/video/v', ['/image/a', '/image/b']],
])('beside %s stands what else its writer shares', async (address, links) => {
  at(address);
  expect(leadsTo(await others())).toEqual(links);
});

test('twenty at first, and more as one comes near the end', async () => {
  const { server } = at('/image/a', {
    'POST /api/post/allposts-by-id': ({ before }) => (before === undefined ? { posts: bens, total: 4, next: 'n1' } : { posts: [photo('c', ben)], total: 4 }),
  });
  const list = await others();
  await waitFor(() => expect(leadsTo(list)).toContain('/image/c'));
  expect(server.to('POST /api/post/allposts-by-id').map(({ body }) => [body.postWriterId, body.perPage, body.before])).toEqual([
    [ben._id, 20, undefined],
    [ben._id, 20, 'n1'],
  ]);
});

test('one of them opens, with the way on to those beside it', async () => {
  const { user, where } = at('/image/a');
  await user.click((await others()).getByRole('link', { name: /Photo b/ }));
  await waitFor(() => expect(where()).toBe('/image/b'));
  for (const before of ['/video/v', '/image/a']) {
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(where()).toBe(before));
  }
});

test('a writer of this one post has no list', async () => {
  const { server } = at('/image/a', { 'POST /api/post/allposts-by-id': { posts: [photo('a', ben)], total: 1 } });
  await waitFor(() => expect(server.to('POST /api/post/allposts-by-id')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'More from ben' })).toBeNull());
});

test('a list that does not come can be asked for again', async () => {
  let fails = true;
  const { user } = at('/image/a', { 'POST /api/post/allposts-by-id': () => (fails ? refuse(500) : { posts: bens, total: 3 }) });
  const list = await others();
  const again = await list.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  await waitFor(() => expect(leadsTo(list)).toHaveLength(2));
});
