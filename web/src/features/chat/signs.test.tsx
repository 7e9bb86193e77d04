import { screen, waitFor } from '@testing-library/react';
import { messageOf } from '../../../testing/chat.ts';
import { anna, ben } from '../../../testing/family.ts';
import { withBen } from '../../../testing/open-chat.ts';

test('who shows it is seen to have read, and to be writing until a message comes', async () => {
  const { chat, sign, say } = await withBen([messageOf(1, anna, 'Who is there?')]);
  await screen.findByText('Who is there?', { selector: 'p[dir=auto]' });
  expect(screen.queryByText('Seen')).toBeNull();
  sign({ roomId: 'r1', profileId: ben._id, seq: 1 });
  await screen.findByText('Seen');
  sign({ roomId: 'r1', profileId: ben._id });
  await screen.findByText('ben is writing…');
  const message = messageOf(2, ben, 'Me');
  chat.messages.push(message);
  say({ roomId: 'r1', seq: 2, message });
  await waitFor(() => expect(screen.queryByText('ben is writing…')).toBeNull());
  expect(screen.queryByText('Seen')).toBeNull();
});

test('who shows that they are writing says so now and then, and nobody else does', async () => {
  const { user, server } = await withBen([messageOf(1, ben, 'Hello')], {
    'POST /api/chatbox/settings': { receipts: false, typing: true },
    'POST /api/chatbox/writing': {},
  });
  await waitFor(() => expect(server.to('POST /api/chatbox/settings')).not.toEqual([]));
  const box = await screen.findByLabelText('Type Message Here');
  await user.type(box, 'Hello');
  await waitFor(() => expect(server.to('POST /api/chatbox/writing').map(({ body }) => body)).toEqual([{ roomId: 'r1' }]));
  // A sent message ends the throttling, so the next signal is sent at once.
  await user.type(box, '{Enter}Me again');
  await waitFor(() => expect(server.to('POST /api/chatbox/writing')).toHaveLength(2));
});

test('what is shown is chosen in the chat', async () => {
  const { user, server } = await withBen([messageOf(1, ben, 'Hello')], {
    'POST /api/chatbox/settings': { receipts: false, typing: false },
    'POST /api/chatbox/change-settings': ({ receipts = false, typing = false }) => ({ receipts, typing }),
  });
  await user.type(await screen.findByLabelText('Type Message Here'), 'Hello');
  expect(server.to('POST /api/chatbox/writing')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to all messages' }));
  await user.click(await screen.findByRole('button', { name: 'Chat settings' }));
  await user.click(await screen.findByLabelText('Show how far I have read'));
  await waitFor(() => expect(server.to('POST /api/chatbox/change-settings').map(({ body }) => body)).toEqual([{ profileId: anna._id, receipts: true }]));
});

test('what is chosen on another device is chosen here, too', async () => {
  let shown = { receipts: false, typing: false };
  const { user, push } = await withBen([messageOf(1, ben, 'Hello')], { 'POST /api/chatbox/settings': () => shown });
  await user.click(screen.getByRole('button', { name: 'Back to all messages' }));
  await user.click(await screen.findByRole('button', { name: 'Chat settings' }));
  const receipts = await screen.findByLabelText<HTMLInputElement>('Show how far I have read');
  expect(receipts.checked).toBe(false);
  shown = { receipts: true, typing: false };
  await push('chat-settings');
  await waitFor(() => expect(receipts.checked).toBe(true));
});
