import { screen, waitFor } from '@testing-library/react';
import { nobodyIsIn } from '../../../../testing/family.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { visit } from '../../../../testing/visit.tsx';

const atTheForm = (answers: Routes = {}) =>
  visit('/register', {
    'GET /api/users/auth': nobodyIsIn,
    'GET /api/users/username/{name}': ({ name }) => ({ exists: name === 'ben' }),
    'GET /api/users/email/{address}': { exists: false },
    'POST /api/users/register': {},
    ...answers,
  });

async function fill({ user }: ReturnType<typeof visit>, name = 'anna', password = 'secret1!') {
  await user.type(await screen.findByLabelText('Username'), name);
  await user.type(screen.getByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), password);
  await user.click(screen.getByRole('checkbox'));
}

test('an empty form says everything that is missing', async () => {
  const { user } = atTheForm();
  await user.click(await screen.findByRole('button', { name: 'Create Account' }));
  for (const text of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Confirm Password is required',
    "You must click on checkbox to agree with the product's terms and services",
  ]) {
    expect(screen.getByText(text)).not.toBeNull();
  }
});

test('a new account leads to the sign-in, which has the address and a word about the mail', async () => {
  const visited = atTheForm();
  // Sent in the normalized form.
  await fill(visited, ' anna ');
  await visited.user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).not.toBeNull();
  await waitFor(() => expect(visited.where()).toBe('/login?return=%2Fupload'));
  await screen.findByText(/We have sent an email to anna@example\.org/);
  expect(screen.getByDisplayValue('anna@example.org')).toBe(screen.getByLabelText('Email'));
  expect(visited.server.to('POST /api/users/register')[0]?.body).toEqual({
    username: 'anna',
    email: 'anna@example.org',
    password: 'secret1!',
    terms: true,
    image: '',
  });
});

test('the link of an invite fills in the address, says what follows, and its token is sent along', async () => {
  const visited = visit('/register#invite=i1.99.seal&email=gran%2Bvault%40example.com', {
    'GET /api/users/auth': nobodyIsIn,
    'GET /api/users/username/{name}': { exists: false },
    'GET /api/users/email/{address}': { exists: false },
    'POST /api/users/register': {},
    'POST /api/invites/who-invites': ({ invite }) => (invite === 'i1.99.seal' ? { inviter: { username: 'anna', image: 'data:image/svg+xml,x' } } : refuse(404)),
  });
  await screen.findByDisplayValue('gran+vault@example.com');
  await screen.findByText('anna invites you. Once you have confirmed this address, you and anna are connected.');
  await visited.user.type(screen.getByLabelText('Username'), 'gran');
  await visited.user.type(screen.getByLabelText('Password'), 'secret1!');
  await visited.user.type(screen.getByLabelText('Confirm Password'), 'secret1!');
  await visited.user.click(screen.getByRole('checkbox'));
  await visited.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByText(/We have sent an email to gran\+vault@example\.com/);
  expect(visited.server.to('POST /api/users/register')[0]?.body).toMatchObject({ email: 'gran+vault@example.com', invite: 'i1.99.seal' });
});

const closedVault = { 'GET /api/users/auth': { ...nobodyIsIn, registration: 'invited' as const } };

test('a vault that is closed to strangers says so', async () => {
  atTheForm(closedVault);
  await screen.findByText(/takes in only who is invited/);
});

test('who was invited is welcome where the vault is closed to strangers', async () => {
  visit('/register#invite=i1.99.seal&email=gran%40example.org', { ...closedVault, 'POST /api/invites/who-invites': () => refuse(404, 'no-invite') });
  await screen.findByText(/^You have been invited\./);
  await screen.findByDisplayValue('gran@example.org');
  expect(screen.queryByText(/takes in only who is invited/)).toBeNull();
});

test('a taken name is told when the field is left, and holds the form back', async () => {
  const visited = atTheForm();
  await fill(visited, 'ben');
  await screen.findByText('This username is already taken');
  await visited.user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(visited.server.to('POST /api/users/register')).toHaveLength(0);
  await visited.user.type(screen.getByLabelText('Username'), 'jamin');
  expect(screen.queryByText('This username is already taken')).toBeNull();
});

test('an address that was taken meanwhile is told under its field', async () => {
  const visited = atTheForm({ 'POST /api/users/register': () => refuse(409, 'email-taken', 'An account with this email already exists') });
  await fill(visited);
  await visited.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(visited.where()).toBe('/register');
});

test('a refusal shows the server’s words', async () => {
  const visited = atTheForm({ 'POST /api/users/register': () => refuse(429, 'too-many', 'Please wait a little.') });
  await fill(visited);
  await visited.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByText('Please wait a little.');
});

test.each([
  ['Username', 409, 'name-taken', 'This username is already taken'],
  ['Username', 400, 'name-reserved', 'This username is reserved'],
  ['Password', 400, 'password-common', 'This password is one of the first that anybody would try'],
  ['Password', 400, 'password-own-name', 'A password must not be your own name or email'],
])('what the server alone knows of a field is told under it: %s, %i %s', async (label, status, code, message) => {
  const visited = atTheForm({ 'POST /api/users/register': () => refuse(status, code, message) });
  await fill(visited);
  await visited.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
});

test('a reserved name is told when the field is left, and asks nobody', async () => {
  const visited = atTheForm();
  await fill(visited, 'Admin');
  await screen.findByText('This username is reserved');
  expect(visited.server.to('GET /api/users/username/{name}')).toHaveLength(0);
});

test('one’s own name is no password', async () => {
  const visited = atTheForm();
  await fill(visited, 'anna', 'Anna-2024');
  await visited.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByText('A password must not be your own name or email');
  expect(visited.server.to('POST /api/users/register')).toHaveLength(0);
});
