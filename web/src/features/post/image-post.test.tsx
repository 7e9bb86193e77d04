import type { Image } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, heartOf, noComments, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const quiet: Routes = {
  'POST /api/image/getAllReactions': { reactions: [heartOf(ben), heartOf(clara)], total: 2 },
  'POST /api/comment/getImageComments': noComments,
};
const at = (answers: Routes = {}, post = photo('p1', ben)) => visit('/image/p1', { 'POST /api/post/image-post-byid': { post }, ...quiet, ...answers });

test('the page shows the picture, its words, who made it and when', async () => {
  at();
  const picture = await screen.findByRole('img', { name: 'Photo p1' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '1200']);
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/storage/p1/800 800w');
  expect(screen.getByText('Friday, November 20, 2026')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('what the picture leaves free of its frame has the colours of the picture', async () => {
  at({}, photo('p1', ben, { thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' }));
  await screen.findByRole('img', { name: 'Photo p1' });
  expect(document.querySelectorAll('.stage > canvas.colours')).toHaveLength(1);
});

test.each([
  [403, 'You do not have permission to view this image.'],
  [404, 'An error occurred while loading the image.'],
  [500, 'An error occurred while loading the image.'],
])('a page that cannot be shown (%i) says why', async (status, words) => {
  at({ 'POST /api/post/image-post-byid': () => refuse(status) });
  await screen.findByText(words);
});

test('a heart is there at once, and goes when the server refuses it', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof refuse>>();
  const { user, server } = at({ 'POST /api/image/addImageReaction': () => promise });
  const button = await screen.findByRole('button', { name: 'Love: 2 hearts' });
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.textContent).toBe('3');
  await waitFor(() => expect(server.to('POST /api/image/addImageReaction')[0]?.body).toEqual({ imageId: 'p1', profile: anna._id, reactionType: 'Love' }));
  answer(refuse(403));
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(button.textContent).toBe('2');
  await screen.findByText('Failed to increase the like');
});

test('a heart that finds no connection waits, and a download says so', async () => {
  const { user } = at({}, photo('p1', anna));
  await user.click(await screen.findByRole('button', { name: 'Love: 2 hearts' }));
  await screen.findByText('Will be sent when you are online again.');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByText('The server cannot be reached. Try again in a moment.');
});

test('after a heart was given the server is asked who gave one', async () => {
  let given = false;
  const { user } = at({
    'POST /api/image/getAllReactions': () =>
      given ? { reactions: [heartOf(anna), heartOf(ben), heartOf(clara)], total: 3 } : { reactions: [heartOf(ben)], total: 1 },
    'POST /api/image/addImageReaction': () => {
      given = true;
      return { reactionData: heartOf(anna) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Love: 1 heart' }));
  await screen.findByRole('button', { name: 'Love: 3 hearts', pressed: true });
});

test('a heart of somebody else comes with the push, without a call, and goes so', async () => {
  const { push, server } = at();
  await screen.findByRole('button', { name: 'Love: 2 hearts' });
  const before = server.calls.length;
  const dora = { _id: 'dora', username: 'dora', image: '/storage/avatar/dora.svg' };
  await push('item', 'p1', false, { hearts: { total: 3, changed: [{ profile: dora, given: true }] } });
  await screen.findByRole('button', { name: 'Love: 3 hearts', pressed: false });
  expect([...document.querySelectorAll('img')].filter((one) => one.getAttribute('src') === dora.image)).toHaveLength(1);
  await push('item', 'p1', false, { hearts: { total: 2, changed: [{ profile: dora, given: false }] } });
  await screen.findByRole('button', { name: 'Love: 2 hearts', pressed: false });
  expect([...document.querySelectorAll('img')].filter((one) => one.getAttribute('src') === dora.image)).toHaveLength(0);
  expect(server.calls.slice(before)).toEqual([]);
});

test('a heart that was given on another device is one\u2019s own here, too', async () => {
  const { push, server } = at();
  await screen.findByRole('button', { name: 'Love: 2 hearts' });
  const before = server.calls.length;
  await push('item', 'p1', false, { hearts: { total: 3, changed: [{ profile: anna, given: true }] } });
  await screen.findByRole('button', { name: 'Love: 3 hearts', pressed: true });
  expect(server.calls.slice(before)).toEqual([]);
});

test('of many hearts at once only the list is asked for, and of comments only they', async () => {
  let total = 2;
  const { push, server } = at({ 'POST /api/image/getAllReactions': () => ({ reactions: [heartOf(ben)], total }) });
  await screen.findByRole('button', { name: 'Love: 2 hearts' });
  const asked = (before: number) => server.calls.slice(before).map(({ name }) => name);
  const before = server.calls.length;
  total = 40;
  await push('item', 'p1', false, { hearts: { total } });
  await screen.findByRole('button', { name: 'Love: 40 hearts' });
  expect(asked(before)).toEqual(['POST /api/image/getAllReactions']);
  await push('item', 'p1', false, { comments: { total: 1, threads: 1 } });
  await waitFor(() => expect(asked(before)).toEqual(['POST /api/image/getAllReactions', 'POST /api/comment/getImageComments']));
});

test('hearts that cannot be loaded are not told as none, and can be asked for again', async () => {
  let fails = true;
  const { user } = at({ 'POST /api/image/getAllReactions': () => (fails ? refuse(500) : { reactions: [heartOf(ben)], total: 1 }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Failed to get likes')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Love' }).textContent?.trim()).toBe('');
  fails = false;
  await user.click(again);
  await screen.findByRole('button', { name: 'Love: 1 heart' });
});

test('pressing again takes the heart back', async () => {
  let mine = true;
  const { user } = at({
    'POST /api/image/getAllReactions': () => ({ reactions: mine ? [heartOf(anna), heartOf(ben)] : [heartOf(ben)], total: mine ? 2 : 1 }),
    'POST /api/image/removeImageReaction': () => {
      mine = false;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Love: 2 hearts', pressed: true }));
  await screen.findByRole('button', { name: 'Love: 1 heart', pressed: false });
});

test('all who gave a heart stand in a dialog', async () => {
  const { user } = at();
  await user.click(await screen.findByRole('button', { name: 'See all 2 hearts' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 hearts' }));
  expect(dialog.getAllByRole('listitem').map((person) => person.textContent)).toEqual(['ben', 'clara']);
});

test('the picture opens full screen and Escape closes it', async () => {
  const { user } = at();
  await user.click(await screen.findByRole('button', { name: 'Open full screen' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo p1' }));
  await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
  expect(viewer.getByRole('button', { name: 'Zoom out' })).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('its owner may fetch the original', async () => {
  const { user, server } = at({ 'POST /api/post/download-post': () => refuse(500) }, photo('p1', anna));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await screen.findByText('Something has went wrong');
  expect(server.to('POST /api/post/download-post')[0]?.body).toEqual({ fileKey: 'original/p1' });
});

test('so may others, where it lets them, and who may not is told why', async () => {
  const words = 'Downloading what others share is part of the 500GB plan.';
  const { user } = at({ 'POST /api/post/download-post': () => refuse(403, 'needs-plan', words) }, photo('p1', ben, { downloadable: true }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await screen.findByText(words);
});

const undrawn: Partial<Image> = { status: 'PROCESSING', filePath: '', thumbNail: '', sources: [], width: 0, height: 0 };

test('a picture that is still being prepared says so to its owner, and comes with the push', async () => {
  let post = photo('p1', anna, undrawn);
  const { push } = at({ 'POST /api/post/image-post-byid': () => ({ post }) });
  await screen.findByText('Processing...');
  post = photo('p1', anna);
  push('item', 'p1');
  await screen.findByRole('img', { name: 'Photo p1' });
});

test('of a relative’s there is nothing yet, not even a day, until there is something to see', async () => {
  let post = photo('p1', ben, undrawn);
  const { push } = at({ 'POST /api/post/image-post-byid': () => ({ post }) });
  await screen.findByRole('heading', { level: 1, name: 'This photo is not here yet. It will appear by itself.' });
  expect(screen.queryByText('Processing...')).toBeNull();
  expect(document.querySelector('main time')).toBeNull();
  post = photo('p1', ben, { ...undrawn, sources: [{ url: '/storage/p1/preview', width: 60, height: 40, type: 'image/webp' }] });
  push('item', 'p1');
  await screen.findByRole('img', { name: 'Photo p1' });
});

test('the owner of a picture that is not whole is told', async () => {
  at({}, photo('p1', anna, { partial: true }));
  await screen.findByText(/^A part of this picture is missing from the file\./);
});

test('the owner of a file of which no picture could be made is told why, and can download it', async () => {
  at({}, photo('p1', anna, { status: 'FAILED', filePath: '', sources: [], failure: 'This file is damaged.' }));
  await screen.findByText('This file is damaged.');
  expect(screen.getByRole('button', { name: 'Download' })).not.toBeNull();
});

test('a picture that one may no longer see goes from the open page', async () => {
  let mayView = true;
  const { push } = at({ 'POST /api/post/image-post-byid': () => (mayView ? { post: photo('p1', ben) } : refuse(403)) });
  await screen.findByRole('img', { name: 'Photo p1' });
  mayView = false;
  push('connections');
  await screen.findByText('You do not have permission to view this image.');
  expect(screen.queryByRole('img', { name: 'Photo p1' })).toBeNull();
});
