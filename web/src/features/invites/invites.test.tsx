import type { Invite } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, noConnections } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const invite = (name: string, accountCreated = false): Invite => ({ _id: `${name}-invite`, email: `${name}@example.com`, userId: anna._id, accountCreated });
const [gran, uncle] = [invite('gran'), invite('uncle', true)];

const at = (list: Invite[], answers: Routes = {}) => visit('/families?tab=invites', { 'POST /api/invites/get-invite-list': { list }, ...answers });
const send = async ({ user }: ReturnType<typeof visit>, to: string) => {
  const field = await screen.findByLabelText('Email or username');
  await user.clear(field);
  await user.type(field, `${to}{Enter}`);
};
const sentList = () => within(screen.getByRole('heading', { name: 'My Sent Invites' }).parentElement ?? document.body);

test('the page has a tab for the family and one for invites, each with an address of its own', async () => {
  const visited = visit('/families', { 'POST /api/invites/get-invite-list': { list: [] } });
  await screen.findByText('Search for your family above to connect with them.');
  await visited.user.click(screen.getByRole('tab', { name: 'Invites' }));
  await screen.findByRole('heading', { name: 'Invite Your Family to Join Us!' });
  expect(visited.where()).toBe('/families?tab=invites');
  await visited.user.keyboard('{ArrowLeft}');
  await screen.findByLabelText('Email address or username');
  expect(visited.where()).toBe('/families');
});

test('who has invited nobody yet is told how sharing starts', async () => {
  const visited = at([], { 'POST /api/invites/adminInvite': { newList: [gran] } });
  await screen.findByText('Start Sharing');
  screen.getByText('By inviting your family');
  screen.getByRole('button', { name: 'Invite My Family' });
  await send(visited, ' gran@example.com ');
  await screen.findByText('Your invite has been sent to gran@example.com.');
  expect(visited.server.to('POST /api/invites/adminInvite')[0]?.body).toEqual({ email: 'gran@example.com', userId: anna._id, profile: anna._id });
  expect(sentList().getByText('gran@example.com')).not.toBeNull();
  screen.getByRole('button', { name: 'Invite More' });
  expect(screen.queryByText('Start Sharing')).toBeNull();
  expect(screen.getByLabelText('Email or username')).toHaveProperty('value', '');
});

test('an invite is ticked once there is an account, also while the page is open', async () => {
  let list = [gran, uncle];
  const visited = visit('/families?tab=invites', { 'POST /api/invites/get-invite-list': () => ({ list }) });
  const tick = (email: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Account created: ${email}` });
  expect((await tick(gran.email)).checked).toBe(false);
  expect((await tick(uncle.email)).checked).toBe(true);
  list = [{ ...gran, accountCreated: true }, uncle];
  await visited.push('connections');
  await waitFor(async () => expect((await tick(gran.email)).checked).toBe(true));
});

test.each([
  ['is asked to connect', {}, 'ben is here already. Your Friend request has been sent!'],
  ['who had asked is connected', { connected: true } as const, 'ben is here already. You are now connected.'],
])('a member %s instead, and one is told so', async (_what, more, text) => {
  const visited = at([], { 'POST /api/invites/adminInvite': { newList: [], member: ben, ...more } });
  await send(visited, 'ben');
  await screen.findByText(text);
});

test('a request that an invite became stands in the other tab', async () => {
  let connections = noConnections.connections;
  const visited = visit('/families', {
    'GET /api/connection/all/{profileId}': () => ({ connections }),
    'POST /api/invites/get-invite-list': { list: [] },
    'POST /api/invites/adminInvite': () => {
      connections = { ...connections, requested: [ben] };
      return { newList: [], member: ben };
    },
  });
  await visited.user.click(await screen.findByRole('tab', { name: 'Invites' }));
  await send(visited, 'ben');
  await screen.findByText(/^ben is here already/);
  await visited.user.click(screen.getByRole('tab', { name: 'Family' }));
  await screen.findByRole('button', { name: 'Cancel: ben' });
});

test('what is no address is turned down before it is sent', async () => {
  const visited = at([]);
  await send(visited, 'gran@');
  await screen.findByText('Email is not Valid');
  await send(visited, ' ');
  await screen.findByText('Email or username is required');
  expect(visited.server.to('POST /api/invites/adminInvite')).toHaveLength(0);
});

test.each([
  [400, 'invite-sent', 'Invite has already been sent.'],
  [406, 'too-many-invites', 'You can only send a maximum of 3 invites per account.'],
  [404, 'no-profile', 'No user with this username or email address was found'],
  [403, 'not-verified', 'Please confirm your email address first.'],
  [429, 'too-many', 'Several invites have been sent to this address today.'],
])('why nobody was invited is said in the words of the server: %i', async (status, code, message) => {
  const visited = at([gran], { 'POST /api/invites/adminInvite': () => refuse(status, code, message) });
  await send(visited, 'gran@example.com');
  await screen.findByText(message);
  // The text stays for a correction.
  expect(screen.getByLabelText('Email or username')).toHaveProperty('value', 'gran@example.com');
});

test('any other failure says so', async () => {
  const visited = at([gran], { 'POST /api/invites/adminInvite': () => refuse(500) });
  await send(visited, 'uncle@example.com');
  await screen.findByText('Something has went wrong');
});

test('removing an invite asks first, and shows it in its place', async () => {
  let isRefused = false;
  const visited = at([gran, uncle], { 'POST /api/invites/delete-invite': () => (isRefused ? refuse(500) : { list: [uncle] }) });
  await visited.user.click(await screen.findByRole('button', { name: 'Remove: gran@example.com' }));
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Are you sure you want to Remove this Invite?' }));
  await visited.user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(visited.server.to('POST /api/invites/delete-invite')).toHaveLength(0);
  await visited.user.click(screen.getByRole('button', { name: 'Remove: gran@example.com' }));
  await visited.user.click(dialog().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sentList().queryByText('gran@example.com')).toBeNull());
  expect(visited.server.to('POST /api/invites/delete-invite')[0]?.body).toEqual({ email: 'gran@example.com' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  isRefused = true;
  await visited.user.click(screen.getByRole('button', { name: 'Remove: uncle@example.com' }));
  await visited.user.click(dialog().getByRole('button', { name: 'Remove' }));
  await screen.findByText('Something has went wrong');
  await waitFor(() => expect(sentList().getByText('uncle@example.com')).not.toBeNull());
});

test('when the list cannot be had, that is said, and it can be asked for again', async () => {
  let status = 500;
  const { user } = visit('/families?tab=invites', { 'POST /api/invites/get-invite-list': () => (status === 200 ? { list: [gran] } : refuse(status)) });
  await screen.findByText('Your invites cannot be shown right now.');
  status = 200;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('gran@example.com');
});
