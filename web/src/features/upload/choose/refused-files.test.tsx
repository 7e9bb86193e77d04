import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anna, photo } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, choose, chooseWho, picture, publishAs, storedUploads } from '../../../../testing/upload.ts';

test('a format that is none of ours is refused before anything is asked', async () => {
  const visited = at();
  const zone = await screen.findByLabelText(/Drag and drop/);
  fireEvent.drop(zone, storedUploads(new File(['x'], 'notes.txt')));
  await screen.findByText('One or more of your file`s format is not supported by Kloak!');
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
});

test.each([
  ['pictures alone', 'image/gif', 'Files must be jpg or png format and you cannot upload more than 100 photos at once.'],
  ['videos alone', 'video/x-msvideo', 'File type is unsupported. Please upload a MP4 or MOV video.'],
])('%s of which one is none of ours are refused in their own words', async (_what, type, words) => {
  const visited = at();
  const zone = await screen.findByLabelText(/Drag and drop/);
  fireEvent.drop(zone, storedUploads(new File(['x'], 'other.bin', { type })));
  await screen.findByText(words);
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
});

test('what cannot be uploaded is refused by its name, each reason once, and the rest of the choice goes out', async () => {
  storage(() => 204);
  const visited = at();
  const text = (name: string) => new File(['only words'], name, { type: 'image/jpeg' });
  await choose(visited, text('words.jpg'), picture(), new File([], 'empty.jpg', { type: 'image/jpeg' }), text('letter.jpg'), picture('sea.jpg'));
  await screen.findByText('One or more of your file`s format is not supported by Kloak!');
  await screen.findByText('Not taken: words.jpg, letter.jpg');
  await screen.findByText('An empty file cannot be uploaded.');
  await screen.findByText('Not taken: empty.jpg');
  await screen.findByText('2 photos · 100 %');
  expect(visited.server.to('POST /api/upload/uploadFilesV2').map(({ body }) => body.allFiles?.map(({ fileName }) => fileName))).toEqual([
    ['lake.jpg', 'sea.jpg'],
  ]);
});

test('a name that is too long is told by its beginning and its end', async () => {
  const visited = at();
  const face = '\u{1f600}';
  await choose(visited, picture(`${face.repeat(74)}.jpg`));
  await screen.findByText('The name of a file can have at most 255 bytes.');
  await screen.findByText(`Not taken: ${face.repeat(24)}…${face.repeat(8)}.jpg`);
});

test('a text alone that is named as a photograph is refused before anything is asked', async () => {
  const visited = at();
  await choose(visited, new File(['only words'], 'words.jpg', { type: 'image/jpeg' }));
  await screen.findByText('Not taken: words.jpg');
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
  await screen.findByLabelText(/Drag and drop/);
});

test('one file alone that cannot be stored is named', async () => {
  storage(() => 403);
  await choose(at(), picture());
  await screen.findByText('Something has went wrong');
  await screen.findByText('Not taken: lake.jpg');
});

test.each([
  [415, 'rejected'],
  [409, 'gone'],
])('one file alone that cannot be published is named: %d %s', async (status, code) => {
  storage(() => 204);
  const visited = at({ 'POST /api/upload/updateAll': refuse(status, code, 'No photograph.', { rejected: ['lake.jpg'], rejectedPosts: ['p1'] }) });
  await choose(visited, picture());
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('No photograph.');
  await screen.findByText('Not taken: lake.jpg');
});

test('what the server could not read is named when the others are published', async () => {
  storage(() => 204);
  const visited = at({
    'POST /api/upload/updateAll': ({ allPosts }) =>
      allPosts.length > 1 ? refuse(415, 'rejected', 'no', { rejected: ['torn.jpg'], rejectedPosts: ['p2'] }) : { posts: [photo('p1', anna)] },
  });
  await choose(visited, picture(), picture('torn.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await chooseWho(visited, 'PRIVATE');
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Kloak cannot read torn.jpg, so it was not published.');
});

test('what went away before it was published is named, and is to be uploaded again', async () => {
  storage(() => 204);
  const visited = at({
    'POST /api/upload/updateAll': ({ allPosts }) =>
      allPosts.length > 1 ? refuse(409, 'gone', 'no', { rejected: ['sea.jpg'], rejectedPosts: ['p2'] }) : { posts: [photo('p1', anna)] },
  });
  await choose(visited, picture(), picture('sea.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await chooseWho(visited, 'PRIVATE');
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('sea.jpg is not in your vault any more. Please upload it again.');
});

test('of two files of one name the one that was refused is left out, and the other is told as published', async () => {
  storage(() => 204);
  const visited = at({
    'POST /api/upload/updateAll': ({ allPosts }) =>
      allPosts.length > 1 ? refuse(415, 'rejected', 'no', { rejected: ['lake.jpg'], rejectedPosts: ['p1'] }) : { posts: [photo('p2', anna)] },
    'POST /api/post/image-post-byid': { post: photo('p2', anna) },
  });
  await choose(visited, picture(), picture());
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('Kloak cannot read lake.jpg, so it was not published.');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(visited.server.to('POST /api/upload/updateAll').map(({ body }) => body.allPosts)).toEqual([['p1', 'p2'], ['p2']]);
});

test('however many are refused one after another, what is left is published', async () => {
  storage(() => 204);
  const visited = at({
    'POST /api/upload/updateAll': ({ allPosts: [first = '', ...others] }) =>
      others.length > 0 ? refuse(415, 'rejected', 'no', { rejected: ['torn.jpg'], rejectedPosts: [first] }) : { posts: [photo('p6', anna)] },
  });
  await choose(visited, ...Array.from({ length: 6 }, (_, index) => picture(`${index}.jpg`)));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('Kloak cannot read 0.jpg, 1.jpg, 2.jpg and 2 more, so they were not published.');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

test('out of space is told in the server’s words, and the page is ready for others', async () => {
  const words = 'Ran out of File space! Please either delete existing files or upgrade your account.';
  const visited = at({ 'POST /api/upload/uploadFilesV2': () => refuse(413, 'out-of-space', words) });
  await choose(visited, picture());
  await screen.findByText(words);
  await screen.findByLabelText(/Drag and drop/);
});
