import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, annaIsIn, photo } from '../../../testing/family.ts';
import { refuse } from '../../../testing/serve.ts';
import { storage } from '../../../testing/storage.ts';
import { uploadPage as at, choose, picture, publishAs } from '../../../testing/upload.ts';

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
  await visited.user.type(screen.getByLabelText('Title'), 'At the lake');
  await visited.user.selectOptions(screen.getByLabelText('Privacy'), 'Family');
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
  await publishAs(visited, 'Family');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(visited.server.to('POST /api/upload/updateAll')).toMatchObject([{ body: { mediaData: { category: 'PETS' } } }]);
});

test('a photograph has no category', async () => {
  storage(() => 204);
  await choose(at(), picture());
  await screen.findByText('Uploaded');
  expect(screen.queryByLabelText('Category')).toBeNull();
});

test('a file that is dropped beside the zone is taken, and while another goes out added; the browser opens neither', async () => {
  storage(() => 204);
  at();
  const title = await screen.findByRole('heading', { name: 'Upload' });
  await screen.findByLabelText(/Drag and drop/);
  /** Whether the browser goes on with it. */
  const drop = (name: string) => fireEvent.drop(title, { dataTransfer: { types: ['Files'], files: [picture(name)] } });
  expect(fireEvent.dragOver(title, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(drop('lake.jpg')).toBe(false);
  await screen.findByText('lake.jpg');
  expect(drop('sea.jpg')).toBe(false);
  await screen.findByRole('button', { name: 'Show all 2' });
});

test('publishing waits for the bytes, and shows how far they are', async () => {
  let arrive = (_: number): void => {};
  storage(() => new Promise<number>((resolve) => (arrive = resolve)));
  const visited = at();
  await choose(visited, picture());
  await screen.findByText('40%');
  expect(screen.getByText('lake.jpg')).not.toBeNull();
  await visited.user.selectOptions(screen.getByLabelText('Privacy'), 'PRIVATE');
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
  await visited.user.type(await screen.findByLabelText('Title'), 'At the lake');
  await visited.user.type(screen.getByLabelText('Description'), 'Cold!');
  await visited.user.selectOptions(screen.getByLabelText('Privacy'), 'Family');
  const [family] = screen.getAllByRole('link', { name: 'Family' });
  if (family) await visited.user.click(family);
  await screen.findByText('My Connections');
  const [upload] = screen.getAllByRole('link', { name: 'Upload' });
  if (upload) await visited.user.click(upload);
  const values = ['Title', 'Description', 'Privacy'].map((label) => screen.getByLabelText(label)).map((field) => 'value' in field && field.value);
  expect(values).toEqual(['At the lake', 'Cold!', 'FAMILY_ONLY']);
});

test('a privacy must be chosen', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  await visited.user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getByText('Must select a privacy option')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Privacy'));
});

test('a title that is too long holds the form back, and 2,000 characters are not', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture());
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: '🌊'.repeat(2001) } });
  await publishAs(visited, 'PRIVATE');
  expect(screen.getByText('A title can have at most 2,000 characters.')).not.toBeNull();
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
  await visited.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByLabelText('Title')).toBeNull();
  await screen.findByLabelText('Privacy');
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

test('a format that is none of ours is refused before anything is asked', async () => {
  const visited = at();
  const zone = await screen.findByLabelText(/Drag and drop/);
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'notes.txt')] } });
  await screen.findByText('One or more of your file`s format is not supported by Kloak!');
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
});

test('a text that is named as a photograph is refused before anything is asked', async () => {
  const visited = at();
  await choose(visited, picture(), new File(['only words'], 'words.jpg', { type: 'image/jpeg' }));
  await screen.findByText('One or more of your file`s format is not supported by Kloak!');
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
  await screen.findByLabelText(/Drag and drop/);
});

