import type { Post } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { albumOf, ben, film, noAlbums, noComments, noHearts, photo, profileOf } from '../../../testing/family.ts';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const archive = { fileName: 'kloak-album-2026-05-01.zip', fileUrl: '/storage/archive/kloak-album-2026-05-01.zip?scope=album', files: 2, fileSize: 12_000_000 };
const quiet = {
  'POST /api/image/getAllReactions': noHearts,
  'POST /api/video/getAllReactions': noHearts,
  'POST /api/comment/getImageComments': noComments,
  'POST /api/comment/getComments': noComments,
} as const;
const posts: readonly Post[] = [photo('a', ben), film('b', ben)];
const albumOfBen = (downloadable: boolean) =>
  visit('/albums/summer', {
    ...quiet,
    'POST /api/post/posts-by-album': { album: albumOf('summer', ben, posts, { downloadable }), posts: [...posts], total: 2 },
    'POST /api/post/prepare-archive': () => ({ archive }),
  });

test('an album of a relative who lets others download it is downloaded as one zip', async () => {
  const { user, server } = albumOfBen(true);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download this album' }));
  await dialog.findByText(/2 files, 12 MB/);
  expect(server.to('POST /api/post/prepare-archive')[0]?.body).toMatchObject({ scope: 'album', albumId: 'summer', part: 1 });
});

test('of one who does not, nothing is offered', async () => {
  albumOfBen(false);
  await screen.findByRole('heading', { level: 1, name: 'Album summer' });
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('all that a relative shares can be downloaded, or is part of another plan, to which a link leads', async () => {
  const needsPlan = refuse(403, 'needs-plan', 'Downloading all that others share at once is part of the 1TB plan.');
  const { user, server } = visit('/profile/ben', {
    'POST /api/profile/get-posts-profile': () => {
      const { profile, ...part } = profileOf(ben, posts);
      return { ...part, profile: { ...profile, downloadable: true } };
    },
    'POST /api/image/album-by-profile': noAlbums,
    'POST /api/post/prepare-archive': () => needsPlan,
  });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download what is shared with you' }));
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Download All', 'Images', 'Videos']);
  await dialog.findByText('Downloading all that others share at once is part of the 1TB plan.');
  expect(dialog.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/upgrade-store');
  expect(server.to('POST /api/post/prepare-archive')[0]?.body).toMatchObject({ scope: 'all', ownerId: ben._id });
});

test('a member lets others download in the settings, and a change that fails is not shown as made', async () => {
  let status = 500;
  const { user, server } = visit('/settings', {
    'POST /api/profile/sharing': { sharing: { downloads: false } },
    'POST /api/profile/change-sharing': ({ downloads }) => (status === 200 ? { sharing: { downloads } } : refuse(status)),
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Let others download originals of what I share with them' });
  await user.click(box);
  await waitFor(() => expect(server.to('POST /api/profile/change-sharing')).toHaveLength(1));
  await waitFor(() => expect(box.checked).toBe(false));
  status = 200;
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(server.to('POST /api/profile/change-sharing').map(({ body }) => body.downloads)).toEqual([true, true]);
});
