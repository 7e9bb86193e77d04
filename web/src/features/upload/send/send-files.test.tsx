import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, noPosts, photo } from '../../../../testing/family.ts';
import { storage } from '../../../../testing/storage.ts';
import { choose, openedEach, picture, publishAs, storedUploads, uploadPage } from '../../../../testing/upload.ts';

type Visit = ReturnType<typeof uploadPage>;
const at = (answers = {}) => uploadPage({ 'POST /api/upload/uploadFilesV2': openedEach(), 'POST /api/profile/find-media-byfamily': noPosts, ...answers });
const goOn = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: 'Continue' }));
const drop = (...names: string[]) => fireEvent.drop(screen.getByRole('heading', { name: 'Upload' }), storedUploads(...names.map((name) => picture(name))));
const go = async ({ user }: Visit, where: string) => {
  const [link = document.body] = screen.getAllByRole('link', { name: where });
  await user.click(link);
};
/** Returns whether the browser asks before it closes the page. */
const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
const published = ({ server }: Visit) => server.to('POST /api/upload/updateAll')[0]?.body;
const cancelled = ({ server }: Visit) => server.to('POST /api/upload/cancel').map(({ body }) => body.uploadId);

test('files that are added while others go out are published with them', async () => {
  const waiting = Promise.withResolvers<number>();
  storage((_posted, nth) => (nth === 1 ? waiting.promise : 204));
  const visited = at();
  await choose(visited, picture('a.jpg'));
  await screen.findByText('40%');
  drop('b.jpg', 'c.jpg');
  await goOn(visited);
  await screen.findByRole('button', { name: 'Show all 3' });
  waiting.resolve(204);
  await screen.findByText('Uploaded');
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(published(visited)).toMatchObject({ allPosts: ['p1', 'p2', 'p3'], allImages: ['p1', 'p2', 'p3'] }));
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(cancelled(visited)).toEqual([]);
});

test('what will be seen first goes out first, and all is published in the order in which it was chosen', async () => {
  const stored = storage(() => 204);
  const visited = at();
  const names = Array.from({ length: 10 }, (_, index) => `${index}.jpg`);
  await choose(visited, ...names.map((name) => picture(name)));
  await screen.findByText('10 photos · 100 %');
  const opened = visited.server.to('POST /api/upload/uploadFilesV2').map(({ body }) => body.allFiles.map(({ fileName }) => fileName));
  expect(opened).toEqual([names.slice(2), names.slice(0, 2)]);
  expect(stored.posted[0]?.form.get('key')).toBe('incoming/8');
  await goOn(visited);
  await publishAs(visited, 'FAMILY_ONLY');
  await waitFor(() => expect(published(visited)?.allPosts).toEqual(['p9', 'p10', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']));
});

test('the count limit holds for all together', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture('a.jpg'));
  await screen.findByText('Uploaded');
  drop(...Array.from({ length: 100 }, (_, index) => `${index}.jpg`));
  await screen.findByText('You cannot upload more than 100 images at once!');
  await screen.findByText('Not taken: 99.jpg');
  await screen.findByText('1 file does not fit into this upload');
  await waitFor(() => expect(visited.server.to('POST /api/upload/uploadFilesV2').flatMap(({ body }) => body.allFiles)).toHaveLength(100));
});

test('the count limit holds for two drops of one moment', async () => {
  storage(() => 204);
  const visited = at();
  await screen.findByLabelText(/Drag and drop/);
  const sixty = Array.from({ length: 60 }, (_, index) => `${index}.jpg`);
  drop(...sixty);
  drop(...sixty);
  await screen.findByText('You cannot upload more than 100 images at once!');
  await screen.findByText('20 files do not fit into this upload');
  await screen.findByText('100 photos · 100 %');
  expect(visited.server.to('POST /api/upload/uploadFilesV2').flatMap(({ body }) => body.allFiles)).toHaveLength(100);
});

test('a file that is taken out is not published, and its space is given back when the others are', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await visited.user.click(await screen.findByRole('button', { name: 'Take out a.jpg' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take out b.jpg' }));
  await screen.findByText('1 photo · 100 %');
  await screen.findByText('1 file is uploaded.');
  await goOn(visited);
  await screen.findByText('Uploaded');
  await publishAs(visited, 'PRIVATE');
  await waitFor(() => expect(published(visited)).toMatchObject({ allPosts: ['p2'] }));
  await waitFor(() => expect(cancelled(visited)).toEqual(['u1']));
});

test('one that is refused keeps the others neither from going out nor, taken out, from being published', async () => {
  const stored = storage(({ form }) => (form.get('key') === 'incoming/1' ? 403 : 204));
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await screen.findByRole('button', { name: 'Try a.jpg again' });
  await visited.user.click(screen.getByRole('button', { name: 'Try a.jpg again' }));
  await waitFor(() => expect(stored.posted.map(({ form }) => form.get('key')).filter((key) => key === 'incoming/1')).toHaveLength(2));
  await screen.findByRole('button', { name: 'Try a.jpg again' });
  await goOn(visited);
  expect(screen.getByText('1 file could not be sent.')).not.toBeNull();
  await publishAs(visited, 'PRIVATE');
  await screen.findByText('Some files could not be sent. Try them again, or take them out.');
  expect(published(visited)).toBeUndefined();
  await visited.user.click(screen.getByRole('button', { name: 'Show all 2' }));
  await visited.user.click(await screen.findByRole('button', { name: 'Take out a.jpg' }));
  await goOn(visited);
  await visited.user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published(visited)).toMatchObject({ allPosts: ['p2'] }));
});

test('a file that could not be sent says why, and every other screen tells of it', async () => {
  storage(({ form }) => (form.get('key') === 'incoming/1' ? 403 : 204));
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  const tile = (await screen.findByRole('button', { name: 'Try a.jpg again' })).closest('li') ?? document.body;
  within(tile).getByText('Something has went wrong');
  await screen.findByRole('img', { name: 'Uploaded' });
  await goOn(visited);
  expect(screen.queryByText('Uploading...')).toBeNull();
  await go(visited, 'Home');
  await visited.user.click(await screen.findByRole('link', { name: 'Upload: 1 of 2 · 1 could not be sent' }));
  await screen.findByText('1 file could not be sent.');
});

test('every other screen says how far it is and leads back, and the browser asks before it closes any', async () => {
  const answers: ((status: number) => void)[] = [];
  storage(() => new Promise<number>((resolve) => answers.push(resolve)));
  const visited = at({ 'POST /api/upload/updateAll': { posts: [photo('p1', anna), photo('p2', anna)] } });
  expect(asksBeforeLeaving()).toBe(false);
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await goOn(visited);
  await screen.findByText(/^0 of 2/);
  await go(visited, 'Home');
  await waitFor(() => expect(visited.where()).toBe('/home'));
  await screen.findByRole('link', { name: /^Upload: 0 of 2/ });
  expect(asksBeforeLeaving()).toBe(true);
  answers[0]?.(204);
  await screen.findByRole('link', { name: /^Upload: 1 of 2/ });
  answers[1]?.(204);
  await visited.user.click(await screen.findByRole('link', { name: 'Upload: 2 of 2 · ready to publish' }));
  await publishAs(visited, 'PRIVATE');
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  expect(screen.queryByRole('link', { name: /^Upload: / })).toBeNull();
  expect(asksBeforeLeaving()).toBe(false);
});

test('what was said of one file is not said of several', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture('a.jpg'));
  await visited.user.type(await screen.findByLabelText('Title'), 'At the lake');
  drop('b.jpg');
  await goOn(visited);
  await publishAs(visited, 'PRIVATE');
  await waitFor(() => expect(published(visited)).toMatchObject({ allPosts: ['p1', 'p2'], mediaData: { title: '', description: '' } }));
});

