import type { Post } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { albumOf, anna, film, photo, profileOf } from '../../../testing/family.ts';
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

test('what came into an album is no longer chosen, and one press leads there', async () => {
  const visited = library([lake, pond, tree], {
    'POST /api/image/my-albums': { albums: [], total: 0 },
    'POST /api/image/add-to-album': { album: albumOf('a1', anna, [], { name: 'Summer' }) },
  });
  await begin(visited);
  for (const name of ['lake', 'tree']) await visited.user.click(await box(name));
  await visited.user.click((await bar()).getByRole('button', { name: 'Add to album' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to album' }));
  await visited.user.type(dialog.getByLabelText('Album Name'), 'Summer');
  await visited.user.click(dialog.getByRole('button', { name: 'Add' }));
  await (await bar()).findByText('0 selected');
  await visited.user.click(await screen.findByRole('button', { name: 'Open album' }));
  await waitFor(() => expect(visited.where()).toBe('/albums/a1'));
});

test('the originals of all that is chosen are fetched, each of which is no longer chosen then', async () => {
  const followed: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function note() {
    followed.push(this.getAttribute('href') ?? '');
  };
  const visited = library([lake, pond, tree], {
    'POST /api/post/download-post': ({ fileKey }) => (fileKey === 'original/tree' ? refuse(500) : { fileUrl: `/storage/${fileKey}` }),
  });
  await begin(visited);
  for (const name of ['lake', 'pond', 'tree']) await visited.user.click(await box(name));
  await visited.user.click((await bar()).getByRole('button', { name: 'Download' }));
  await (await bar()).findByText('1 selected');
  await screen.findByText('Something has went wrong');
  expect(followed).toEqual(['/storage/original/lake', '/storage/original/pond']);
  expect((await box('tree')).checked).toBe(true);
  HTMLAnchorElement.prototype.click = click;
});

test('a finger that rests on a picture begins to choose with it; a mouse, and a finger that moves, do not', async () => {
  const visited = library([lake, pond, tree]);
  const link = (name: RegExp) => screen.findByRole('link', { name });
  const touch = { pointerType: 'touch', clientX: 5 };
  fireEvent.pointerDown(await link(/Photo pond/), { pointerType: 'mouse' });
  fireEvent.pointerDown(await link(/Photo tree/), { ...touch, clientY: 5 });
  fireEvent.pointerMove(await link(/Photo tree/), { ...touch, clientY: 40 });
  // The last touch to begin: selections by the others would have appeared before it.
  fireEvent.pointerDown(await link(/Photo lake/), { ...touch, clientY: 5 });
  await (await bar()).findByText('1 selected');
  // The finger is lifted over the box, which stays checked until the next press.
  fireEvent.click(await box('lake'));
  expect((await box('lake')).checked).toBe(true);
  fireEvent.pointerDown(await box('lake'));
  fireEvent.click(await box('lake'));
  await (await bar()).findByText('0 selected');
  expect(visited.where()).toBe('/my-profile');
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
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to Delete these 2 photos and videos?' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 photos and videos were deleted.');
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
  await screen.findByText('2 photos and videos could not be deleted. Something has went wrong');
  await (await bar()).findByText('2 selected');
  expect(visited.server.to('POST /api/image/deleteImageByProfile')).toHaveLength(2);
});

const choosePrivacy = async (visited: ReturnType<typeof visit>, label: string) => {
  await visited.user.click((await bar()).getByRole('button', { name: 'Privacy' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Privacy of/ }));
  await visited.user.selectOptions(dialog.getByLabelText('Privacy'), label);
  return dialog;
};

test('who may see all of them is said once, with what that means in albums, and stands in the list at once', async () => {
  const secret = { privacy: 'PRIVATE', privacyLabel: 'Private' } as const;
  const after = [photo('lake', anna, secret), film('waves', anna, secret)];
  const visited = library([lake, pond, waves], { 'POST /api/post/change-privacy': { updatedPosts: after, refused: [] } });
  await begin(visited);
  for (const name of ['lake', 'waves']) await visited.user.click(await box(name));
  await visited.user.click((await bar()).getByRole('button', { name: 'Privacy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy of 2 photos and videos' }));
  const field = dialog.getByLabelText<HTMLSelectElement>('Privacy');
  expect(field.selectedOptions[0]?.label).toBe('Family');
  await visited.user.selectOptions(field, 'Private');
  dialog.getByText('Only you can see them, also in albums that you share.');
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Privacy of 2 photos and videos: Private.');
  expect(visited.server.to('POST /api/post/change-privacy').map(({ body }) => body)).toEqual([
    { posts: ['lake', 'waves'], privacy: 'PRIVATE', profileId: anna._id },
  ]);
  expect(screen.getAllByText(/· Private$/)).toHaveLength(2);
  await (await bar()).findByText('0 selected');
});

test('what keeps its privacy is told with the reason, and stays chosen', async () => {
  const why = 'This was changed too often. It can still be made private, or be deleted.';
  const visited = library([lake, pond, tree], {
    'POST /api/post/change-privacy': { updatedPosts: [lake], refused: ['pond', 'tree'].map((_id) => ({ _id, code: 'too-many-changes', message: why })) },
  });
  await begin(visited);
  for (const name of ['lake', 'pond', 'tree']) await visited.user.click(await box(name));
  const dialog = await choosePrivacy(visited, 'Family');
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Privacy of 1 photo or video: Family.');
  await screen.findByText(`2 photos and videos could not be changed. ${why}`);
  await (await bar()).findByText('2 selected');
  expect((await box('pond')).checked).toBe(true);
});

test('a privacy is chosen where they have not all the same, and a failure is told in the dialog', async () => {
  const visited = library([lake, photo('mine', anna, { privacy: 'PRIVATE', privacyLabel: 'Private' })], { 'POST /api/post/change-privacy': refuse(500) });
  await begin(visited);
  for (const name of ['lake', 'mine']) await visited.user.click(await box(name));
  await visited.user.click((await bar()).getByRole('button', { name: 'Privacy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy of 2 photos and videos' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('Must select a privacy option');
  expect(visited.server.to('POST /api/post/change-privacy')).toEqual([]);
  await visited.user.selectOptions(dialog.getByLabelText('Privacy'), 'Private');
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Something has went wrong');
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await (await bar()).findByText('2 selected');
});
