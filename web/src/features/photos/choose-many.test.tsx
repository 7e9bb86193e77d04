// Choosing of many posts in Photos.
import { screen, waitFor, within } from '@testing-library/react';
import { anna, photo } from '../../../testing/family.ts';
import { layOutAsTablet } from '../../../testing/tablet.ts';
import { visit } from '../../../testing/visit.tsx';

layOutAsTablet();

/** Photos of days with so many posts, and of each request at most a hundred of them. */
const at = (days: { day: string; count: number }[]) =>
  visit('/photos', {
    'POST /api/library/family-days': { days },
    'POST /api/library/family-posts-by-day': ({ days: asked }) => ({
      posts: days
        .filter(({ day }) => asked.includes(day))
        .flatMap(({ day, count }) => Array.from({ length: count }, (_, nth) => photo(`${day}-${nth}`, anna, { takenLocal: `${day}T10:00:00` })))
        .slice(0, 100),
    }),
    'POST /api/post/change-taken': { changeId: 'c1', posts: [] },
  });

test('while posts are chosen a whole day is, by one press, and is not any more by the next', async () => {
  const { user } = at([{ day: '2024-07-01', count: 3 }]);
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const all = await screen.findByRole('button', { name: /^Select all of .*July 1, 2024/ });
  await user.click(all);
  await screen.findByText('3 selected');
  expect(all.getAttribute('aria-pressed')).toBe('true');
  await user.click(all);
  await screen.findByText('0 selected');
});

test('no more than a hundred can be chosen for one change, which is told before anything is sent', async () => {
  const visited = at([
    { day: '2024-07-02', count: 2 },
    { day: '2024-07-01', count: 100 },
  ]);
  await visited.user.click(await screen.findByRole('button', { name: 'Select' }));
  await visited.user.click(await screen.findByRole('button', { name: 'Select all of Tue, July 2, 2024' }));
  await visited.user.click(await screen.findByRole('button', { name: 'Select all of Mon, July 1, 2024' }));
  await screen.findByText('100 selected, which is as many as can be at once');
  await visited.user.click(screen.getByRole('button', { name: 'Date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change date of 100 photos and videos' }));
  await visited.user.type(dialog.getByLabelText('Day'), '1990-01-02');
  await visited.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(visited.server.to('POST /api/post/change-taken')[0]?.body.posts).toHaveLength(100));
});