test('what the server could not read is named when the others are published', async () => {
  storage(() => 204);
  const visited = at({
    'POST /api/upload/updateAll': ({ allPosts }) =>
      allPosts.length > 1 ? refuse(415, 'rejected', 'no', { rejected: ['torn.jpg'], rejectedPosts: ['p2'] }) : { posts: [photo('p1', anna)] },
  });
  await choose(visited, picture(), picture('torn.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await visited.user.selectOptions(await screen.findByLabelText('Privacy'), 'PRIVATE');
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
  await visited.user.selectOptions(await screen.findByLabelText('Privacy'), 'PRIVATE');
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

test('out of space is told in the server’s words, and the page is ready for others', async () => {
  const words = 'Ran out of File space! Please either delete existing files or upgrade your account.';
  const visited = at({ 'POST /api/upload/uploadFilesV2': () => refuse(413, 'out-of-space', words) });
  await choose(visited, picture());
  await screen.findByText(words);
  await screen.findByLabelText(/Drag and drop/);
});

test('bytes that the server still checks are asked for again', async () => {
  storage(() => 204);
  let times = 0;
  const visited = at({
    'POST /api/upload/updateAll': () => (++times < 2 ? refuse(409, 'not-arrived') : { posts: [photo('p1', anna)] }),
  });
  await choose(visited, picture());
  await visited.user.selectOptions(await screen.findByLabelText('Privacy'), 'PRIVATE');
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

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
  await screen.findByText('1 photo shared. 1 was the same picture twice.');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
});

describe('before the address is confirmed', () => {
  const unconfirmed = { ...annaIsIn, verified: false };

  test('one is warned and has no drop zone, until the confirmation is heard of', async () => {
    let auth = unconfirmed;
    const visited = at({ 'GET /api/users/auth': () => auth });
    await screen.findByText('Warning: Your account is not vertified Please verifty your account before uploading your files!');
    expect(screen.queryByLabelText(/Drag and drop/)).toBeNull();
    auth = annaIsIn;
    visited.push('profile');
    await screen.findByLabelText(/Drag and drop/);
    expect(screen.queryByText(/^Warning/)).toBeNull();
  });

  test('the mail can be sent once more, and one is told where it went', async () => {
    const { user, server } = at({
      'GET /api/users/auth': unconfirmed,
      'POST /api/users/resend-vertification': { email: 'anna@example.org' },
    });
    await user.click(await screen.findByRole('button', { name: 'Resend Verify Email' }));
    await screen.findByText('Vertification Sent');
    expect(screen.getByText(/an email to anna@example\.org/)).not.toBeNull();
    expect(server.to('POST /api/users/resend-vertification').map(({ body }) => body)).toEqual([{ user: anna._id }]);
  });

  test('asking too often is told in the server’s words', async () => {
    const { user } = at({
      'GET /api/users/auth': unconfirmed,
      'POST /api/users/resend-vertification': () => refuse(429, 'too-many', 'Please wait a little.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Resend Verify Email' }));
    await screen.findByText('Please wait a little.');
    expect(screen.queryByText('Vertification Sent')).toBeNull();
  });
});

test.each([
  ['pictures alone', 'image/gif', 'Files must be jpg or png format and you cannot upload more than 100 photos at once.'],
  ['videos alone', 'video/x-msvideo', 'File type is unsupported. Please upload a MP4 or MOV video.'],
])('%s of which one is none of ours are refused in their own words', async (_what, type, words) => {
  const visited = at();
  const zone = await screen.findByLabelText(/Drag and drop/);
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'other.bin', { type })] } });
  await screen.findByText(words);
  expect(visited.server.to('POST /api/upload/uploadFilesV2')).toHaveLength(0);
});

test('a video that is held over the zone is called one', async () => {
  at();
  const zone = (await screen.findByLabelText(/Drag and drop your files/)).closest('label') ?? document.body;
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], items: [{ kind: 'file', type: 'video/mp4' }] } });
  await screen.findByLabelText(/Drag and drop your video here to upload/);
  fireEvent.dragLeave(zone);
  await screen.findByLabelText(/Drag and drop your files here to upload/);
});

describe('after the first upload one is asked to invite the family', () => {
  const first = async (uploadCount: number) => {
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
  ])('%s leads to %s', async (answer, where) => {
    const visited = await first(1);
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Family' }));
    expect(screen.queryByText('Images have been sucessfully uploaded!')).toBeNull();
    await visited.user.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(visited.where()).toBe(where));
  });

  test('and not after the second', async () => {
    const visited = await first(2);
    await screen.findByText('Images have been sucessfully uploaded!');
    await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  });
});
