import { screen, within } from '@testing-library/react';
import { annaIsIn } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { visit } from '../../../../testing/visit.tsx';

const ask = 'POST /api/users/delete-account';
const keep = 'POST /api/users/keep-account';
const deletesAt = '2027-01-20T12:00:00.000Z';
const banner = 'Your account will be deleted on Jan 20, 2027';
const settings = { 'POST /api/post/get-export': {}, 'POST /api/users/download-settings': {} };

/** Visits the settings with an account whose deletion is planned, or not, as requested last. */
function withAccount(deletion: string | undefined, isAdmin = false) {
  let planned = deletion;
  return visit('/settings', {
    ...settings,
    'GET /api/users/auth': () => ({ ...annaIsIn, isAdmin, ...(planned !== undefined && { deletesAt: planned }) }),
    [ask]: () => {
      planned = deletesAt;
      return { deletesAt };
    },
    [keep]: () => {
      planned = undefined;
      return {};
    },
  });
}

async function openDialog(user: ReturnType<typeof visit>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
  return within(await screen.findByRole('dialog', { name: 'Delete my account' }));
}

test('who shows the password has the account deleted on a day that every page tells, and may keep it', async () => {
  const { user, server } = withAccount(undefined);
  const dialog = await openDialog(user);
  dialog.getByText('A paid plan ends with its period, and nothing more is charged.');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  dialog.getByText('Please enter your password.');
  await user.type(dialog.getByLabelText('Your password'), 'Sunday-Lunch-1');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await screen.findByText(banner);
  expect(server.to(ask).map(({ body }) => body)).toEqual([{ password: 'Sunday-Lunch-1' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete my account…' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await screen.findByText('Your account stays.');
  expect(screen.queryByText(banner)).toBeNull();
  await screen.findByRole('button', { name: 'Delete my account…' });
});

test('another password is told at its field, and why the only admin cannot go, in the words of the server', async () => {
  let refused = refuse(403, 'wrong-password');
  const { user } = visit('/settings', { ...settings, 'GET /api/users/auth': { ...annaIsIn, isAdmin: true }, [ask]: () => refused });
  const dialog = await openDialog(user);
  dialog.getByText(/^You are an admin/);
  await user.type(dialog.getByLabelText('Your password'), 'Monday-Lunch-1');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await dialog.findByText('That is not your password');
  refused = refuse(409, 'last-admin', 'This is the only admin. Make somebody else an admin first.');
  await user.type(dialog.getByLabelText('Your password'), '2');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await dialog.findByText('This is the only admin. Make somebody else an admin first.');
});

test('taking everything home is offered first', async () => {
  const { user } = withAccount(deletesAt);
  await screen.findByText(banner);
  await user.click(await screen.findByRole('button', { name: 'Download everything first' }));
  expect(document.activeElement?.textContent).toContain('Everything I have');
});
