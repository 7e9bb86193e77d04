import { act, screen, waitFor, within } from '@testing-library/react';
import { anna, noAlbums, photo, profileOf } from '../../../testing/family.ts';
import { visit } from '../../../testing/visit.tsx';

const archive = { fileName: 'kloak-all-2026-05-01.zip', fileUrl: '/storage/archive/kloak-all-2026-05-01.zip?scope=all', files: 12, fileSize: 3_900_000_000 };

/** Addresses of followed links. */
const followed: string[] = [];
const { click } = HTMLAnchorElement.prototype;
beforeEach(() => {
  followed.length = 0;
  // Navigation is not possible in a test's page.
  HTMLAnchorElement.prototype.click = function note() {
    followed.push(this.href);
  };
});
afterEach(() => {
  HTMLAnchorElement.prototype.click = click;
});

const openDialog = async () => {
  const visited = visit('/my-profile', {
    'POST /api/profile/get-my-profile': () => profileOf(anna, [photo('a', anna)]),
    'POST /api/image/my-albums': noAlbums,
    'POST /api/post/prepare-archive': ({ from }) => (from === undefined ? { archive, nextPart: 'n1' } : { archive: { ...archive, files: 1 } }),
    'POST /api/post/cancel-archive': () => ({}),
  });
  await visited.user.click(await screen.findByRole('button', { name: 'Download' }));
  return { ...visited, dialog: within(await screen.findByRole('dialog', { name: 'Download your originals' })) };
};

test('what is kept is downloaded part by part, with how far it is, and can be cancelled', async () => {
  const { user, server, dialog, listeners } = await openDialog();
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Download All', 'Images', 'Videos', 'Album']);
  await dialog.findByText(/12 files, 3\.9 GB/);
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  const [address = ''] = followed;
  const id = new URL(address).searchParams.get('download') ?? '';
  expect(address).toContain('/storage/archive/kloak-all-2026-05-01.zip?scope=all&download=');

  const tell = (told: { progress: number; finished: boolean; failed?: true }) =>
    act(() => {
      for (const { archived } of listeners) archived({ id, ...told });
    });
  tell({ progress: 40, finished: false });
  await waitFor(() => expect(dialog.getByRole('progressbar', { name: 'Downloading kloak-all-2026-05-01.zip' })).toHaveProperty('value', 40));
  await user.click(dialog.getByRole('button', { name: 'Cancel download' }));
  expect(server.to('POST /api/post/cancel-archive').map(({ body }) => body.download)).toEqual([id]);
  tell({ progress: 0, finished: true, failed: true });
  await dialog.findByText(/ended before it was whole/);

  await user.click(dialog.getByRole('button', { name: 'Download the next part' }));
  await dialog.findByText(/1 file, 3\.9 GB/);
  expect(server.to('POST /api/post/prepare-archive').at(-1)?.body).toMatchObject({ scope: 'all', from: 'n1', part: 2 });
});

test('an album is chosen before there is anything to download', async () => {
  const { user, dialog } = await openDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to download' }), 'Album');
  expect(dialog.getByRole('combobox', { name: 'Which album' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Download' })).toBeNull();
});
