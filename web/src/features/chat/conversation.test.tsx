import type { ChatMessage } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bensRoom, messageOf, pageOfRoom } from '../../../testing/chat.ts';
import { anna, ben, photo } from '../../../testing/family.ts';
import { box, panel, withBen } from '../../../testing/open-chat.ts';
import { refuse } from '../../../testing/serve.ts';

const wordsIn = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('messages stand under their day, those that were new under a line, and are read then', async () => {
  const room = { ...bensRoom, notificationCount: 1 };
  const nextDay = new Date(Date.UTC(2020, 10, 22, 10)).toISOString();
  const { server } = await withBen([messageOf(1, anna, 'Hello'), messageOf(2, ben, 'Good morning', { createdAt: nextDay })], { room });
  await screen.findByText('New messages');
  const words = await wordsIn();
  expect(words.filter((line) => !/Hello|Good/.test(line ?? ''))).toEqual(['Nov 20, 2020', 'Nov 22, 2020', 'New messages']);
  await waitFor(() => expect(server.to('DELETE /api/chatbox/delete-notif-room').map(({ body }) => body)).toEqual([{ roomId: 'r1', seq: 2 }]));
  await screen.findByRole('button', { name: 'See Messages' });
});

test('fifteen messages come at a time, and older ones near the top', async () => {
  const messages = Array.from({ length: 20 }, (_, index) => messageOf(index + 1, ben, `Message ${index + 1}.`));
  await withBen(messages);
  await screen.findByText('Message 6.');
  expect(screen.queryByText('Message 5.')).toBeNull();
  fireEvent.scroll(screen.getByRole('region', { name: 'Messages' }));
  await screen.findByText('Message 1.');
});

test('what is said elsewhere comes at once and is told; a gap is fetched', async () => {
  const { chat, say } = await withBen([messageOf(1, ben, 'One')]);
  await screen.findByText('One', { selector: 'p[dir=auto]' });
  const two = messageOf(2, ben, 'Two');
  chat.messages.push(two);
  say({ roomId: 'r1', seq: 2, message: two });
  await screen.findByText('Two', { selector: 'p[dir=auto]' });
  await screen.findByText('ben: Two', { selector: '[role=status]' });
  chat.messages.push(messageOf(3, ben, 'Three'), messageOf(4, ben, 'Four'));
  say({ roomId: 'r1', seq: 4, message: messageOf(4, ben, 'Four') });
  for (const words of ['Three', 'Four']) await screen.findByText(words, { selector: 'p[dir=auto]' });
});

test('a message that no push brought is fetched when the rooms tell of it', async () => {
  const { chat, push } = await withBen([messageOf(1, ben, 'One')]);
  await screen.findByText('One', { selector: 'p[dir=auto]' });
  chat.messages.push(messageOf(2, ben, 'Two'));
  push('rooms');
  await screen.findByText('Two', { selector: 'p[dir=auto]' });
});

test('one deletes one’s own messages, which leaves a sign, and sees others’ go', async () => {
  const { user, server, say } = await withBen([messageOf(1, ben, 'Theirs'), messageOf(2, anna, 'Mine')], { 'POST /api/chatbox/delete-message': {} });
  await user.click(await screen.findByRole('button', { name: 'More: Mine' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('This message was deleted.');
  expect(server.to('POST /api/chatbox/delete-message')[0]?.body).toEqual({ messageId: 'r1-2', profileId: anna._id });
  say({ roomId: 'r1', seq: 1, message: messageOf(1, ben, '', { deleted: true }) });
  await waitFor(() => expect(screen.getAllByText('This message was deleted.')).toHaveLength(2));
});

test('a message of somebody else is reported to the admins', async () => {
  const { user, server } = await withBen([messageOf(1, ben, 'Theirs')], { 'POST /api/reports/send': { reportId: 'rep' } });
  await user.click(await screen.findByRole('button', { name: 'More: Theirs' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Report']);
  await user.click(screen.getByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the message of ben' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  dialog.getByText('Please say what is wrong.');
  await user.type(dialog.getByLabelText('What is wrong?'), 'Rude.');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await screen.findByText('Thank you. You will be told what became of it.');
  expect(server.to('POST /api/reports/send')[0]?.body).toEqual({ profileId: anna._id, kind: 'MESSAGE', thingId: 'r1-1', text: 'Rude.' });
});

test('addresses lead out safely, and what only looks like one does not', async () => {
  await withBen([messageOf(1, ben, 'See (https://example.org/a?b=1). Not javascript:alert(1)')]);
  const link = await screen.findByRole('link', { name: 'https://example.org/a?b=1' });
  expect(link.getAttribute('href')).toBe('https://example.org/a?b=1');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(within(await panel()).getAllByRole('link')).toHaveLength(1);
});

test('pictures that a message points to lead to their pages, and others are counted', async () => {
  const { user, where } = await withBen([messageOf(1, ben, '', { posts: [photo('p1', ben)], missingPosts: 2 })], {
    'POST /api/post/image-post-byid': () => refuse(404),
  });
  await screen.findByText('2 photos and videos are not there for you');
  await user.click(screen.getByRole('link', { name: 'Photo p1' }));
  await waitFor(() => expect(where()).toBe('/image/p1'));
});

test('nobody writes in a room of two who are not connected any more', async () => {
  await withBen([messageOf(1, ben, 'Bye')], { room: { ...bensRoom, readOnly: true } });
  await screen.findByText(/You are no longer connected/);
  expect(screen.queryByLabelText('Type Message Here')).toBeNull();
});

test('a room that one is in no more says so', async () => {
  let isGone = false;
  const chat = { room: bensRoom, messages: [messageOf(1, ben, 'Hello')] };
  const { push } = await withBen(chat.messages, {
    'POST /api/chatbox/conversation-query': (asked) => (isGone ? refuse(404, 'no-room', 'This chat does not exist.') : pageOfRoom(chat, asked)),
  });
  await box();
  isGone = true;
  push('rooms');
  await screen.findByText('This chat is not there any more.');
  expect(screen.queryByLabelText('Type Message Here')).toBeNull();
});

test('a photo that was let be seen stands there once it can be drawn', async () => {
  const sent = (about: Partial<ChatMessage>) => messageOf(1, ben, 'Look!', about);
  const { push, chat } = await withBen([sent({ posts: [], missingPosts: 1 })]);
  await screen.findByText('1 photo or video is not there for you');
  chat.messages = [sent({ posts: [photo('p1', ben)], missingPosts: 0 })];
  await push('conversation');
  await screen.findByRole('link', { name: 'Photo p1' });
  expect(screen.queryByText('1 photo or video is not there for you')).toBeNull();
});
