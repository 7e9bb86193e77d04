import { fireEvent, screen } from '@testing-library/react';
import { storage } from '../../../testing/storage.ts';
import { uploadPage as at, picture } from '../../../testing/upload.ts';

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
