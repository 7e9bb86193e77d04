import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { bensRoom, chatRoutes, messageOf } from '../../../../testing/chat.ts';
import { anna, ben } from '../../../../testing/family.ts';
import { box, withBen } from '../../../../testing/open-chat.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';
import { visit } from '../../../../testing/visit.tsx';
import { endMemberState } from '../../../lib/member-state.ts';

/** Storage keys of the chat that survive a reload. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('kloak-chat-'));
/** A message as another tab of this browser stores it. */
const keptMessage = (clientId: string, about: object = {}) => {
  const entry = [
    `kloak-chat-${anna._id}-unsent-${clientId}`,
    JSON.stringify({ clientId, room: 'r1', text: `Words of ${clientId}`, posts: [], at: 1, ...about }),
  ] as const;
  localStorage.setItem(...entry);
  return entry;
};
const waits = 'Will be sent when you are online again.';
/** Simulates leaving the page and loading it again. */
const leavePage = () => {
  cleanup();
  endMemberState();
};

test('a message is shown while it is being sent, and stands once when a push and the answer tell of it', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = messageOf(2, anna, 'On my way');
  const { user, server, say } = await withBen([messageOf(1, ben, 'Where are you?')], {
    'POST /api/chatbox/submit-message': () => answer.promise.then(() => ({ message: sent })),
  });
  await screen.findByText('Where are you?', { selector: '[dir=auto]' });
  await user.type(await box(), ' {Enter}');
  await user.type(await box(), 'On my way{Enter}');
  await screen.findByText('Sending...');
  expect(await box()).toHaveProperty('value', '');
  const [call] = server.to('POST /api/chatbox/submit-message');
  expect(call?.body).toMatchObject({ messageBody: 'On my way', roomId: 'r1', profile: anna._id });
  say({ roomId: 'r1', seq: 2, message: sent, clientId: call?.body.clientId });
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
  await act(async () => answer.resolve());
  expect(screen.getAllByText('On my way', { selector: 'p[dir=auto]' })).toHaveLength(1);
  expect(server.to('POST /api/chatbox/submit-message')).toHaveLength(1);
});

test.each([{ isComposing: true }, { keyCode: 229 }])('Enter that chooses a word of an input method (%j) sends nothing', async (mark) => {
  const { server, user } = await withBen([messageOf(1, ben, 'Hi')], { 'POST /api/chatbox/submit-message': () => ({ message: messageOf(2, anna, 'にほん') }) });
  const where = await box();
  await user.type(where, 'にほん');
  fireEvent.keyDown(where, { key: 'Enter', ...mark });
  expect(where).toHaveProperty('value', 'にほん');
  fireEvent.keyDown(where, { key: 'Enter' });
  await waitFor(() => expect(server.to('POST /api/chatbox/submit-message')).toHaveLength(1));
});

test('Send, tapped, leaves the focus in the box, and so a phone its keyboard', async () => {
  const { user } = await withBen([messageOf(1, ben, 'Hello')], { 'POST /api/chatbox/submit-message': { message: messageOf(2, anna, 'Hi') } });
  await user.type(await box(), 'Hi');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await box()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(await box());
});

