import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { bensRoom, messageOf, pageOfRoom } from '../../../testing/chat.ts';
import { ben } from '../../../testing/family.ts';
import { withBen } from '../../../testing/open-chat.ts';

const list = () => screen.getByRole('region', { name: 'Messages' });
/** Makes the list as tall as ten windows. */
function letItBeLong(): void {
  Object.defineProperties(list(), { scrollHeight: { value: 5000, configurable: true }, clientHeight: { value: 500, configurable: true } });
}
function scrollTo(place: number): void {
  list().scrollTop = place;
  fireEvent.scroll(list());
}

test('what comes while one reads further up is counted, and read once its end is in sight', async () => {
  const { chat, user, server, say } = await withBen([messageOf(1, ben, 'One')]);
  const read = () => server.to('DELETE /api/chatbox/delete-notif-room').map(({ body }) => body.seq);
  await screen.findByText('One', { selector: 'p[dir=auto]' });
  letItBeLong();
  scrollTo(1000);
  await screen.findByRole('button', { name: 'To the newest message' });
  for (const seq of [2, 3]) {
    const message = messageOf(seq, ben, `Message ${seq}`);
    chat.messages.push(message);
    say({ roomId: 'r1', seq, message });
  }
  const toNewest = await screen.findByRole('button', { name: '2 new messages' });
  expect(list().scrollTop).toBe(1000);
  expect(read()).toEqual([]);
  await user.click(toNewest);
  await waitFor(() => expect(read()).toEqual([3]));
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
});

test('who scrolls to the top while the newest messages are asked for is shown older ones then', async () => {
  const messages = Array.from({ length: 20 }, (_, index) => messageOf(index + 1, ben, `Message ${index + 1}.`));
  let answered = Promise.resolve();
  const { connect, server } = await withBen(messages, {
    'POST /api/chatbox/conversation-query': async (asked) => {
      if (asked.before === undefined) await answered;
      return pageOfRoom({ room: bensRoom, messages }, asked);
    },
  });
  await screen.findByText('Message 6.');
  letItBeLong();
  scrollTo(1000);
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  const asked = () => server.to('POST /api/chatbox/conversation-query').length;
  const before = asked();
  await connect(['rooms']);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await act(async () => {});
  scrollTo(40);
  await act(async () => resolve());
  await screen.findByText('Message 5.');
});

test('what comes into sight as it is told does not count', async () => {
  const { chat, server, say } = await withBen([messageOf(1, ben, 'One')]);
  await screen.findByText('One', { selector: 'p[dir=auto]' });
  const two = messageOf(2, ben, 'Two');
  chat.messages.push(two);
  await say({ roomId: 'r1', seq: 2, message: two });
  await screen.findByText('Two', { selector: 'p[dir=auto]' });
  expect(screen.getByRole('button', { name: /^See Messages/, hidden: true }).getAttribute('aria-label')).toBe('See Messages');
  await waitFor(() => expect(server.to('DELETE /api/chatbox/delete-notif-room').map(({ body }) => body.seq)).toEqual([2]));
});

test('nothing is read on a page that nobody looks at', async () => {
  const { chat, server, say } = await withBen([messageOf(1, ben, 'One')]);
  await screen.findByText('One', { selector: 'p[dir=auto]' });
  const look = (visibilityState: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look('hidden');
  const two = messageOf(2, ben, 'Two');
  chat.messages.push(two);
  say({ roomId: 'r1', seq: 2, message: two });
  await screen.findByText('Two', { selector: 'p[dir=auto]' });
  expect(server.to('DELETE /api/chatbox/delete-notif-room')).toEqual([]);
  look('visible');
  await waitFor(() => expect(server.to('DELETE /api/chatbox/delete-notif-room').map(({ body }) => body.seq)).toEqual([2]));
  Reflect.deleteProperty(document, 'visibilityState');
});

test('of more new messages than have come, the line stands over those that have', async () => {
  const messages = Array.from({ length: 40 }, (_, index) => messageOf(index + 1, ben, `Message ${index + 1}.`));
  await withBen(messages, { room: { ...bensRoom, notificationCount: 30 } });
  const line = await screen.findByText('New messages');
  expect(line.nextElementSibling?.textContent).toContain('Message 26.');
  fireEvent.scroll(list());
  await screen.findByText('Message 11.');
  expect(screen.getByText('New messages').nextElementSibling?.textContent).toContain('Message 11.');
});

test('a page that no connection reaches asks for the messages of the other, and says that they may be late until one does', async () => {
  const { chat, listeners, connect } = await withBen([messageOf(1, ben, 'One')]);
  await screen.findByText('One', { selector: 'p[dir=auto]' });
  chat.messages.push(messageOf(2, ben, 'Two'));
  act(() => {
    for (const { unheard } of listeners) unheard();
  });
  await screen.findByText('Two', { selector: 'p[dir=auto]' });
  const late = 'There is no live connection: what is new may come up to half a minute late.';
  expect(screen.getByText(late).getAttribute('role')).toBe('status');
  await connect([]);
  expect(screen.queryByText(late)).toBeNull();
});

test('the line before what is new passes over what was deleted', async () => {
  const messages = [messageOf(1, ben, 'One'), messageOf(2, ben, 'Two'), { ...messageOf(3, ben, ''), deleted: true as const }, messageOf(4, ben, 'Four')];
  await withBen(messages, { room: { ...bensRoom, notificationCount: 2 } });
  const line = await screen.findByText('New messages');
  expect(line.nextElementSibling?.textContent).toContain('Two');
});
