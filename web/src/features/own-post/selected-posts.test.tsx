import type { Post } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, film, photo, profileOf } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const [lake, pond, waves, tree] = [photo('lake', anna), photo('pond', anna), film('waves', anna), photo('tree', anna)];
const library = (posts: readonly Post[], answers: Routes = {}) =>
  visit('/my-profile', { 'POST /api/profile/get-my-profile': () => profileOf(anna, posts), ...answers });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });
const begin = async ({ user }: ReturnType<typeof visit>) => user.click(await screen.findByRole('button', { name: 'Select' }));
const bar = async () => within(await screen.findByRole('region', { name: 'What is selected' }));

test('what is chosen is not opened; a press with the shift key chooses all up to it, and Escape ends it', async () => {
  const visited = library([lake, pond, waves, tree]);
  await begin(visited);
  await visited.user.click(await box('lake'));
  expect(visited.where()).toBe('/my-profile');
  await (await bar()).findByText('1 selected');
  fireEvent.click(await box('waves'), { shiftKey: true });
  await (await bar()).findByText('3 selected');
  expect((await box('tree')).checked).toBe(false);
  await visited.user.click(await box('pond'));
  await (await bar()).findByText('2 selected');
  await visited.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(screen.getByRole('button', { name: 'Select' }).getAttribute('aria-pressed')).toBe('false');
  await begin(visited);
  await (await bar()).findByText('0 selected');
});

test('all that is chosen comes into an album in one call, and stays chosen', async () => {
  const visited = library([lake, pond, tree], { 'POST /api/image/add-to-album': refuse(500), 'POST /api/image/my-albums': { albums: [], total: 0 } });
  await begin(visited);
  for (const name of ['lake', 'tree']) await visited.user.click(await box(name));
  await visited.user.click((await bar()).getByRole('button', { name: 'Add to album' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to album' }));
  await visited.user.type(dialog.getByLabelText('Album Name'), 'Summer');
  await visited.user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(visited.server.to('POST /api/image/add-to-album')[0]?.body).toMatchObject({ album: 'Summer', posts: ['lake', 'tree'] }));
  await dialog.findByText('Something has went wrong');
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await (await bar()).findByText('2 selected');
});

test('deleting asks once and deletes all of them, a video as a video', async () => {
  let posts = [lake, pond, waves];
  const gone = (id: unknown) => {
    posts = posts.filter(({ _id }) => _id !== id);
    return {};
  };
  const visited = library([], {
    'POST /api/profile/get-my-profile': () => profileOf(anna, posts),
    'POST /api/image/deleteImageByProfile': ({ imageId }) => gone(imageId),
    'POST /api/video/deleteOneVideo': ({ videoId }) => gone(videoId),
  });
  await begin(visited);
  expect((await bar()).getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
  for (const name of ['lake', 'waves']) await visited.user.click(await box(name));
  await visited.user.click((await bar()).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to Delete these 2 items?' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 items were deleted.');
  await waitFor(() => expect(screen.queryByText('Photo lake')).toBeNull());
  expect(screen.getByText('Photo pond')).not.toBeNull();
  await (await bar()).findByText('0 selected');
});

test('what could not be deleted is told and stays chosen', async () => {
  const visited = library([lake, pond, tree], {
    'POST /api/image/deleteImageByProfile': ({ imageId }) => (imageId === 'lake' ? {} : refuse(500)),
  });
  await begin(visited);
  for (const name of ['lake', 'pond', 'tree']) await visited.user.click(await box(name));
  await visited.user.click((await bar()).getByRole('button', { name: 'Delete' }));
  await visited.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 items could not be deleted. Something has went wrong');
  await (await bar()).findByText('2 selected');
  expect(visited.server.to('POST /api/image/deleteImageByProfile')).toHaveLength(2);
});
