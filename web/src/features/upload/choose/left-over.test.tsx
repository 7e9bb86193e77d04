import { screen, waitFor, within } from '@testing-library/react';
import { anna, photo } from '../../../../testing/family.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, openedEach, publishAs, whoSees } from '../../../../testing/upload.ts';
import { giveThreads } from '../../../../testing/worker.ts';

let takeThreads = () => {};
afterEach(() => takeThreads());

const film = (name: string) => new File([new Uint8Array([0, 0, 0, 20, 0x66, 0x74, 0x79, 0x70, 0x71, 0x74, 0x20, 0x20])], name, { type: 'video/quicktime' });
const words = 'You cannot upload more than 1 non MP4 videos at once!';
const sent = ({ server }: ReturnType<typeof at>) =>
  server.to('POST /api/upload/uploadFilesV2').map(({ body }) => body.allFiles.map(({ fileName }) => fileName));

test('of two videos of a telephone one is kept and the other follows it, for the same people', async () => {
  storage(() => 204);
  const visited = at({ 'POST /api/upload/updateAll': { posts: [photo('p1', anna)] } });
  await choose(visited, film('one.MOV'), film('two.MOV'));
  await screen.findByText(words);
  await screen.findByText('Not taken: two.MOV');
  await screen.findByText('Uploaded');
  await screen.findByRole('region', { name: '1 file does not fit into this upload' });
  await visited.user.click(screen.getAllByRole('button', { name: 'Send these next' }).at(-1) ?? document.body);
  await screen.findByText('They follow once this upload is published, for the same people and into the same album.');
  await visited.user.type(screen.getByLabelText('Album Name (Optional)'), 'Swim');
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(sent(visited)).toEqual([['one.MOV'], ['two.MOV']]));
  expect(visited.where()).toBe('/upload');
  await screen.findByText('two.MOV');
  expect((await whoSees('FAMILY_ONLY')).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Album Name (Optional)').value).toBe('Swim');
  expect(screen.queryByRole('region', { name: /fit into this upload/ })).toBeNull();
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(visited.where()).not.toBe('/upload'));
  expect(visited.server.to('POST /api/upload/updateAll')).toMatchObject([
    { body: { mediaData: { privacy: 'FAMILY_ONLY' } } },
    { body: { album: { name: 'Swim' } } },
  ]);
});

test('what did not fit waits on the page until it is sent or left out', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, film('one.MOV'), film('two.MOV'), film('three.MOV'));
  await screen.findByText('Uploaded');
  await screen.findByRole('region', { name: '2 files do not fit into this upload' });
  await visited.user.click(screen.getByRole('button', { name: 'Leave them out' }));
  expect(screen.queryByRole('region', { name: /fit into this upload/ })).toBeNull();
  expect(sent(visited)).toEqual([['one.MOV']]);
});

test('dismissing the list of known files leaves the upload that follows as it is', async () => {
  storage(() => 204);
  const known = { posts: [photo('p1', anna)], duplicates: [{ fileName: 'one.MOV', postId: 'p1' }] };
  const visited = at({ 'POST /api/upload/updateAll': known });
  await choose(visited, film('one.MOV'), film('two.MOV'));
  await screen.findByText('Uploaded');
  await visited.user.click(screen.getAllByRole('button', { name: 'Send these next' }).at(-1) ?? document.body);
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(sent(visited)).toEqual([['one.MOV'], ['two.MOV']]));
  await screen.findByText('two.MOV');
  await visited.user.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('link', { name: 'one.MOV' })).toBeNull();
  expect(screen.getByText('two.MOV')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Publish' })).not.toBeNull();
});

test('the message that offers to send them next does so also when the upload is over', async () => {
  storage(({ form }) => (form.get('key') === 'incoming/1' ? 403 : 204));
  const visited = at({ 'POST /api/upload/uploadFilesV2': openedEach() });
  await choose(visited, film('one.MOV'), film('two.MOV'));
  await screen.findByText('Not taken: one.MOV');
  const message = (await screen.findByText(words)).closest('li') ?? document.body;
  await visited.user.click(within(message).getByRole('button', { name: 'Send these next' }));
  await waitFor(() => expect(sent(visited)).toEqual([['one.MOV'], ['two.MOV']]));
  await screen.findByText('two.MOV');
});

test('what is to follow an upload begins at once if all of that is in the vault already', async () => {
  takeThreads = giveThreads();
  storage(() => 204);
  const looked = Promise.withResolvers<void>();
  let asked = 0;
  const visited = at({
    'POST /api/upload/known': async ({ hashes }) => {
      if (++asked > 1) return { known: [] };
      await looked.promise;
      return { known: hashes.map((hash) => ({ hash, postId: 'p9', post: photo('p9', anna) })) };
    },
  });
  await choose(visited, film('one.MOV'), film('two.MOV'));
  await screen.findByText(words);
  await visited.user.click(screen.getAllByRole('button', { name: 'Send these next' }).at(-1) ?? document.body);
  looked.resolve();
  await waitFor(() => expect(sent(visited)).toEqual([['two.MOV']]));
  expect(screen.getByRole('link', { name: 'one.MOV' })).not.toBeNull();
});
