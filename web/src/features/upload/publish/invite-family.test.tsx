import { screen, waitFor, within } from '@testing-library/react';
import { anna } from '../../../../testing/family.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, openedEach, picture, publishAs } from '../../../../testing/upload.ts';

/** Publishes an upload; `uploadCount` is the member's count with this one. */
const published = async (uploadCount: number) => {
  storage(() => 204);
  const visited = at({ 'POST /api/users/getProfile': { profile: { ...anna, uploadCount } } });
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await publishAs(visited, 'FAMILY_ONLY');
  return visited;
};

test.each([
  ['Yes', '/families'],
  ['No', '/my-profile'],
  ['Close', '/families'],
])('after the first upload one is asked to invite the family: %s leads to %s', async (answer, where) => {
  const visited = await published(1);
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Family' }));
  expect(screen.queryByText('Images have been sucessfully uploaded!')).toBeNull();
  await visited.user.click(dialog.getByRole('button', { name: answer }));
  await waitFor(() => expect(visited.where()).toBe(where));
});

test('after the second upload nobody is asked', async () => {
  const visited = await published(2);
  await screen.findByText('Images have been sucessfully uploaded!');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

test('a first upload of many, which the server counts as two, is one to whom is asked', async () => {
  storage(() => 204);
  const visited = at({ 'POST /api/upload/uploadFilesV2': openedEach(), 'POST /api/users/getProfile': { profile: { ...anna, uploadCount: 2 } } });
  await choose(visited, ...Array.from({ length: 9 }, (_, nth) => picture(`${nth}.jpg`)));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('Uploaded');
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(2);
  await publishAs(visited, 'FAMILY_ONLY');
  await screen.findByRole('dialog', { name: 'Invite Family' });
});
