import type { Body } from '@kloak/proto/api/types.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, feedOf, heartOf, noComments, photo, profileOf } from '../../../../testing/family.ts';
import { pageOf } from '../../../../testing/paging.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { visit } from '../../../../testing/visit.tsx';

const posts = [photo('p1', ben), photo('p2', ben), photo('p3', ben)];
const ofClara = photo('q1', clara);
const post = ({ imageId }: Body<'POST /api/post/image-post-byid'>) => {
  const found = [...posts, ofClara].find(({ _id }) => _id === imageId);
  return found ? { post: found } : refuse(404);
};
const answers: Routes = {
  'POST /api/profile/find-media-byfamily': feedOf([ben, ...posts.slice(0, 2)], [clara, ofClara]),
  'POST /api/post/allposts-by-id': { posts, total: posts.length },
  'POST /api/post/image-post-byid': post,
  'POST /api/image/getAllReactions': { reactions: [heartOf(anna)], total: 1 },
  'POST /api/comment/getImageComments': noComments,
};

/** Opens one from the home feed. */
async function fromHome(name: string, more: Routes = {}) {
  const visited = visit('/home', { ...answers, ...more });
  await visited.user.click(await screen.findByRole('link', { name: new RegExp(name) }));
  await screen.findByRole('img', { name });
  return visited;
}
const next = () => screen.getByRole('button', { name: 'Next' });
const previous = () => screen.getByRole('button', { name: 'Previous' });
const leadsNowhere = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

