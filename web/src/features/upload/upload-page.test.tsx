import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anna, photo } from '../../../testing/family.ts';
import { refuse } from '../../../testing/serve.ts';
import { storage } from '../../../testing/storage.ts';
import { addWords, areWordsOpen, uploadPage as at, choose, chooseWho, picture, publishAs, whoSees } from '../../../testing/upload.ts';

test('the header says how much space there is', async () => {
  at();
  await screen.findByText('400 MB');
  expect(screen.getByText('2.0 GB')).not.toBeNull();
  expect(screen.getByText('Currently Using')).not.toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Space used' })).toHaveProperty('value', 20);
});

test('one photograph goes out while the form is filled in, is published, and shown', async () => {
  const stored = storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  expect([...(stored.posted[0]?.form.keys() ?? [])]).toEqual(['key', 'Content-Type', 'file']);
  await addWords(visited);
  await visited.user.type(screen.getByLabelText('Title'), 'At the lake');
  await chooseWho(visited, 'FAMILY_ONLY');
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  await screen.findByText('Images have been sucessfully uploaded!');
  expect(visited.server.to('POST /api/upload/updateAll')[0]?.body).toEqual({
    mediaData: { title: 'At the lake', description: '', privacy: 'FAMILY_ONLY' },
    allImages: ['p1'],
    allVideos: [],
    allPosts: ['p1'],
    profileId: anna._id,
  });
});

test('videos alone are asked for a category, which is film unless another one is said', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, new File([new Uint8Array(12)], 'dog.mp4', { type: 'video/mp4' }));
  await screen.findByText('Uploaded');
  const category = screen.getByLabelText<HTMLSelectElement>('Category');
  expect([category.value, ...[...category.options].map(({ text }) => text)]).toEqual([
    'FILM',
    'Film & Animation',
    'Autos & Vehicles',
    'Music',
    'Pets & Animals',
    'Sports',
    'Family',
    'Other',
  ]);
  await visited.user.selectOptions(category, 'PETS');
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(visited.server.to('POST /api/upload/updateAll')).toMatchObject([{ body: { mediaData: { category: 'PETS' } } }]);
});

test('a photograph has no category', async () => {
  storage(() => 204);
  await choose(at(), picture());
  await screen.findByText('Uploaded');
  expect(screen.queryByLabelText('Category')).toBeNull();
});

test('publishing waits for the bytes, and shows how far they are', async () => {
  let arrive = (_: number): void => {};
  storage(() => new Promise<number>((resolve) => (arrive = resolve)));
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('40%');
  expect(screen.getByText('lake.jpg')).not.toBeNull();
  await chooseWho(visited, 'PRIVATE');
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByRole('button', { name: 'Publishing...' })).not.toBeNull();
  expect(visited.server.to('POST /api/upload/updateAll')).toHaveLength(0);
  arrive(204);
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

test('what was said of a photograph is there again after a look at another screen', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  await addWords(visited);
  await visited.user.type(screen.getByLabelText('Title'), 'At the lake');
  await visited.user.type(screen.getByLabelText('Description'), 'Cold!');
  await chooseWho(visited, 'FAMILY_ONLY');
  const [family] = screen.getAllByRole('link', { name: 'Family' });
  if (family) await visited.user.click(family);
  await screen.findByText('My Connections');
  const [upload] = screen.getAllByRole('link', { name: 'Upload' });
  if (upload) await visited.user.click(upload);
  const values = ['Title', 'Description'].map((label) => screen.getByLabelText(label)).map((field) => 'value' in field && field.value);
  expect(values).toEqual(['At the lake', 'Cold!']);
  expect((await whoSees('FAMILY_ONLY')).checked).toBe(true);
  expect(areWordsOpen()).toBe(true);
});

test('a privacy must be chosen', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  await visited.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getByText('Must select a privacy option')).not.toBeNull();
  const [who, first] = [screen.getByRole('radiogroup', { name: 'Who sees it' }), await whoSees('FAMILY_ONLY')];
  expect(who.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(first);
  await chooseWho(visited, 'PRIVATE');
  expect(screen.queryByText('Must select a privacy option')).toBeNull();
});

test('a title that is too long holds the form back, and 2,000 characters are not', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: '🌊'.repeat(2001) } });
  await publishAs(visited, 'PRIVATE');
  expect(screen.getByText('A title can have at most 2,000 characters.')).not.toBeNull();
  expect(areWordsOpen()).toBe(true);
  expect(document.activeElement).toBe(title);
  fireEvent.change(title, { target: { value: '🌊'.repeat(2000) } });
  await publishAs(visited, 'PRIVATE');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

test('cancelling stops the bytes and returns to the beginning', async () => {
  const stored = storage(() => new Promise<number>(() => {}));
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('40%');
  await visited.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await visited.user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  await screen.findByLabelText(/Drag and drop/);
  expect(stored.aborted()).toBe(1);
});

test('several files open the Mass Upload dialog, and need no title', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await screen.findByRole('dialog', { name: 'Mass Upload' });
  await screen.findByText('2 files are uploaded.');
  await visited.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByLabelText('Title')).toBeNull();
  await whoSees('PRIVATE');
});

test('several files that have arrived say so once', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('Uploaded');
  expect(screen.getAllByText('Uploaded')).toHaveLength(1);
  expect(screen.getByText('2 files')).not.toBeNull();
});

test('bytes that the server still checks are asked for again', async () => {
  storage(() => 204);
  let times = 0;
  const visited = at({
    'POST /api/upload/updateAll': () => (++times < 2 ? refuse(409, 'not-arrived') : { posts: [photo('p1', anna)] }),
  });
  await choose(visited, picture());
  await chooseWho(visited, 'PRIVATE');
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});
