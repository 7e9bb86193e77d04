import type { Post } from '@kloak/proto/api/types.ts';
import { trashMs } from '@kloak/proto/rules/trash.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, film, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const inTrash = (post: Post, daysAgo = 0) => ({ ...post, endsAt: new Date(Date.now() + trashMs - daysAgo * 24 * 3_600_000).toISOString() });
const lake = photo('lake', anna);

/** Opens a trash from which calls remove posts. */
function openTrash(posts: ReturnType<typeof inTrash>[], answers: Routes = {}) {
  let left = posts;
  return visit('/trash', {
    'POST /api/trash': () => ({ posts: left, total: left.length, bytes: left.length * 3_000_000 }),
    'POST /api/trash/restore': ({ posts: named }) => {
      const restored = left.filter(({ _id }) => named.includes(_id));
      left = left.filter((post) => !restored.includes(post));
      return { restoredPosts: restored.map(({ endsAt: _, ...post }) => post), refused: [] };
    },
    'POST /api/trash/empty': () => {
      left = left.slice(1);
      return { done: 1, more: left.length > 0 };
    },
    'POST /api/trash/restore-all': () => {
      const done = left.length;
      left = [];
      return { done, more: false };
    },
    ...answers,
  });
}

test('what was deleted is there, for how long, with what it takes, and can be had back', async () => {
  const { user, server } = openTrash([inTrash(lake), inTrash(film('waves', anna), 29.5)]);
  await screen.findByText('2 photos and videos here take 6.0 MB of your space until they go for ever.');
  const [first, second] = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('button', { name: /^Restore / }));
  expect(first?.textContent).toContain('30 days left');
  expect(second?.textContent).toContain('1 day left');
  await user.click(screen.getByRole('button', { name: 'Restore Photo lake' }));
  await screen.findByText('It is back where it was.');
  await waitFor(() => expect(screen.queryByText('Photo lake')).toBeNull());
  await screen.findByText('1 photo or video here takes 3.0 MB of your space until it goes for ever.');
  expect(server.to('POST /api/trash/restore')[0]?.body).toEqual({ posts: ['lake'], profileId: anna._id });
});

test('all is restored at once', async () => {
  const { user } = openTrash([inTrash(lake), inTrash(photo('pond', anna))]);
  await user.click(await screen.findByRole('button', { name: 'Restore all' }));
  await screen.findByText('2 photos and videos are back where they were.');
  await screen.findByRole('heading', { name: 'Your trash is empty.' });
});

test('it is emptied once that was asked, call by call while there is more', async () => {
  const { user, server } = openTrash([inTrash(lake), inTrash(photo('pond', anna))]);
  await user.click(await screen.findByRole('button', { name: 'Empty now' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to empty your trash?' }));
  dialog.getByText('2 photos and videos will be gone for ever. This cannot be undone.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(server.to('POST /api/trash/empty')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Empty now' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Empty now' }));
  await screen.findByText('Your trash is empty now.');
  await screen.findByRole('heading', { name: 'Your trash is empty.' });
  expect(server.to('POST /api/trash/empty')).toHaveLength(2);
});

test('what cannot be restored is told and stays, and so is a trash that cannot be shown', async () => {
  const why = 'This was restored too often.';
  const { user } = openTrash([inTrash(lake)], {
    'POST /api/trash/restore': { restoredPosts: [], refused: [{ _id: 'lake', code: 'too-many-changes', message: why }] },
    'POST /api/trash/empty': refuse(500),
  });
  await user.click(await screen.findByRole('button', { name: 'Restore Photo lake' }));
  await screen.findByText(why);
  await user.click(screen.getByRole('button', { name: 'Empty now' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Empty now' }));
  await screen.findByText('Something has went wrong');
  expect(screen.getByText('Photo lake')).not.toBeNull();
});

test('a trash that did not come says so', async () => {
  openTrash([], { 'POST /api/trash': refuse(500) });
  await screen.findByText('Your trash cannot be shown right now.');
});
