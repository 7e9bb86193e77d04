import { act, screen, waitFor, within } from '@testing-library/react';
import { bensRoom, chatRoutes, lakeGroup, messageOf } from '../../../testing/chat.ts';
import { anna, annaIsIn, ben, clara, noConnections } from '../../../testing/family.ts';
import { bar, box, panel, visitRooms } from '../../../testing/open-chat.ts';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

test('connections without a message stand under the rooms, and choosing one begins a chat', async () => {
  const { user } = await visitRooms([messageOf(1, ben, 'Hello')], {
    'POST /api/chatbox/fetch-chatrooms': { allChatRooms: [{ ...bensRoom, messages: [{ message: messageOf(1, ben, 'Hello') }] }], unwritten: [clara], total: 1 },
    'POST /api/chatbox/profile-conversation': {
      room: { ...bensRoom, _id: 'r9', profiles: [anna, clara], messages: [] },
      conversation: [],
      conversationSize: 0,
      receipts: [],
    },
  });
  const list = await screen.findByRole('list', { name: 'Not written to yet' });
  await user.click(within(list).getByRole('button', { name: 'clara' }));
  await screen.findByRole('heading', { name: 'clara' });
});

test('the bar tells how many messages are unread, and opens the rooms', async () => {
  const chat = { room: { ...bensRoom, notificationCount: 2 }, messages: [messageOf(1, ben, 'Hello'), messageOf(2, ben, 'Are you there?')] };
  const { user } = visit('/families', chatRoutes(chat));
  await screen.findByRole('button', { name: 'See Messages, 2 unread messages' });
  expect(screen.getByText('2 unread messages', { selector: '[aria-live]' })).not.toBeNull();
  await user.click(await bar());
  await within(await panel()).findByRole('button', { name: /ben.*Are you there\?.*2 unread/ });
});

test('a message counts when it is told, before anything is asked for; own ones, and what is read on another device, count no more', async () => {
  const { server, say, read } = visit('/families', chatRoutes({ room: { ...bensRoom, notificationCount: 1 }, messages: [messageOf(1, ben, 'Hello')] }));
  await screen.findByRole('button', { name: 'See Messages, 1 unread message' });
  const asked = server.calls.length;
  const told = (seq: number, message = messageOf(seq, ben, 'More')) => say({ roomId: 'r1', seq, message });
  const badgeIs = (text: string) => waitFor(() => expect(screen.getByRole('button', { name: /^See Messages/ }).getAttribute('aria-label')).toBe(text));
  await told(2);
  await badgeIs('See Messages, 2 unread messages');
  // One refetch for all, however many pushes arrive.
  for (const message of [messageOf(2, ben, 'More'), messageOf(1, ben, '', { deleted: true })]) await told(2, message);
  await told(3);
  await badgeIs('See Messages, 3 unread messages');
  await read({ roomId: 'r1', seq: 3, notificationCount: 0 });
  await badgeIs('See Messages');
  await told(4);
  await badgeIs('See Messages, 1 unread message');
  await told(5, messageOf(5, anna, 'From my phone'));
  await badgeIs('See Messages');
  expect(server.calls.slice(asked)).toEqual([]);
});

test('a room stands first with its message and its count as soon as that is told', async () => {
  const group = { ...lakeGroup, messages: [{ message: messageOf(9, ben, 'Who swims?', { _id: 'r2-9', roomId: 'r2' }) }] };
  const { say, server } = await visitRooms([messageOf(1, ben, 'Hello')], {
    'POST /api/chatbox/fetch-chatrooms': { allChatRooms: [group, { ...bensRoom, messages: [{ message: messageOf(1, ben, 'Hello') }] }], total: 2 },
  });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Chats' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: /Lake/ });
  const asked = server.calls.length;
  await say({ roomId: 'r1', seq: 2, message: messageOf(2, ben, 'Are you there?') });
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^ben.*Are you there\?.*1 unread$/), expect.stringContaining('Lake')]));
  await say({ roomId: 'r1', seq: 2, message: messageOf(2, ben, '', { deleted: true }) });
  await waitFor(() => expect(rows()[0]).toContain('This message was deleted.'));
  expect(server.calls.slice(asked)).toEqual([]);
});

