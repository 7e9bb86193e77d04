import type { Post } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, ben, film, noComments, noHearts, photo, profileOf } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const library = (posts: readonly Post[], answers: Routes = {}) =>
  visit('/my-profile', { 'POST /api/profile/get-my-profile': profileOf(anna, posts), ...answers });
const choose = async ({ user }: ReturnType<typeof visit>, name: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: `Settings: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};
const lake = photo('lake', anna);
const pond = photo('pond', anna);

test('an image is said anew: the library shows it at once, and the focus is where it was', async () => {
  const visited = library([lake], {
    'POST /api/image/updateOneImage': ({ description = '', privacy }) => ({
      updatedPost: photo('lake', anna, { description, privacy, privacyLabel: 'Private' }),
    }),
  });
  await choose(visited, 'Photo lake', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit image' }));
  expect(dialog.queryByLabelText('Category')).toBeNull();
  // A title that equals the file's name was not typed by anybody.
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  const words = dialog.getByLabelText('Description');
  await visited.user.clear(words);
  await visited.user.type(words, 'At the lake');
  await visited.user.selectOptions(dialog.getByLabelText('Privacy'), 'Private');
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('At the lake');
  expect(screen.getByText(/Private$/)).not.toBeNull();
  expect(visited.server.to('POST /api/image/updateOneImage')[0]?.body).toEqual({
    imageId: 'lake',
    title: 'lake',
    description: 'At the lake',
    privacy: 'PRIVATE',
  });
  await screen.findByText('Your changes are saved.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Settings: At the lake');
});

test('a title that was typed for an image is there, and can be said anew', async () => {
  const titled = { ...lake, title: 'Our lake' };
  const visited = library([titled], { 'POST /api/image/updateOneImage': { updatedPost: { ...titled, title: 'Our pond' } } });
  await choose(visited, 'Photo lake', 'Edit');
  const title = within(await screen.findByRole('dialog', { name: 'Edit image' })).getByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe('Our lake');
  await visited.user.clear(title);
  await visited.user.type(title, 'Our pond');
  await visited.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes are saved.');
  expect(visited.server.to('POST /api/image/updateOneImage')).toMatchObject([{ body: { title: 'Our pond' } }]);
});

test('the settings of what nobody wrote about say which of several it is', async () => {
  library([photo('lake', anna, { description: '' }), photo('pond', anna, { description: '' })]);
  await screen.findByRole('button', { name: 'Settings: Photo by anna, Nov 20, 2026, 1 of 2' });
  await screen.findByRole('button', { name: 'Settings: Photo by anna, Nov 20, 2026, 2 of 2' });
});

test('a video has to have a title, and its category can be said anew', async () => {
  const visited = library([film('waves', anna)], { 'POST /api/video/updateOneVideo': { updatedPost: film('waves', anna, { title: 'High tide' }) } });
  expect((await screen.findByRole('link', { name: /Film waves/ })).getAttribute('href')).toBe('/video/waves');
  expect(screen.getByText('1:05')).not.toBeNull();
  await choose(visited, 'Film waves', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit video' }));
  const title = dialog.getByLabelText('Title');
  await visited.user.clear(title);
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Title is required');
  expect(visited.server.to('POST /api/video/updateOneVideo')).toHaveLength(0);
  await visited.user.type(title, 'High tide');
  await visited.user.selectOptions(dialog.getByLabelText('Category'), 'PETS');
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visited.server.to('POST /api/video/updateOneVideo')[0]?.body).toMatchObject({ title: 'High tide', category: 'PETS' });
});

test('what the server refuses is told in the dialog, which stays', async () => {
  const visited = library([lake], { 'POST /api/image/updateOneImage': refuse(500) });
  await choose(visited, 'Photo lake', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Something has went wrong');
});

test('deleting asks once, names what is its own, and takes it from the library', async () => {
  let posts = [lake, pond];
  const visited = library([], {
    'POST /api/profile/get-my-profile': () => profileOf(anna, posts),
    'POST /api/image/deleteImageByProfile': () => {
      posts = [pond];
      return {};
    },
  });
  await choose(visited, 'Photo lake', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to Delete this image?' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(visited.server.to('POST /api/image/deleteImageByProfile')).toHaveLength(0);
  await choose(visited, 'Photo lake', 'Delete');
  await visited.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Photo lake')).toBeNull());
  expect(screen.getByText('Photo pond')).not.toBeNull();
  await screen.findByText('The image was deleted.');
  expect(visited.server.to('POST /api/image/deleteImageByProfile')[0]?.body).toEqual({
    imageId: 'lake',
    postId: 'lake',
    profileId: anna._id,
    fileNames: [{ Key: 'original/lake' }, { Key: '400.webp' }],
    filePath: '/storage/lake/1600',
    fileSize: 3_000_000,
    thumbSize: 20_000,
  });
});

test('what was deleted is back where it was for who presses Undo, and can be deleted again', async () => {
  let posts = [lake, pond];
  const visited = library([], {
    'POST /api/profile/get-my-profile': () => profileOf(anna, posts),
    'POST /api/image/deleteImageByProfile': () => {
      posts = [pond];
      return {};
    },
    'POST /api/trash/restore': () => {
      posts = [lake, pond];
      return { restoredPosts: [lake], refused: [] };
    },
  });
  for (const times of [1, 2]) {
    await choose(visited, 'Photo lake', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Its comments and hearts go with it. You find it in your trash for 30 days.');
    await visited.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Photo lake')).toBeNull());
    await visited.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Photo lake');
    await screen.findByText('It is back where it was.');
    expect(visited.server.to('POST /api/trash/restore')).toHaveLength(times);
  }
  expect(visited.server.to('POST /api/trash/restore')[0]?.body).toEqual({ posts: ['lake'], profileId: anna._id });
});

test('who deletes goes on at the next one, at the one before when it was the last, and in the page when it was the only one', async () => {
  let posts = [lake, pond, photo('hill', anna)];
  const visited = library([], {
    'POST /api/profile/get-my-profile': () => profileOf(anna, posts),
    'POST /api/image/deleteImageByProfile': ({ imageId }) => {
      posts = posts.filter(({ _id }) => _id !== imageId);
      return {};
    },
  });
  const remove = async (name: string) => {
    await choose(visited, name, 'Delete');
    await visited.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  };
  await remove('Photo pond');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Photo hill').closest('a')));
  await remove('Photo hill');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Photo lake').closest('a')));
  await remove('Photo lake');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

test('a video is asked for in its own words, and one that could not be deleted stays', async () => {
  const visited = library([film('waves', anna)], { 'POST /api/video/deleteOneVideo': refuse(500) });
  await choose(visited, 'Film waves', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to Delete this video?' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Something has went wrong');
  expect(screen.getByText('Film waves')).not.toBeNull();
});

test('while it is being deleted the question stays, since no one can take it back', async () => {
  const { promise: deleted, resolve: remove } = Promise.withResolvers<void>();
  const visited = library([lake], { 'POST /api/image/deleteImageByProfile': () => deleted.then(() => ({})) });
  await choose(visited, 'Photo lake', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  await visited.user.click(dialog.getByRole('button', { name: 'Delete' }));
  const cancel = await dialog.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBe('true'));
  await visited.user.click(cancel);
  await visited.user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
  remove();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the original is downloaded from the menu', async () => {
  const visited = library([lake], { 'POST /api/post/download-post': refuse(404) });
  await choose(visited, 'Photo lake', 'Download');
  await waitFor(() => expect(visited.server.to('POST /api/post/download-post')[0]?.body).toEqual({ fileKey: 'original/lake' }));
});

test('the page of an image leads to the library once it is deleted; another’s has no settings', async () => {
  const quiet: Routes = { 'POST /api/image/getAllReactions': noHearts, 'POST /api/comment/getImageComments': noComments };
  const visited = visit('/image/lake', {
    ...quiet,
    'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), imageId === 'lake' ? anna : ben) }),
    'POST /api/image/deleteImageByProfile': {},
    'POST /api/profile/get-my-profile': profileOf(anna, []),
  });
  await choose(visited, 'Photo lake', 'Delete');
  await visited.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Start Adding Your Private Photos and Videos now');
  expect(visited.where()).toBe('/my-profile');
});

test('what is being deleted is not asked for again, though a push tells that it changed', async () => {
  const visited = visit('/image/lake', {
    'POST /api/image/getAllReactions': noHearts,
    'POST /api/comment/getImageComments': noComments,
    'POST /api/post/image-post-byid': { post: lake },
    'POST /api/image/deleteImageByProfile': () => {
      visited.push('item', 'lake');
      return {};
    },
    'POST /api/profile/get-my-profile': profileOf(anna, []),
  });
  await choose(visited, 'Photo lake', 'Delete');
  await visited.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Start Adding Your Private Photos and Videos now');
  visited.push('item', 'lake');
  const asked = ['POST /api/post/image-post-byid', 'POST /api/image/getAllReactions', 'POST /api/comment/getImageComments'] as const;
  expect(asked.map((name) => visited.server.to(name).length)).toEqual([1, 1, 1]);
});

test('what was typed is not thrown away by a press beside the dialog, nor while it is being saved', async () => {
  const saved = Promise.withResolvers<ReturnType<typeof refuse>>();
  const visited = library([lake], { 'POST /api/image/updateOneImage': () => saved.promise });
  await choose(visited, 'Photo lake', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await visited.user.type(dialog.getByLabelText('Description'), ' at noon');
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('button', { name: 'Saving...' });
  await visited.user.keyboard('{Escape}');
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  saved.resolve(refuse(500));
  await dialog.findByText('Something has went wrong');
  expect(dialog.getByLabelText('Description')).toHaveProperty('value', 'Photo lake at noon');
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