test('what was said is still there when the one file could not be sent, and another is chosen', async () => {
  const sent = Promise.withResolvers<number>();
  storage((_posted, nth) => (nth === 1 ? sent.promise : 204));
  const visited = at();
  await choose(visited, picture('a.jpg'));
  await visited.user.type(await screen.findByLabelText('Title'), 'At the lake');
  sent.resolve(403);
  await choose(visited, picture('b.jpg'));
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'At the lake');
});

test('a file that was taken out while it waited for the line is not sent when that is back', async () => {
  let cut = true;
  const stored = storage(() => (cut ? 0 : 204));
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  await waitFor(() => expect(stored.posted).toHaveLength(2));
  await visited.user.click(await screen.findByRole('button', { name: 'Take out a.jpg' }));
  // The other file is retried until the connection is back.
  const before = stored.posted.length;
  await screen.findByText(/Waiting for the connection …/, { selector: 'footer p' });
  cut = false;
  fireEvent(window, new Event('online'));
  await screen.findByRole('img', { name: 'Uploaded' });
  expect(new Set(stored.posted.slice(before).map(({ form }) => form.get('key')))).toEqual(new Set(['incoming/2']));
});

test('the sheet tells a screen reader of a file that could not be sent', async () => {
  storage(({ form }) => (form.get('key') === 'incoming/1' ? 403 : 204));
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mass Upload' }));
  await within(sheet.getByRole('status')).findByText('1 file could not be sent.');
});

test('the sheet opens by itself when others join a single file, and stays closed for who looks at them again', async () => {
  storage(() => 204);
  const visited = at();
  await choose(visited, picture('a.jpg'));
  await screen.findByText('Uploaded');
  drop('b.jpg');
  await screen.findByRole('dialog', { name: 'Mass Upload' });
  await goOn(visited);
  drop('c.jpg');
  await screen.findByRole('button', { name: 'Show all 3' });
  await go(visited, 'Home');
  await waitFor(() => expect(visited.where()).toBe('/home'));
  await go(visited, 'Upload');
  await screen.findByRole('button', { name: 'Show all 3' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the sheet of many files says how far they are', async () => {
  storage(() => new Promise<number>(() => {}));
  const visited = at();
  await choose(visited, picture('a.jpg'), picture('b.jpg'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Mass Upload' }));
  await sheet.findByText('2 photos · 40 %');
  sheet.getByText('2 files are being uploaded.');
  expect(sheet.getByRole('status').textContent).toMatch(/^0 of 2/);
  expect(sheet.getByRole('progressbar', { name: 'Uploading...' })).toHaveProperty('value', 40);
});