test('Shift and Enter begin a line; more than 4,000 characters are not sent, and why is told', async () => {
  const { user, server } = await withBen([messageOf(1, ben, 'Hello')]);
  await user.type(await box(), 'one{Shift>}{Enter}{/Shift}two');
  expect(await box()).toHaveProperty('value', 'one\ntwo');
  fireEvent.change(await box(), { target: { value: 'a'.repeat(4001) } });
  await screen.findByText('A message can have at most 4,000 characters.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(server.to('POST /api/chatbox/submit-message')).toHaveLength(0);
});

test('what could not be sent says so, outlives the page, and is the same message when it is sent again', async () => {
  const failing: Routes = { 'POST /api/chatbox/submit-message': () => refuse(429, 'too-many', 'That was too often.') };
  const first = await withBen([messageOf(1, ben, 'Hello')], failing);
  await first.user.type(await box(), 'Hi!{Enter}');
  await screen.findByText('Not sent. That was too often.');
  const [call] = first.server.to('POST /api/chatbox/submit-message');
  leavePage();
  const again = await withBen([messageOf(1, ben, 'Hello')], { 'POST /api/chatbox/submit-message': { message: messageOf(2, anna, 'Hi!') } });
  await screen.findByText('Not sent. That was too often.');
  await again.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  expect(again.server.to('POST /api/chatbox/submit-message')[0]?.body).toEqual(call?.body);
  await screen.findByText('Hi!');
  expect(kept()).toEqual([]);
});

test('what another tab keeps stays, is shown here, and goes when it was sent there', async () => {
  const { user } = await withBen([messageOf(1, ben, 'Hello')], { 'POST /api/chatbox/submit-message': { message: messageOf(2, anna, 'Hi!') } });
  const [key] = keptMessage('theirs', { failure: 'That was too often.' });
  await user.type(await box(), 'Hi!{Enter}');
  await screen.findByText('Hi!', { selector: 'p[dir=auto]' });
  await waitFor(() => expect(kept()).toEqual([key]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await screen.findByText('Words of theirs');
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await waitFor(() => expect(screen.queryByText('Words of theirs')).toBeNull());
});

test('what was being sent, or waited for the network, when the page was left goes out although no chat is opened', async () => {
  keptMessage('first');
  keptMessage('second', { failure: 'You are offline.', waits: true, at: 2 });
  const sent = () => server.to('POST /api/chatbox/submit-message').map(({ body }) => body.clientId);
  const { server } = visit('/families', {
    ...chatRoutes({ room: bensRoom, messages: [] }),
    'POST /api/chatbox/submit-message': () => ({ message: messageOf(sent().length, anna, 'Hi!') }),
  });
  await waitFor(() => expect(kept()).toEqual([]));
  expect(sent()).toEqual(['first', 'second']);
});

test('what could not be sent is told on the bar and in the list of chats', async () => {
  keptMessage('refused', { failure: 'That was too often.' });
  const { user, server } = visit('/families', chatRoutes({ room: bensRoom, messages: [messageOf(1, ben, 'Hello')] }));
  await user.click(await screen.findByRole('button', { name: 'See Messages, 1 message not sent' }));
  await screen.findByRole('button', { name: /ben.*Not sent\. Words of refused/ });
  expect(server.to('POST /api/chatbox/submit-message')).toEqual([]);
});

test('what was typed and not sent is there again when the page is loaded anew, until it is sent', async () => {
  const sends: Routes = { 'POST /api/chatbox/submit-message': { message: messageOf(2, anna, 'Dear Ben') } };
  const first = await withBen([messageOf(1, ben, 'Hello')]);
  await first.user.type(await box(), 'Dear Ben');
  leavePage();
  const again = await withBen([messageOf(1, ben, 'Hello')], sends);
  expect(await box()).toHaveProperty('value', 'Dear Ben');
  await again.user.type(await box(), '{Enter}');
  await waitFor(() => expect(kept()).toEqual([]));
});

test('why some in a row could not be sent is told once', async () => {
  const { user } = await withBen([messageOf(1, ben, 'Hello')], { 'POST /api/chatbox/submit-message': () => refuse(429, 'too-many', 'That was too often.') });
  for (const words of ['One', 'Two']) await user.type(await box(), `${words}{Enter}`);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Discard' })).toHaveLength(2));
  expect(screen.getAllByRole('alert').map((alert) => alert.querySelector('p')?.textContent?.trim())).toEqual(['Not sent.', 'Not sent. That was too often.']);
});

test('what could not be sent can be thrown away', async () => {
  const { user } = await withBen([messageOf(1, ben, 'Hello')], {
    'POST /api/chatbox/submit-message': () => refuse(403, 'not-connected', 'You can write to people with whom you are connected.'),
  });
  await user.type(await box(), 'Hi!{Enter}');
  await screen.findByText('Not sent. You can write to people with whom you are connected.');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Hi!')).toBeNull());
});

test('what was not sent for want of a network is sent when there is one, and forgotten by a sign-out', async () => {
  let isOnline = false;
  const send = () => (isOnline ? { message: messageOf(2, anna, 'Hi!') } : Promise.reject(new TypeError('no network')));
  const { user, server } = await withBen([messageOf(1, ben, 'Hello')], { 'POST /api/chatbox/submit-message': send, 'POST /api/users/logout': {} });
  await user.type(await box(), 'Hi!{Enter}');
  await screen.findByText(waits);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  await screen.findByText('Sent 1 thing that waited.');
  expect(server.to('POST /api/chatbox/submit-message')).toHaveLength(2);
  isOnline = false;
  await user.type(await box(), 'Bye!{Enter}');
  await screen.findByText(waits);
  await user.type(await box(), 'And');
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('alertdialog', { name: '1 thing has not been sent' });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(kept()).toEqual([]);
});

test('as many messages wait as may, and the text of one more stays in the box', async () => {
  for (let nth = 0; nth < 200; nth += 1) keptMessage(`m${nth}`, { failure: 'You are offline.', room: 'another', at: nth });
  const { user } = await withBen([messageOf(1, ben, 'Hello')]);
  await user.type(await box(), 'One more{Enter}');
  await screen.findByText(/200 things wait to be sent already/);
  expect(await box()).toHaveProperty('value', 'One more');
});

test('messages of a member who used this browser before are gone', async () => {
  localStorage.setItem(`kloak-chat-${ben._id}-unsent-old`, JSON.stringify({ clientId: 'old', room: 'r1', text: 'Of Ben', posts: [], at: 1 }));
  const { server } = await withBen([messageOf(1, ben, 'Hello')]);
  expect(kept()).toEqual([]);
  expect(server.to('POST /api/chatbox/submit-message')).toEqual([]);
});