test.each(['Escape', 'the way back', 'its button'])('%s closes it, and the focus is at the bar again', async (how) => {
  const { user, go, where } = await visitRooms();
  if (how === 'Escape') await user.keyboard('{Escape}');
  else if (how === 'its button') await user.click(screen.getByRole('button', { name: 'Close' }));
  else await go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await bar()));
  expect(where()).toBe('/families');
});

test('who goes on to another page keeps the chat beside it', async () => {
  const { user } = await visitRooms();
  await user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
  await screen.findByText('A vault for treasured memories');
  await panel();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('A vault for treasured memories')).not.toBeNull();
});

test('a connection is found and written to', async () => {
  const { user, server } = await visitRooms([], {
    'POST /api/chatbox/find-profiles': ({ query }) => ({ profiles: query === 'ben' ? [ben] : [] }),
    'POST /api/chatbox/profile-conversation': { room: bensRoom, conversation: [], conversationSize: 0, receipts: [] },
  });
  await screen.findByText('No messages yet. Look above for whom to write to.');
  await user.type(screen.getByLabelText('Enter username or email'), 'ben');
  await user.click(await within(await screen.findByRole('list', { name: 'People' })).findByRole('button', { name: 'ben' }));
  await screen.findByText('Say hello. Your messages stand here.');
  expect(document.activeElement).toBe(await box());
  expect(server.to('POST /api/chatbox/profile-conversation')[0]?.body).toEqual({ profileIds: [ben._id] });
});

test('a group is found among all there are, and a chat of two whose other one is no connection any more', async () => {
  const old = {
    ...bensRoom,
    _id: 'r3',
    profiles: [anna, clara],
    readOnly: true as const,
    messages: [{ message: messageOf(1, clara, 'Bye', { _id: 'r3-1', roomId: 'r3' }) }],
  };
  const { user, server } = await visitRooms([messageOf(1, ben, 'Hello')], {
    'POST /api/chatbox/find-profiles': { profiles: [ben] },
    'POST /api/chatbox/fetch-chatrooms': ({ query }) =>
      query === 'lake' ? { allChatRooms: [lakeGroup, old, bensRoom], total: 3 } : { allChatRooms: [], total: 0 },
  });
  await user.type(screen.getByLabelText('Enter username or email'), 'lake');
  const rows = within(await screen.findByRole('list', { name: 'Chats' })).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Lake'), expect.stringContaining('clara')]);
  expect(server.to('POST /api/chatbox/fetch-chatrooms').flatMap(({ body }) => body.query ?? [])).toEqual(['lake']);
});

test('of an address that is no connection’s, a request can be sent', async () => {
  const { user, server } = await visitRooms([], {
    'POST /api/chatbox/find-profiles': { profiles: [] },
    'POST /api/users/find-profile': ({ query }) => (query === 'clara@example.org' ? { profile: clara } : refuse(404)),
    'POST /api/connection/request': noConnections,
  });
  const search = screen.getByLabelText('Enter username or email');
  await user.type(search, 'dora@example.org');
  await screen.findByText('Nobody among your connections is called that.');
  await user.clear(search);
  await user.type(search, 'clara@example.org');
  await user.click(await within(await panel()).findByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(server.to('POST /api/connection/request').map(({ body }) => body)).toEqual([{ profileFrom: anna._id, profileTo: clara._id }]));
});

test('who is not to have the chat yet is told so', async () => {
  const { user } = visit('/families', { ...chatRoutes({ room: bensRoom, messages: [] }), 'GET /api/users/auth': { ...annaIsIn, chatClosed: true } });
  await user.click(await bar());
  await within(await panel()).findByText('Chat is under construction');
  await screen.findByText('Check Back Later!');
  expect(screen.queryByLabelText('Enter username or email')).toBeNull();
});

test('who finds nobody is told so, and shown the way to the family', async () => {
  const { user } = await visitRooms([], { 'POST /api/chatbox/find-profiles': { profiles: [] } });
  await user.type(screen.getByLabelText('Enter username or email'), 'nobody');
  await screen.findByText('Nobody among your connections is called that.');
  expect(
    within(await panel())
      .getByRole('link', { name: 'Add Family' })
      .getAttribute('href'),
  ).toBe('/families');
});

test('who goes on by Tab from the end of the docked chat leaves it', async () => {
  const { user } = await visitRooms();
  const inside = [...(await panel()).querySelectorAll<HTMLElement>('button, input, textarea')];
  act(() => inside.at(-1)?.focus());
  await user.tab();
  expect((await panel()).contains(document.activeElement)).toBe(false);
});
