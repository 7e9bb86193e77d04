import { screen, waitFor } from '@testing-library/react';
import { albumOf, anna, photo } from '../../../../testing/family.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, picture, publishAs } from '../../../../testing/upload.ts';

const summer = albumOf('summer', anna, [photo('p1', anna)], { name: 'Summer' });
const withSummer = { 'POST /api/image/my-albums': { albums: [summer], total: 1 }, 'POST /api/upload/updateAll': { posts: [photo('p1', anna)], album: summer } };

test('an upload may begin an album, with a description', async () => {
  storage(() => 204);
  const visited = at(withSummer);
  await choose(visited, picture());
  await visited.user.type(await screen.findByLabelText('Album Name (Optional)'), ' Winter ');
  await visited.user.type(screen.getByLabelText('Album Description (Optional)'), 'Snow!');
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(visited.server.to('POST /api/upload/updateAll')[0]?.body.album).toEqual({ name: 'Winter', description: 'Snow!' });
});

test('albums that are there are suggested, and need no description', async () => {
  storage(() => 204);
  const visited = at(withSummer);
  await choose(visited, picture());
  const name = await screen.findByLabelText<HTMLInputElement>('Album Name (Optional)');
  await waitFor(() => expect([...(name.list?.options ?? [])].map(({ value }) => value)).toEqual(['Summer']));
  await visited.user.type(name, 'summer');
  await screen.findByText('They come into your album Summer.');
  expect(screen.queryByLabelText('Album Description (Optional)')).toBeNull();
});

test('without a name there is no album, and one that is too long is told of', async () => {
  storage(() => 204);
  const visited = at(withSummer);
  await choose(visited, picture());
  const name = await screen.findByLabelText('Album Name (Optional)');
  await visited.user.click(name);
  await visited.user.paste('x'.repeat(201));
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('The name of an album can have at most 200 characters.');
  await visited.user.clear(name);
  await visited.user.type(name, '  ');
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(visited.server.to('POST /api/upload/updateAll')[0]?.body).not.toHaveProperty('album');
});

test('what the album did not take is named, and all is published', async () => {
  storage(() => 204);
  const known = { fileName: 'sea.jpg', postId: 'p1' };
  const visited = at({
    'POST /api/image/my-albums': { albums: [summer], total: 1 },
    'POST /api/upload/updateAll': { posts: [photo('p1', anna), photo('p2', anna)], album: summer, duplicates: [known], notInAlbum: [known] },
  });
  await choose(visited, picture('sea.jpg'), picture('hill.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await visited.user.type(await screen.findByLabelText('Album Name (Optional)'), 'Summer');
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('sea.jpg is in as many albums as can be, and did not come into this one.');
});
