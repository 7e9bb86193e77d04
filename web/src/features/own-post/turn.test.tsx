import type { Post } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, film, noComments, noHearts, photo, profileOf } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const lake = photo('lake', anna);
const waves = film('waves', anna);
const turned = photo('lake', anna, { thumbNail: '/storage/lake/turned', width: 1200, height: 1600 });
const quiet: Routes = { 'POST /api/image/getAllReactions': noHearts, 'POST /api/comment/getImageComments': noComments };
const choose = async ({ user }: ReturnType<typeof visit>, act: string) => {
  await user.click(await screen.findByRole('button', { name: 'Settings: Photo lake' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};
/** Class of the picture's box on the page of the image. */
const lookOf = () => screen.getByRole('img', { name: 'Photo lake' }).closest('picture')?.parentElement?.className ?? '';
const ratio = () => document.querySelector<HTMLElement>('[data-stage]')?.style.getPropertyValue('--ratio');

test('the picture turns at once, in a box of its new shape, and Undo turns it back', async () => {
  const answer = Promise.withResolvers<{ changeId: string; posts: Post[] }>();
  const visited = visit('/image/lake', {
    ...quiet,
    'POST /api/post/image-post-byid': { post: lake },
    'POST /api/post/turn': () => answer.promise,
    'POST /api/post/undo-change': { posts: [lake], skipped: [] },
  });
  await choose(visited, 'Turn right');
  await waitFor(() => expect(lookOf()).toMatch(/right/));
  expect(ratio()).toBe('0.75');
  answer.resolve({ changeId: 'c1', posts: [lake] });
  await screen.findByText('1 photo turned.');
  expect(visited.server.to('POST /api/post/turn').map(({ body }) => body)).toEqual([{ posts: ['lake'], quarterTurns: 1, profileId: anna._id }]);
  await visited.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 photo or video as before.');
  await waitFor(() => expect(lookOf()).not.toMatch(/right/));
  expect(Number(ratio())).toBeCloseTo(4 / 3);
});

test('turns add up, and the new file is shown as it is', async () => {
  let post = lake;
  const visited = visit('/image/lake', {
    ...quiet,
    'POST /api/post/image-post-byid': () => ({ post }),
    'POST /api/post/turn': { changeId: 'c1', posts: [lake] },
  });
  await choose(visited, 'Turn left');
  await waitFor(() => expect(lookOf()).toMatch(/left/));
  await choose(visited, 'Turn upside down');
  await waitFor(() => expect(lookOf()).toMatch(/right/));
  post = turned;
  visited.push('item', 'lake');
  await waitFor(() => expect(lookOf()).not.toMatch(/right|left|upsideDown/));
  expect(ratio()).toBe('0.75');
  expect(visited.server.to('POST /api/post/turn').map(({ body }) => body.quarterTurns)).toEqual([3, 2]);
});

test('a refused turn is told in the server’s words, and the picture stands as before', async () => {
  const why = 'Some of these are not ready yet, so they cannot be turned. Please try again in a moment.';
  const visited = visit('/image/lake', {
    ...quiet,
    'POST /api/post/image-post-byid': { post: lake },
    'POST /api/post/turn': refuse(409, 'not-ready', why),
  });
  await choose(visited, 'Turn right');
  await screen.findByText(why);
  await waitFor(() => expect(lookOf()).not.toMatch(/right/));
});

test.each([
  ['a video', waves, 'Film waves'],
  ['what is not ready', photo('lake', anna, { status: 'PROCESSING' }), 'Photo lake'],
])('%s is not offered to be turned', async (_, post, name) => {
  const { user } = visit('/my-profile', { 'POST /api/profile/get-my-profile': profileOf(anna, [post]) });
  await user.click(await screen.findByRole('button', { name: `Settings: ${name}` }));
  await screen.findByRole('menuitem', { name: 'Change date' });
  expect(screen.queryByRole('menuitem', { name: /^Turn/ })).toBeNull();
});

test('many photographs are turned in one call; with a video among them it is not offered', async () => {
  const pond = photo('pond', anna);
  const visited = visit('/my-profile', {
    'POST /api/profile/get-my-profile': profileOf(anna, [lake, pond, waves]),
    'POST /api/post/turn': { changeId: 'c1', posts: [lake, pond] },
  });
  await visited.user.click(await screen.findByRole('button', { name: 'Select' }));
  const bar = within(await screen.findByRole('region', { name: 'What is selected' }));
  for (const name of [/lake/, /pond/, /waves/]) await visited.user.click(await screen.findByRole('checkbox', { name }));
  expect(bar.queryByRole('button', { name: 'Turn' })).toBeNull();
  await visited.user.click(screen.getByRole('checkbox', { name: /waves/ }));
  await visited.user.click(bar.getByRole('button', { name: 'Turn' }));
  await visited.user.click(await screen.findByRole('menuitem', { name: 'Turn left' }));
  await screen.findByText('2 photos turned.');
  bar.getByText('2 selected');
  expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Turn' }));
  expect(visited.server.to('POST /api/post/turn').map(({ body }) => body)).toEqual([{ posts: ['lake', 'pond'], quarterTurns: 3, profileId: anna._id }]);
});
