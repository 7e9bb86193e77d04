import { screen, waitFor, within } from '@testing-library/react';
import { anna } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { uploadPage as at, usage } from '../../../../testing/upload.ts';

const underWay = { uploadId: 'u7', since: '2026-11-25T10:00:00.000Z', count: 5, arrived: 2, bytes: 3e7, fileNames: ['a.jpg', 'b.jpg', 'c.jpg'], goesOn: false };

test('uploads of pages that are gone are shown with what they hold, and can be let go', async () => {
  let uploads = [underWay, { ...underWay, uploadId: 'u8', count: 1, arrived: 0, fileNames: ['film.mov'], goesOn: true }];
  const visited = at({
    'POST /api/upload/open': () => ({ uploads }),
    'POST /api/upload/cancel': ({ uploadId }) => {
      uploads = uploads.filter((one) => one.uploadId !== uploadId);
      return {};
    },
    'POST /api/users/getDataUsage': () => ({ dataUsage: usage }),
  });
  const section = await screen.findByRole('region', { name: '2 uploads are not finished' });
  within(section).getByText('a.jpg, b.jpg, c.jpg and 2 more');
  within(section).getByText('2 of 5 arrived · 30 MB held');
  within(section).getByText('It goes on right now, on another page of yours.');
  await visited.user.click(within(section).getByRole('button', { name: 'Let go: the upload with a.jpg' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Let this upload go?' });
  await visited.user.click(within(asked).getByRole('button', { name: 'Let go' }));
  await screen.findByRole('region', { name: 'An upload is not finished' });
  expect(visited.server.to('POST /api/upload/cancel')).toMatchObject([{ body: { uploadId: 'u7', profileId: anna._id } }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an upload that could not be let go is still shown, and why is said', async () => {
  const visited = at({ 'POST /api/upload/open': { uploads: [underWay] }, 'POST /api/upload/cancel': () => refuse(503, 'away', 'No.') });
  await visited.user.click(await screen.findByRole('button', { name: 'Let go: the upload with a.jpg' }));
  await visited.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Let go' }));
  await screen.findByText('Server is currently down');
  await screen.findByRole('region', { name: 'An upload is not finished' });
});

test('nothing is said where nothing is under way', async () => {
  const visited = at();
  await screen.findByLabelText(/Drag and drop/);
  await waitFor(() => expect(visited.server.to('POST /api/upload/open')).toHaveLength(1));
  expect(screen.queryByText(/not finished/)).toBeNull();
});
