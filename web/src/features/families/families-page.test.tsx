import type { Connections } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, noConnections } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const { connections: nobody } = noConnections;
/** True if the button is inactive but keeps the focus, which a disabled one would lose. */
const leadsNowhere = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true' && !button.hasAttribute('disabled');
const at = (connections: Connections, answers: Routes = {}) => visit('/families', { 'GET /api/connection/all/{profileId}': { connections }, ...answers });
const find = async ({ user }: ReturnType<typeof visit>, query: string) => {
  await user.type(await screen.findByLabelText('Email address or username'), `${query}{Enter}`);
};
const remove = async ({ user }: ReturnType<typeof visit>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `More: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
};
const list = (title: string) => within(screen.getByRole('heading', { name: new RegExp(title) }).parentElement ?? document.body);

test('a member is found and asked to connect', async () => {
  const visited = at(nobody, {
    'POST /api/users/find-profile': { profile: ben },
    'POST /api/connection/request': { connections: { ...nobody, requested: [ben] } },
  });
  await find(visited, 'ben');
  await visited.user.click(await screen.findByRole('button', { name: 'Connect' }));
  await screen.findByText('Your Friend request has been sent!');
  expect(visited.server.to('POST /api/connection/request')[0]?.body).toEqual({ profileFrom: anna._id, profileTo: ben._id });
  expect(leadsNowhere(screen.getByRole('button', { name: 'Connect' }))).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect' }));
  expect(list('Sent Requests').getByRole('button', { name: 'Cancel: ben' })).not.toBeNull();
});

test.each([
  ['the other asked at the same moment', nobody, { ...nobody, friends: [ben] }, 'You and ben are now connected.'],
  ['the other took a request back', { ...nobody, pending: [ben] }, { ...nobody, requested: [ben] }, 'Your Friend request has been sent!'],
])('what became of a request is told by its answer: %s', async (_what, before, connections, text) => {
  const visited = at(before, { 'POST /api/users/find-profile': { profile: ben }, 'POST /api/connection/request': { connections } });
  await find(visited, 'ben');
  await visited.user.click(await screen.findByRole('button', { name: 'Connect' }));
  await screen.findByText(text);
});

test('a found member who becomes a connection leaves the search', async () => {
  const friends = { connections: { ...nobody, friends: [ben] } };
  const visited = at({ ...nobody, pending: [ben] }, { 'POST /api/users/find-profile': { profile: ben }, 'POST /api/connection/request': friends });
  await find(visited, 'ben');
  await visited.user.click(await screen.findByRole('button', { name: 'Connect' }));
  await screen.findByText('You and ben are now connected.');
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  expect(list('My Connections').getByText('ben')).not.toBeNull();
});

test.each([
  ['oneself', anna, nobody, 'This is you.'],
  ['a friend', ben, { ...nobody, friends: [ben] }, 'You are already connected.'],
  ['somebody asked already', ben, { ...nobody, requested: [ben] }, 'You have already sent a request.'],
])('one cannot connect to %s, and the page says why', async (_who, profile, connections, why) => {
  const visited = at(connections, { 'POST /api/users/find-profile': { profile } });
  await find(visited, profile.username);
  await screen.findByText(why);
  expect(leadsNowhere(screen.getByRole('button', { name: 'Connect' }))).toBe(true);
});

test('a search without a result says so; another failure says so, too', async () => {
  let status = 404;
  const visited = at(nobody, { 'POST /api/users/find-profile': () => refuse(status) });
  await find(visited, 'nobody');
  await screen.findByText('No user with this username or email address was found');
  status = 500;
  await find(visited, '!');
  await screen.findByText('Something went wrong');
});

test('who has asked too many, or searched too often, is told so', async () => {
  let isTooOften = false;
  const visited = at(nobody, {
    'POST /api/users/find-profile': () => (isTooOften ? refuse(429, 'too-many', 'That was too often.') : { profile: ben }),
    'POST /api/connection/request': () => refuse(409, 'too-many-sent', 'You have 100 open requests.'),
  });
  await find(visited, 'ben');
  await visited.user.click(await screen.findByRole('button', { name: 'Connect' }));
  await screen.findByText('You have 100 open requests.');
  isTooOften = true;
  await find(visited, '!');
  await screen.findByText('That was too often.');
});

test('who has not confirmed the address connects with nobody, and is told why', async () => {
  const refused = () => refuse(403, 'not-verified', 'Please confirm your email address first.');
  const visited = at({ ...nobody, pending: [clara] }, { 'POST /api/connection/accept': refused });
  await visited.user.click(await screen.findByRole('button', { name: 'Accept: clara' }));
  await screen.findByText('Please confirm your email address first.');
  await waitFor(() => expect(list('Pending Requests').getByText('clara')).not.toBeNull());
});

test('a request is accepted at once, and taken back when the server refuses', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof refuse>>();
  const visited = at({ ...nobody, pending: [ben] }, { 'POST /api/connection/accept': () => promise });
  await visited.user.click(await screen.findByRole('button', { name: 'Accept: ben' }));
  await waitFor(() => expect(list('My Connections').getByText('ben')).not.toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(visited.server.to('POST /api/connection/accept')[0]?.body).toEqual({ profileFrom: ben._id, profileTo: anna._id });
  answer(refuse(409, 'no-request', 'There is no request to accept.'));
  await waitFor(() => expect(list('Pending Requests').getByText('ben')).not.toBeNull());
  await screen.findByText('There is no request to accept.');
});

test('the answer to one act shows nothing again that another has changed meanwhile', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const visited = at(
    { ...nobody, pending: [clara] },
    {
      'POST /api/users/find-profile': { profile: ben },
      'POST /api/connection/request': () => first.promise.then(() => ({ connections: { ...nobody, friends: [ben], pending: [clara] } })),
      'POST /api/connection/accept': () => second.promise.then(() => ({ connections: { ...nobody, friends: [ben, clara] } })),
    },
  );
  await find(visited, 'ben');
  await visited.user.click(await screen.findByRole('button', { name: 'Connect' }));
  await visited.user.click(screen.getByRole('button', { name: 'Accept: clara' }));
  first.resolve();
  await screen.findByText('You and ben are now connected.');
  expect(screen.queryByRole('button', { name: 'Accept: clara' })).toBeNull();
  second.resolve();
  await waitFor(() => expect(list('My Connections').getByText('ben')).not.toBeNull());
  expect(list('My Connections').getByText('clara')).not.toBeNull();
});

test('what fails is taken back alone', async () => {
  const answer = Promise.withResolvers<void>();
  const visited = at(
    { ...nobody, pending: [ben, clara] },
    {
      'POST /api/connection/accept': ({ profileFrom }) =>
        profileFrom === ben._id ? answer.promise.then(() => refuse(500)) : { connections: { ...nobody, friends: [clara], pending: [ben] } },
    },
  );
  await visited.user.click(await screen.findByRole('button', { name: 'Accept: ben' }));
  await visited.user.click(await screen.findByRole('button', { name: 'Accept: clara' }));
  answer.resolve();
  await screen.findByText('Something has went wrong');
  await screen.findByRole('button', { name: 'Accept: ben' });
  expect(list('My Connections').getByText('clara')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept: clara' })).toBeNull();
});

test('what is done without a connection to the server says so', async () => {
  const visited = at({ ...nobody, pending: [clara] }, { 'POST /api/users/find-profile': { profile: ben } });
  const offline = 'The server cannot be reached. Try again in a moment.';
  await visited.user.click(await screen.findByRole('button', { name: 'Accept: clara' }));
  await screen.findByText(offline);
  await visited.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await find(visited, 'ben');
  await visited.user.click(await screen.findByRole('button', { name: 'Connect' }));
  await screen.findByText(offline);
});

test('who waits for an answer stands first, then the connections, and of the other lists those that have somebody', async () => {
  at({ ...nobody, friends: [ben], pending: [clara] });
  await screen.findByRole('button', { name: 'Accept: clara' });
  const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Pending Requests 1', 'My Connections 1']);
});

test('removing a connection asks first', async () => {
  const visited = at({ ...nobody, friends: [ben, clara] }, { 'POST /api/connection/reject': { connections: { ...nobody, friends: [clara] } } });
  await remove(visited, 'ben');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove ben from your connections?' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(visited.server.to('POST /api/connection/reject')).toHaveLength(0);
  await remove(visited, 'ben');
  await visited.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(list('My Connections').queryByText('ben')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a connection is blocked after a question, stands in a list, and is unblocked there', async () => {
  const { user, server } = at(
    { ...nobody, friends: [ben, clara] },
    {
      'POST /api/connection/block': { connections: { ...nobody, friends: [clara], blocked: [ben] } },
      'POST /api/connection/unblock': { connections: { ...nobody, friends: [clara] } },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'More: ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Block ben?' }));
  dialog.getByText(/Groups and group chats that both of you are in stay as they are/);
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await screen.findByText('ben is blocked.');
  expect(server.to('POST /api/connection/block')[0]?.body).toEqual({ profileFrom: anna._id, profileTo: ben._id });
  expect(list('My Connections').queryByText('ben')).toBeNull();
  await user.click(list('Blocked').getByRole('button', { name: 'Unblock: ben' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Blocked/ })).toBeNull());
  expect(server.to('POST /api/connection/unblock')[0]?.body).toEqual({ profileFrom: anna._id, profileTo: ben._id });
});

test('who waits for an answer stands before all else', async () => {
  at({ ...nobody, friends: [ben], pending: [clara] });
  const accept = await screen.findByRole('button', { name: 'Accept: clara' });
  const search = screen.getByLabelText('Email address or username');
  expect(accept.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(accept.compareDocumentPosition(screen.getByRole('button', { name: 'More: ben' })) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
