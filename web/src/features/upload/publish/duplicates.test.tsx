import { screen, waitFor } from '@testing-library/react';
import { anna, photo } from '../../../../testing/family.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, picture, publishAs } from '../../../../testing/upload.ts';

test('a file that is in the vault already is told, with who still sees it and the way to its post', async () => {
  storage(() => 204);
  const visited = at({ 'POST /api/upload/updateAll': { posts: [photo('p1', anna)], duplicates: [{ fileName: 'lake.jpg', postId: 'p1' }] } });
  await choose(visited, picture());
  await publishAs(visited, 'PRIVATE');
  const title = await screen.findByRole('heading', { name: 'This file is already in your vault.' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('It was not added again. Its title, description and privacy are as they were.')).not.toBeNull();
  expect(screen.getByText('Still Family, not Private')).not.toBeNull();
  expect(visited.where()).toBe('/upload');
  await visited.user.click(screen.getByRole('link', { name: 'lake.jpg' }));
  await waitFor(() => expect(visited.where()).toBe('/image/p1'));
});

test('files that were there already are told apart from those that were published, until they are read', async () => {
  storage(() => 204);
  const visited = at({ 'POST /api/upload/updateAll': { posts: [photo('p1', anna), photo('p9', anna)], duplicates: [{ fileName: 'b.jpg', postId: 'p9' }] } });
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await publishAs(visited, 'FAMILY_ONLY');
  await screen.findByText('Images have been sucessfully uploaded!');
  expect(screen.queryByRole('link', { name: 'a.jpg' })).toBeNull();
  expect(screen.getByRole('link', { name: 'b.jpg' }).getAttribute('href')).toBe('/image/p9');
  expect(screen.queryByText(/^Still/)).toBeNull();
  await visited.user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('link', { name: 'b.jpg' })).toBeNull();
  await screen.findByLabelText(/Drag and drop/);
});

test('two equal files of one choice are told as such', async () => {
  storage(() => 204);
  const visited = at({ 'POST /api/upload/updateAll': { posts: [photo('p1', anna), photo('p1', anna)], duplicates: [{ fileName: 'b.jpg', postId: 'p1' }] } });
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await publishAs(visited, 'FAMILY_ONLY');
  await screen.findByText('1 photo shared. 1 more was the same picture.');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});
