// One call answers all numbers of the menus of a page; afterwards each is refetched alone.
import type { ApiName } from '@kloak/proto/api/types.ts';
import { screen, waitFor } from '@testing-library/react';
import { bensRoom, messageOf } from '../../testing/chat.ts';
import { ben, clara, feedOf, noConnections, photo } from '../../testing/family.ts';
import { type Routes, refuse } from '../../testing/serve.ts';
import { visit } from '../../testing/visit.tsx';

const { matchMedia } = window;
beforeEach(() => {
  // A phone, whose menus list no relatives.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { ...matchMedia(media), media, matches: false });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const ownCalls: readonly ApiName[] = [
  'GET /api/connection/all/{profileId}',
  'POST /api/groups/group-invite-count',
  'POST /api/notification/unread',
  'POST /api/chatbox/check-notifications',
];
const counts = { pending: 1, invites: 1, unread: true, rooms: [{ roomId: 'r1', notificationCount: 2 }] };
const asking = (...pending: (typeof ben)[]) => ({ connections: { ...noConnections.connections, pending } });

function open(answers: Routes = {}) {
  const visited = visit('/home', { 'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]), 'POST /api/profile/counts': counts, ...answers });
  return { ...visited, asked: () => visited.server.calls.map(({ name }) => name).filter((name) => ownCalls.includes(name)) };
}
const badgeIs = (text: string) => waitFor(() => expect(screen.getAllByRole('link', { name: /^Notifications/ })[0]?.textContent).toBe(`Notifications${text}`));
const barIs = (text: string) => screen.findByRole('button', { name: text });

test('the page asks one call for all numbers, and none of them alone', async () => {
  const { server, asked } = open();
  await badgeIs('22 pending requests');
  await barIs('See Messages, 2 unread messages');
  expect(server.to('POST /api/profile/counts').map(({ body }) => body)).toEqual([{ profileId: 'anna-id' }]);
  expect(asked()).toEqual([]);
});

test('a push about one of them asks for that one alone', async () => {
  const { server, asked, push } = open({
    'GET /api/connection/all/{profileId}': asking(ben, clara),
    'POST /api/groups/group-invite-count': { count: 3 },
    'POST /api/chatbox/check-notifications': { notifications: [{ roomId: 'r1', notificationCount: 5 }] },
  });
  await badgeIs('22 pending requests');
  await push('groups');
  await badgeIs('44 pending requests');
  expect(asked()).toEqual(['POST /api/groups/group-invite-count']);
  await push('rooms');
  await barIs('See Messages, 5 unread messages');
  expect(asked()).toEqual(['POST /api/groups/group-invite-count', 'POST /api/chatbox/check-notifications']);
  await push('connections');
  await badgeIs('55 pending requests');
  await push('connections');
  await waitFor(() => expect(server.to('GET /api/connection/all/{profileId}')).toHaveLength(2));
  expect(server.to('POST /api/profile/counts')).toHaveLength(1);
});

test('a message that is pushed counts beside those of the one call', async () => {
  const { asked, say } = open();
  await barIs('See Messages, 2 unread messages');
  await say({ roomId: bensRoom._id, seq: 3, message: messageOf(3, ben, 'More') });
  await barIs('See Messages, 3 unread messages');
  expect(asked()).toEqual([]);
});

test('a number whose service was unavailable is asked for by its own call', async () => {
  const { invites: _, ...others } = counts;
  const { asked } = open({ 'POST /api/profile/counts': others, 'POST /api/groups/group-invite-count': { count: 2 } });
  await badgeIs('33 pending requests');
  expect(asked()).toEqual(['POST /api/groups/group-invite-count']);
});

test('what the page shows of a number stays while it cannot be refetched', async () => {
  const { server, push } = open({ 'POST /api/groups/group-invite-count': refuse(500) });
  await badgeIs('22 pending requests');
  await push('groups');
  await waitFor(() => expect(server.to('POST /api/groups/group-invite-count')).toHaveLength(1));
  await badgeIs('22 pending requests');
});

test('an answered request counts no more at once', async () => {
  const { user } = open({
    'GET /api/connection/all/{profileId}': asking(ben),
    'POST /api/connection/accept': () => new Promise(() => {}),
    'POST /api/groups/groups-by-profile': { myGroups: [], groupInvites: [], trashedGroups: [] },
  });
  await badgeIs('22 pending requests');
  const [family] = await screen.findAllByRole('link', { name: 'Family' });
  if (family) await user.click(family);
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  await badgeIs('11 pending request');
});
