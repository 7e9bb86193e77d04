import { screen, waitFor } from '@testing-library/react';
import { annaIsIn, nobodyIsIn } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { usage } from '../../../testing/upload.ts';
import { visit } from '../../../testing/visit.tsx';

const open = (verify: Routes['POST /api/users/verify']) =>
  visit('/confirm-email/abc.def', { 'GET /api/users/auth': nobodyIsIn, 'POST /api/users/verify': verify });

test('the link of the mail confirms once', async () => {
  const { server } = open({});
  await screen.findByText('Thank you. Your email has been confirmed.');
  expect(server.to('POST /api/users/verify').map(({ body }) => body)).toEqual([{ token: 'abc.def' }]);
});

test('an expired link says so, and leads to where another one is asked for', async () => {
  const { user, where } = open(() => refuse(400, 'token-expired', 'This link has expired.'));
  expect((await screen.findByRole('alert')).textContent).toBe('Oops. Something went wrong. Error: This link has expired.');
  await user.click(screen.getByRole('link', { name: 'Resend Verify Email' }));
  await waitFor(() => expect(where()).toBe('/login?return=%2Fupload'));
});

test('who is signed in comes from an expired link to the upload page, which sends another one', async () => {
  const { user, where } = visit('/confirm-email/abc.def', {
    'GET /api/users/auth': { ...annaIsIn, verified: false },
    'POST /api/users/getDataUsage': { dataUsage: usage },
    'POST /api/users/verify': () => refuse(400, 'token-expired', 'This link has expired.'),
  });
  await user.click(await screen.findByRole('link', { name: 'Resend Verify Email' }));
  await screen.findByRole('button', { name: 'Resend Verify Email' });
  expect(where()).toBe('/upload');
});

test.each([
  ['the network is away', undefined, 'You are offline.'],
  ['the server is in trouble', () => refuse(500, 'x', 'Server trouble.'), 'Server trouble.'],
])('a link that nobody could look at, since %s, is tried again', async (_why, first, said) => {
  const answers = [first];
  const { user, server } = open(() => {
    if (answers.length === 0) return {};
    const answer = answers.pop();
    if (answer) return answer();
    throw new TypeError('no network');
  });
  expect((await screen.findByRole('alert')).textContent).toContain(`Oops. Something went wrong. Error: ${said}`);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Thank you. Your email has been confirmed.');
  expect(server.to('POST /api/users/verify').map(({ body }) => body)).toEqual([{ token: 'abc.def' }, { token: 'abc.def' }]);
});

test('an address that is confirmed already leads to the sign-in', async () => {
  const { where } = open(() => refuse(409, 'already-confirmed'));
  await waitFor(() => expect(where()).toBe('/login'));
});
