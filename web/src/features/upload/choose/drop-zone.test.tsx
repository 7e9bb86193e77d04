import { fireEvent, screen, waitFor } from '@testing-library/react';
import { storage } from '../../../../testing/storage.ts';
import { uploadPage as at, type DroppedEntry, folder, picture, storedUploads } from '../../../../testing/upload.ts';

const dropOn = async (...entries: DroppedEntry[]) => fireEvent.drop(await screen.findByRole('heading', { name: 'Upload' }), storedUploads(...entries));
const pictures = (count: number) => Array.from({ length: count }, (_, nth) => picture(`${nth}.jpg`));
/** Names of the files that are on their way. */
const sent = (server: ReturnType<typeof at>['server']) =>
  server.to('POST /api/upload/uploadFilesV2').flatMap(({ body }) => body.allFiles.map(({ fileName }) => fileName));

test('a file that is dropped beside the zone is taken, and while another goes out added; the browser opens neither', async () => {
  storage(() => 204);
  at();
  const title = await screen.findByRole('heading', { name: 'Upload' });
  await screen.findByLabelText(/Drag and drop/);
  /** Returns whether the browser handles the drop itself. */
  const drop = (name: string) => fireEvent.drop(title, storedUploads(picture(name)));
  expect(fireEvent.dragOver(title, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(drop('lake.jpg')).toBe(false);
  await screen.findByText('lake.jpg');
  expect(drop('sea.jpg')).toBe(false);
  await screen.findByRole('dialog', { name: 'Mass Upload' });
});

test('a video that is held over the zone is called one', async () => {
  at();
  const zone = (await screen.findByLabelText(/Drag and drop your files/)).closest('label') ?? document.body;
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], items: [{ kind: 'file', type: 'video/mp4' }] } });
  await screen.findByLabelText(/Drag and drop your video here to upload/);
  fireEvent.dragLeave(zone);
  await screen.findByLabelText(/Drag and drop your files here to upload/);
});

test('the files of a folder are taken, also of those in it, without what systems keep there', async () => {
  storage(() => 204);
  const { server } = at();
  const deeper = folder('day 10', picture('boat.jpg'), picture('Thumbs.db'), folder('.cache', picture('small.jpg')));
  await dropOn(folder('summer', picture('.DS_Store'), picture('lake10.jpg'), picture('lake9.jpg'), deeper, new File(['x'], 'notes.txt')), picture('sea.jpg'));
  await screen.findByRole('dialog', { name: 'Mass Upload' });
  await waitFor(() => expect(sent(server).toSorted()).toEqual(['boat.jpg', 'lake10.jpg', 'lake9.jpg', 'sea.jpg']));
  await screen.findByText('Not taken: notes.txt');
});

test('of a large folder each part is read, and of too many at once what fits is kept', async () => {
  storage(() => 204);
  at();
  await dropOn(folder('year', ...pictures(250)));
  await screen.findByText('You cannot upload more than 100 images at once!');
  await screen.findByText('150 files do not fit into this upload');
});

test.each([
  ['there are too many files to look at', 1001, 'A folder with more than 1,000 files cannot be read at once. Please choose some of its files.'],
  ['there is nothing', 0, 'There is nothing to upload in this folder.'],
])('of a folder in which %s nothing is taken, in words', async (_what, count, words) => {
  at();
  await dropOn(folder('year', ...pictures(count)));
  await screen.findByText(words);
  expect(screen.getByLabelText(/Drag and drop/)).not.toBeNull();
});

describe('where the browser lets one choose a folder', () => {
  beforeAll(() => Object.defineProperty(HTMLInputElement.prototype, 'webkitdirectory', { configurable: true, writable: true, value: false }));
  afterAll(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'webkitdirectory'));

  test('its files are taken, without what systems keep there', async () => {
    storage(() => 204);
    const { user, server } = at();
    const inFolder = (path: string) => Object.defineProperty(picture(path.split('/').at(-1)), 'webkitRelativePath', { value: path });
    const button = await screen.findByRole('button', { name: 'Choose a folder' });
    const field = button.parentElement?.querySelector<HTMLInputElement>('input[hidden]');
    if (!field) throw new Error('there is no field for a folder');
    expect(field.webkitdirectory).toBe(true);
    let presses = 0;
    field.addEventListener('click', () => (presses += 1));
    await user.click(button);
    expect(presses).toBe(1);
    fireEvent.change(field, { target: { files: ['summer/.DS_Store', 'summer/lake.jpg', 'summer/.cache/small.jpg', 'summer/day/sea.jpg'].map(inFolder) } });
    await waitFor(() => expect(sent(server).toSorted()).toEqual(['lake.jpg', 'sea.jpg']));
  });
});

test('elsewhere no folder can be chosen', async () => {
  at();
  await screen.findByLabelText(/Drag and drop/);
  expect(screen.queryByRole('button', { name: 'Choose a folder' })).toBeNull();
});