function swipe(over: Element, { by, down = 0, pointerType = 'touch' }: { by: number; down?: number; pointerType?: string }) {
  fireEvent.pointerDown(over, { pointerType, isPrimary: true, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(over, { pointerType, isPrimary: true, clientX: 200 + by, clientY: 200 + down });
}

test('the buttons lead through all that a relative shares, also what home does not show, and to nobody else', async () => {
  const { user, where } = await fromHome('Photo p1');
  expect(leadsNowhere(previous())).toBe(true);
  await user.click(previous());
  expect(where()).toBe('/image/p1');
  await user.click(next());
  await screen.findByRole('img', { name: 'Photo p2' });
  await user.click(next());
  await screen.findByRole('img', { name: 'Photo p3' });
  expect(where()).toBe('/image/p3');
  expect(screen.getByText('Photo 3 of 3')).not.toBeNull();
  expect(leadsNowhere(next())).toBe(true);
  expect(document.activeElement).toBe(next());
});

test('arrow keys do the same, except in a field and under a dialog', async () => {
  const { user, where } = await fromHome('Photo p2');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(where()).toBe('/image/p3'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(where()).toBe('/image/p2'));
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  await user.type(await screen.findByLabelText('Write a comment'), 'ab{ArrowLeft}{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'See 1 heart' }));
  await screen.findByRole('dialog', { name: '1 heart' });
  await user.keyboard('{ArrowLeft}');
  expect(where()).toBe('/image/p2');
});

test('a finger swipes sideways; what goes down scrolls, and a mouse only presses', async () => {
  const { where } = await fromHome('Photo p2');
  const picture = screen.getByRole('img', { name: 'Photo p2' });
  swipe(picture, { by: -20 });
  swipe(picture, { by: -90, down: 200 });
  swipe(picture, { by: -200, pointerType: 'mouse' });
  expect(where()).toBe('/image/p2');
  swipe(picture, { by: -90, down: 10 });
  await waitFor(() => expect(where()).toBe('/image/p3'));
});

const own = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => photo(id, anna));
const library: Routes = {
  'POST /api/profile/get-my-profile': (asked) => {
    const { entries, ...part } = pageOf(own, asked);
    return profileOf(anna, entries, part);
  },
  'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), anna) }),
};

test('a library goes on where the page that it was opened from ends, and says how many there are', async () => {
  const { user, where, server } = visit('/my-profile', { ...answers, ...library });
  await user.click(await screen.findByRole('link', { name: /Photo b/ }));
  await screen.findByText('Photo 2 of 6');
  await waitFor(() => expect(server.to('POST /api/profile/get-my-profile')).toHaveLength(2));
  for (const id of ['c', 'd', 'e', 'f']) {
    await waitFor(() => expect(leadsNowhere(next())).toBe(false));
    await user.click(next());
    await waitFor(() => expect(where()).toBe(`/image/${id}`));
  }
  expect(screen.getByText('Photo 6 of 6')).not.toBeNull();
  expect(leadsNowhere(next())).toBe(true);
  expect(server.to('POST /api/profile/get-my-profile')).toHaveLength(2);
});

test('in the viewer one goes on, too; closer there is only the one picture; Escape leaves it where one is', async () => {
  const { user, where } = await fromHome('Photo p1');
  await user.click(screen.getByRole('button', { name: 'Open full screen' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Photo p1' })).getByRole('button', { name: 'Next' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo p2' }));
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo p3' });
  await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
  expect(viewer.queryByRole('button', { name: 'Previous' })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  await user.click(viewer.getByRole('button', { name: 'Zoom out' }));
  swipe(viewer.getByRole('button', { name: 'Zoom in' }), { by: 90 });
  await screen.findByRole('dialog', { name: 'Photo p2' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe('/image/p2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open full screen' }));
});

const openViewer = async ({ user }: Awaited<ReturnType<typeof fromHome>>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Open full screen' }));
  return within(await screen.findByRole('dialog', { name }));
};
const viewerIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('going back closes the viewer and leaves its page open, forward opens it again, and closing goes back, too', async () => {
  const visited = await fromHome('Photo p1');
  await openViewer(visited, 'Photo p1');
  await visited.go(-1);
  await viewerIsGone();
  expect(visited.where()).toBe('/image/p1');
  await visited.go(1);
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo p1' }));
  await visited.user.click(viewer.getByRole('button', { name: 'Close' }));
  await viewerIsGone();
  expect(visited.where()).toBe('/image/p1');
  await visited.go(-1);
  await screen.findByRole('heading', { name: 'Home' });
});

test('going back from a picture that one went on to in the viewer stays at it, as often as one opens it', async () => {
  const visited = await fromHome('Photo p1');
  await openViewer(visited, 'Photo p1');
  await visited.user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo p2' });
  await visited.go(-1);
  await viewerIsGone();
  await screen.findByRole('img', { name: 'Photo p2' });
  expect(visited.where()).toBe('/image/p2');
  await visited.go(1);
  await screen.findByRole('dialog', { name: 'Photo p2' });
  await visited.user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo p3' });
  await visited.user.keyboard('{Escape}');
  await viewerIsGone();
  expect(visited.where()).toBe('/image/p3');
  await visited.go(-1);
  await screen.findByRole('heading', { name: 'Home' });
});

test('going back further than the page of the viewer shows what was there', async () => {
  const visited = await fromHome('Photo q1');
  const [home] = screen.getAllByRole('link', { name: 'Home' });
  if (home) await visited.user.click(home);
  await visited.user.click(await screen.findByRole('link', { name: /Photo p1/ }));
  await screen.findByRole('img', { name: 'Photo p1' });
  await openViewer(visited, 'Photo p1');
  await visited.user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo p2' });
  await visited.go(-3);
  await screen.findByRole('img', { name: 'Photo q1' });
  expect(visited.where()).toBe('/image/q1');
});

test('closing the viewer twice at once leaves its page open', async () => {
  const visited = await fromHome('Photo p1');
  const close = (await openViewer(visited, 'Photo p1')).getByRole('button', { name: 'Close' });
  act(() => {
    close.click();
    close.click();
  });
  await viewerIsGone();
  expect(visited.where()).toBe('/image/p1');
});

test('who goes on by keys from the heart of a picture stays at the heart, also until those of the next one are there', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>();
  const visited = await fromHome('Photo p1', {
    'POST /api/image/getAllReactions': async ({ imageId }) => {
      if (imageId === 'p2') await promise;
      return { reactions: [heartOf(anna)], total: 1 };
    },
  });
  const viewer = await openViewer(visited, 'Photo p1');
  act(() => viewer.getByRole('button', { name: 'Love: 1 heart' }).focus());
  await visited.user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo p2' });
  const heart = viewer.getByRole('button', { name: 'Love' });
  expect([document.activeElement, heart.hasAttribute('disabled')]).toEqual([heart, false]);
  await visited.user.click(heart);
  expect(visited.server.to('POST /api/image/addImageReaction')).toEqual([]);
  come();
  await viewer.findByRole('button', { name: 'Love: 1 heart' });
});

test('a post of the list that is gone says so, and the keys lead past it', async () => {
  const { user, where } = await fromHome('Photo p1', {
    'POST /api/post/image-post-byid': (fields) => (fields.imageId === 'p2' ? refuse(404) : post(fields)),
  });
  await user.click(next());
  await screen.findByText('An error occurred while loading the image.');
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('img', { name: 'Photo p3' });
  expect(where()).toBe('/image/p3');
});

test('a post that is gone says so in the viewer, too, and the keys lead past it to the next one on the whole screen', async () => {
  const visited = await fromHome('Photo p1', {
    'POST /api/post/image-post-byid': (fields) => (fields.imageId === 'p2' ? refuse(404) : post(fields)),
  });
  await openViewer(visited, 'Photo p1');
  await visited.user.keyboard('{ArrowRight}');
  await screen.findByText('An error occurred while loading the image.');
  await visited.user.keyboard('{ArrowRight}');
  await screen.findByRole('dialog', { name: 'Photo p3' });
});

test('a page that was opened by its address leads through all that its writer shares, and counts it', async () => {
  const { user, where } = visit('/image/p2', answers);
  await screen.findByRole('img', { name: 'Photo p2' });
  await screen.findByText('Photo 2 of 3');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(where()).toBe('/image/p3'));
  expect(leadsNowhere(next())).toBe(true);
  await user.click(previous());
  await user.click(previous());
  await waitFor(() => expect(where()).toBe('/image/p1'));
});

test('what its writer alone shares has nothing beside it', async () => {
  const { user, where } = visit('/image/p2', { ...answers, 'POST /api/post/allposts-by-id': { posts: [photo('p2', ben)], total: 1 } });
  await screen.findByRole('img', { name: 'Photo p2' });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(where()).toBe('/image/p2');
});

test('an old one that was opened by its address is found pages further on', async () => {
  const many = Array.from({ length: 45 }, (_, nth) => photo(`n${nth}`, ben));
  visit('/image/n44', {
    ...answers,
    'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), ben) }),
    'POST /api/post/allposts-by-id': (asked) => {
      const { entries, ...part } = pageOf(many, asked);
      return { posts: entries, ...part };
    },
  });
  await screen.findByText('Photo 45 of 45', {}, { timeout: 5000 });
});

test('f gives a picture the whole screen and takes it back, but not where one writes', async () => {
  const { user } = await fromHome('Photo p1');
  await user.type(await screen.findByLabelText('Write a comment'), 'for you');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => next().focus());
  await user.keyboard('f');
  await screen.findByRole('dialog', { name: 'Photo p1' });
  await user.keyboard('f');
  await viewerIsGone();
  expect(screen.getByRole('img', { name: 'Photo p1' })).not.toBeNull();
});

test('the whole screen says whose it is, from which day and its place, and takes a heart', async () => {
  const visited = await fromHome('Photo p1', { 'POST /api/image/removeImageReaction': {} });
  const viewer = await openViewer(visited, 'Photo p1');
  viewer.getByText('ben · Nov 20, 2026 · 1 of 3');
  viewer.getByText('Photo p1', { selector: 'p' });
  await visited.user.click(viewer.getByRole('button', { name: 'Love: 1 heart' }));
  await waitFor(() => expect(visited.server.to('POST /api/image/removeImageReaction')).toHaveLength(1));
});
