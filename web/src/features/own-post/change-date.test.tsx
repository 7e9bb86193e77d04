import type { Post } from '@kloak/proto/api/types.ts';
import { screen, within } from '@testing-library/react';
import { anna, film, photo, profileOf } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const library = (posts: readonly Post[], answers: Routes = {}) =>
  visit('/my-profile', { 'POST /api/profile/get-my-profile': () => profileOf(anna, posts), ...answers });
const noon = { takenLocal: '1987-06-03T12:00:00', takenAt: '1987-06-03T10:00:00.000Z' };
const lake = photo('lake', anna, noon);
const waves = film('waves', anna);

/** Opens the dialog from a post's menu. */
async function open({ user }: ReturnType<typeof visit>, name = 'Photo lake') {
  await user.click(await screen.findByRole('button', { name: `Settings: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change date' }));
  return within(await screen.findByRole('dialog', { name: 'Change date' }));
}
const save = ({ user }: ReturnType<typeof visit>) => user.click(screen.getByRole('button', { name: 'Save' }));
const asked = ({ server }: ReturnType<typeof visit>) => server.to('POST /api/post/change-taken').map(({ body }) => body);
const changed = (about: Partial<NonNullable<Post['image']>>): Routes => ({
  'POST /api/post/change-taken': { changeId: 'c1', posts: [photo('lake', anna, { ...noon, ...about })] },
});

test('a day is given; a message tells it, and Undo takes it back by keyboard', async () => {
  let posts = [lake];
  const after = photo('lake', anna, { takenLocal: '1990-01-02T12:00:00', takenPrecision: 'day' });
  const visited = visit('/my-profile', {
    'POST /api/profile/get-my-profile': () => profileOf(anna, posts),
    'POST /api/post/change-taken': () => {
      posts = [after];
      return { changeId: 'c1', posts };
    },
    'POST /api/post/undo-change': () => {
      posts = [lake];
      return { posts, skipped: [] };
    },
  });
  const dialog = await open(visited);
  const day = dialog.getByLabelText<HTMLInputElement>('Day');
  expect(day.value).toBe('1987-06-03');
  await visited.user.clear(day);
  await visited.user.type(day, '1990-01-02');
  await save(visited);
  await screen.findByText('Date of 1 photo or video changed.');
  expect(asked(visited)).toEqual([{ posts: ['lake'], taken: { day: '1990-01-02' }, profileId: anna._id }]);
  await screen.findByText('Jan 2, 1990');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Undo' }).focus();
  await visited.user.keyboard('{Enter}');
  await screen.findByText('1 photo or video as before.');
  await screen.findByText('Jun 3, 1987');
  expect(visited.server.to('POST /api/post/undo-change').map(({ body }) => body)).toEqual([{ changeId: 'c1', profileId: anna._id }]);
});

test('a month is given, about, and stands so on the card', async () => {
  const about = { takenLocal: '1987-06-15T12:00:00', takenPrecision: 'month', takenAbout: true } as const;
  const visited = visit('/my-profile', { 'POST /api/profile/get-my-profile': profileOf(anna, [photo('lake', anna, about)]), ...changed(about) });
  const dialog = await open(visited);
  expect(dialog.getByLabelText<HTMLSelectElement>('What you know').value).toBe('month');
  await visited.user.selectOptions(dialog.getByLabelText('Month'), 'June');
  expect(dialog.getByLabelText<HTMLInputElement>('Year').value).toBe('1987');
  expect(dialog.getByLabelText<HTMLInputElement>('About: not known exactly').checked).toBe(true);
  await save(visited);
  await screen.findByText('Date of 1 photo or video changed.');
  expect(asked(visited)).toMatchObject([{ taken: { month: '1987-06', about: true } }]);
  expect(screen.getByText('about June 1987').getAttribute('datetime')).toBe('1987-06');
});

test('a year that is none is told under its field, which gets the focus; then a year is given', async () => {
  const visited = library([lake], changed({ takenPrecision: 'year' }));
  const dialog = await open(visited);
  await visited.user.selectOptions(dialog.getByLabelText('What you know'), 'The year');
  const year = dialog.getByLabelText('Year');
  await visited.user.clear(year);
  await visited.user.type(year, '1800');
  await save(visited);
  dialog.getByText('Please give a day, a month or a year from 1826 on, and none after tomorrow.');
  expect(document.activeElement).toBe(year);
  expect(asked(visited)).toEqual([]);
  await visited.user.clear(year);
  await visited.user.type(year, '1987');
  await save(visited);
  await screen.findByText('Date of 1 photo or video changed.');
  expect(asked(visited)).toMatchObject([{ taken: { year: 1987 } }]);
});

test('hours are shifted, with the first picture’s new time before', async () => {
  const visited = library([lake], changed({}));
  const dialog = await open(visited);
  await visited.user.selectOptions(dialog.getByLabelText('What you know'), 'Hours shifted');
  dialog.getByText('The first picture’s new time stands here.');
  await visited.user.selectOptions(dialog.getByLabelText('Direction'), '− Earlier');
  await visited.user.type(dialog.getByLabelText('Hours'), '1');
  await visited.user.type(dialog.getByLabelText('Minutes'), '30');
  dialog.getByText(/^The first: Wednesday, June 3, 1987 at 12:00\sPM becomes Wednesday, June 3, 1987 at 10:30\sAM\.$/);
  await save(visited);
  await screen.findByText('Date of 1 photo or video changed.');
  expect(asked(visited)).toMatchObject([{ taken: { shiftMinutes: -90 } }]);
});

test('where nothing tells a time there is none to shift, which is told without a question', async () => {
  const visited = library([photo('lake', anna)]);
  const dialog = await open(visited);
  await visited.user.selectOptions(dialog.getByLabelText('What you know'), 'Hours shifted');
  await visited.user.type(dialog.getByLabelText('Hours'), '1');
  await save(visited);
  dialog.getByText('Nothing tells when some of these were taken, so their time cannot be shifted. Please give a day.');
  expect(asked(visited)).toEqual([]);
});

test('the date of the file comes back; what the server refuses is told in its words, and gone with the next choice', async () => {
  const visited = library([lake], { 'POST /api/post/change-taken': refuse(409, 'too-many-changes', 'This was changed too often.') });
  const dialog = await open(visited);
  await visited.user.selectOptions(dialog.getByLabelText('What you know'), 'As the file says');
  await save(visited);
  await dialog.findByText('This was changed too often.');
  expect(asked(visited)).toMatchObject([{ taken: { reset: true } }]);
  await visited.user.selectOptions(dialog.getByLabelText('What you know'), 'The day');
  expect(dialog.queryByText('This was changed too often.')).toBeNull();
});

test('a failure of the server is told above the fields', async () => {
  const visited = library([lake], { 'POST /api/post/change-taken': refuse(500) });
  const dialog = await open(visited);
  await save(visited);
  await dialog.findByText('Something has went wrong');
});

test('many are changed in one call, and are not chosen any more; what was changed since is told at Undo', async () => {
  const visited = library([lake, waves], {
    'POST /api/post/change-taken': { changeId: 'c2', posts: [lake, waves] },
    'POST /api/post/undo-change': { posts: [lake], skipped: ['waves'] },
  });
  await visited.user.click(await screen.findByRole('button', { name: 'Select' }));
  const bar = within(await screen.findByRole('region', { name: 'What is selected' }));
  expect(bar.getByRole('button', { name: 'Date' }).getAttribute('aria-disabled')).toBe('true');
  for (const name of [/lake/, /waves/]) await visited.user.click(await screen.findByRole('checkbox', { name }));
  await visited.user.click(bar.getByRole('button', { name: 'Date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change date of 2 photos and videos' }));
  const day = dialog.getByLabelText<HTMLInputElement>('Day');
  expect(day.value).toBe('');
  await visited.user.type(day, '1990-01-02');
  await save(visited);
  await bar.findByText('0 selected');
  expect(asked(visited)).toMatchObject([{ posts: ['lake', 'waves'], taken: { day: '1990-01-02' } }]);
  await visited.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('1 photo or video as before.');
  await screen.findByText('1 photo or video changed again since, so that stays.');
});

test('an undo that is too late is told in the server’s words', async () => {
  const why = 'This was changed again since, so it cannot be undone.';
  const visited = library([lake], { ...changed({}), 'POST /api/post/undo-change': refuse(409, 'changed-since', why) });
  await open(visited);
  await save(visited);
  await visited.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(why);
});
