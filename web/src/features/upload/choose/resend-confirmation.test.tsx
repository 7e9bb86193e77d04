import { screen, within } from '@testing-library/react';
import { anna, annaIsIn } from '../../../../testing/family.ts';
import { refuse } from '../../../../testing/serve.ts';
import { uploadPage as at } from '../../../../testing/upload.ts';

const unconfirmed = { ...annaIsIn, verified: false };

test('who has not confirmed the address is warned and has no drop zone, until the confirmation is heard of', async () => {
  let auth = unconfirmed;
  const visited = at({ 'GET /api/users/auth': () => auth });
  await screen.findByText('Warning: Your account is not vertified Please verifty your account before uploading your files!');
  expect(screen.queryByLabelText(/Drag and drop/)).toBeNull();
  auth = annaIsIn;
  visited.push('profile');
  await screen.findByLabelText(/Drag and drop/);
  expect(screen.queryByText(/^Warning/)).toBeNull();
});

test('the first steps lead to other pages, not to this one', async () => {
  at({ 'GET /api/users/auth': unconfirmed });
  const steps = within(await screen.findByRole('list', { name: 'Your first steps' }));
  steps.getByText('Confirm your email address');
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Add your family']);
});

test('the mail can be sent once more, and one is told where it went', async () => {
  const { user, server } = at({
    'GET /api/users/auth': unconfirmed,
    'POST /api/users/resend-vertification': { email: 'anna@example.org' },
  });
  await user.click(await screen.findByRole('button', { name: 'Resend Verify Email' }));
  await screen.findByText('Vertification Sent');
  expect(screen.getByText(/an email to anna@example\.org/)).not.toBeNull();
  expect(server.to('POST /api/users/resend-vertification').map(({ body }) => body)).toEqual([{ user: anna._id }]);
});

test('asking too often is told in the server’s words', async () => {
  const { user } = at({
    'GET /api/users/auth': unconfirmed,
    'POST /api/users/resend-vertification': () => refuse(429, 'too-many', 'Please wait a little.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Resend Verify Email' }));
  await screen.findByText('Please wait a little.');
  expect(screen.queryByText('Vertification Sent')).toBeNull();
});
