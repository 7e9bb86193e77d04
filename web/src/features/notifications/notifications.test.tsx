import type { Notification } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ben, clara, noConnections } from '../../../testing/family.ts';
import { garden, lake as lakeHouse, noGroups } from '../../../testing/groups.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { accepted, at, lake, lakeGroup, listed, openNews, walk } from '../../../testing/news.ts';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

everythingIsNear();

const asked = (...pending: (typeof ben)[]) => ({ connections: { ...noConnections.connections, pending } });

test('without anything new the page says so', async () => {
  openNews(listed([]));
  await screen.findByRole('heading', { name: 'No New Notification' });
});

test('requests stand first, and are answered in place', async () => {
  const connected = { friends: [ben], pending: [], requested: [] };
  const { user, server } = openNews({
    ...listed([accepted(clara, 5)]),
    'GET /api/connection/all/{profileId}': asked(ben),
    'POST /api/connection/accept': { connections: connected },
  });
  const requests = within((await screen.findByRole('heading', { name: 'Pending Requests' })).parentElement ?? document.body);
  expect(requests.getByRole('link', { name: 'ben wants to connect with you.' }).getAttribute('href')).toBe('/families');
  await user.click(requests.getByRole('button', { name: 'Accept: ben' }));
  await waitFor(() => expect(screen.queryByText('Pending Requests')).toBeNull());
  expect(server.to('POST /api/connection/accept')).toHaveLength(1);
  screen.getByRole('link', { name: /^clara accepted your request/ });
});

test('what nobody did leads to where it was asked for', async () => {
  openNews(listed([accepted(ben, 5, { kind: 'EXPORT_READY', profiles: [], people: 0 })]));
  const row = await screen.findByRole('link', { name: /^Everything you have is ready to be downloaded\./ });
  expect(row.getAttribute('href')).toBe('/settings');
});

test('declining the last one leaves nothing new', async () => {
  const { user } = openNews({
    ...listed([]),
    'GET /api/connection/all/{profileId}': asked(ben),
    'POST /api/connection/reject': noConnections,
  });
  await user.click(await screen.findByRole('button', { name: 'Decline: ben' }));
  await screen.findByRole('heading', { name: 'No New Notification' });
});

test('invites to groups stand first too, and are answered in place', async () => {
  const invites = [lakeHouse, garden].map((group) => ({ _id: group._id, group }));
  let groupInvites = invites;
  const answered = <Answer,>(group: typeof lakeHouse, answer: Answer) => {
    groupInvites = groupInvites.filter(({ _id }) => _id !== group._id);
    return answer;
  };
  const { user } = openNews({
    ...listed([]),
    'POST /api/groups/group-invite-count': () => ({ count: groupInvites.length }),
    'POST /api/groups/groups-by-profile': () => ({ ...noGroups, groupInvites }),
    'POST /api/groups/accept-group-invite': () => answered(lakeHouse, { updatedGroup: lakeHouse }),
    'POST /api/groups/reject-group-invite': () => answered(garden, {}),
  });
  const lakeLink = await screen.findByRole('link', { name: 'Lake house' });
  expect(lakeLink.getAttribute('href')).toBe('/group/g1');
  await screen.findAllByText('2 pending requests');
  await user.click(screen.getByRole('button', { name: 'Accept: Lake house' }));
  await screen.findAllByText('1 pending request');
  expect(screen.queryByText('No New Notification')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decline: Garden' }));
  await screen.findByRole('heading', { name: 'No New Notification' });
  expect(screen.queryByText('Group Invites')).toBeNull();
});

test('what is newer than what was read is marked as new, and is read up to the newest', async () => {
  const { server } = openNews(listed([accepted(clara, 9), accepted(ben, 3)], at(5)));
  const [newer, older] = await screen.findAllByRole('link', { name: /accepted your request/ });
  expect(newer?.textContent).toContain('New');
  expect(older?.textContent).not.toContain('New');
  await waitFor(() =>
    expect(server.to('POST /api/notification/mark-read').map(({ body: { readTo, seen } }) => [readTo, seen])).toEqual([[at(9), 'social.0.1']]),
  );
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('what was read already is not read again', async () => {
  const { server } = openNews(listed([accepted(ben, 3)], at(3)));
  await screen.findByRole('link', { name: /accepted your request/ });
  expect(screen.queryByText('New')).toBeNull();
  expect(server.to('POST /api/notification/mark-read')).toEqual([]);
});

test('what nobody looks at is not read until they do', async () => {
  let shown: DocumentVisibilityState = 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
  try {
    const { server } = openNews(listed([accepted(ben, 3)]));
    await screen.findByRole('link', { name: /accepted your request/ });
    expect(server.to('POST /api/notification/mark-read')).toEqual([]);
    shown = 'visible';
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(server.to('POST /api/notification/mark-read')).toHaveLength(1));
  } finally {
    Reflect.deleteProperty(document, 'visibilityState');
  }
});

test.each([
  [[ben], 1, 'ben accepted'],
  [[ben, clara], 2, 'ben and clara accepted'],
  [[ben, clara], 4, 'ben and 3 others accepted'],
  [[ben, clara], 100, 'ben and many others accepted'],
  [[{ ...ben, username: '' }], 1, 'Somebody accepted'],
])('says who it was: %#', async (profiles, people, text) => {
  openNews(listed([accepted(ben, 3, { profiles, people })]));
  await screen.findByRole('link', { name: new RegExp(`^${text} `) });
});

test.each<[Partial<Notification>, string, string]>([
  [{ kind: 'COMMENTS', post: lake }, 'ben commented on your photo.', '/image/lake'],
  [{ kind: 'HEARTS', post: walk }, 'ben hearted your video.', '/video/walk'],
  [{ kind: 'REPLIES', post: lake }, 'ben replied to your comment.', '/image/lake'],
  [{ kind: 'COMMENT_HEARTS', post: lake }, 'ben hearted your comment.', '/image/lake'],
  [{ kind: 'POSTS', post: walk, items: 1 }, 'ben shared a video with the family.', '/video/walk'],
  [{ kind: 'POSTS', post: lake, items: 12 }, 'ben shared 12 photos and videos with the family.', '/image/lake'],
  [{ kind: 'POSTS', post: lake, items: 20 }, 'ben shared many photos and videos with the family.', '/image/lake'],
  [{}, 'ben accepted your request. You are connected now.', '/profile/ben'],
  [{ kind: 'GROUP_REQUESTS', group: lakeGroup }, 'ben asks to join Lake house.', '/group/g1'],
  [{ kind: 'GROUP_JOINED', group: lakeGroup }, 'ben accepted your request to join Lake house.', '/group/g1'],
  [{ kind: 'GROUP_ROLES', group: lakeGroup, role: 'OWNER' }, 'ben made you the owner of Lake house.', '/group/g1'],
  [{ kind: 'GROUP_ROLES', group: lakeGroup, role: 'MEMBER' }, 'ben removed you as an admin of Lake house.', '/group/g1'],
  [{ kind: 'GROUP_POSTS', group: lakeGroup, groupPostId: 'p1', items: 1 }, 'ben posted to Lake house.', '/group/g1#post=p1'],
  [{ kind: 'GROUP_POSTS', group: lakeGroup, groupPostId: 'p1', items: 3 }, 'ben posted 3 times to Lake house.', '/group/g1#post=p1'],
  [{ kind: 'GROUP_MENTIONS', group: lakeGroup, groupPostId: 'p1' }, 'ben mentioned you in Lake house.', '/group/g1#post=p1'],
  [{ kind: 'HEARTS', group: lakeGroup, groupPostId: 'p1' }, 'ben hearted your post in Lake house.', '/group/g1#post=p1'],
  [{ kind: 'COMMENTS', group: lakeGroup, groupPostId: 'p1', commentId: 'c1' }, 'ben commented on your post in Lake house.', '/group/g1#post=p1&comment=c1'],
])('says what it was, and leads there: %#', async (about, text, path) => {
  openNews(listed([accepted(ben, 3, about)]));
  const link = await screen.findByRole('link', { name: new RegExp(`^${text}`) });
  expect(link.getAttribute('href')).toBe(path);
});

test('it goes on to its end, also after a part with nothing for the member', async () => {
  const parts = [
    { notifications: [], readTo: '', seen: '', next: 'a' },
    { notifications: [accepted(ben, 3)], readTo: '', seen: '' },
  ];
  const { server } = openNews({ 'POST /api/notification/list': ({ before }) => parts[before === undefined ? 0 : 1] ?? refuse(404) });
  await screen.findByRole('link', { name: /^ben accepted/ });
  expect(server.to('POST /api/notification/list').map(({ body }) => body.before)).toEqual([undefined, 'a']);
});

test('who asks to join a group is answered in place; what fails can be answered again', async () => {
  let fails = true;
  const { user, server } = openNews({
    ...listed([accepted(ben, 3, { kind: 'GROUP_REQUESTS', group: lakeGroup })]),
    'PUT /api/groups/accept-group-request': () => (fails ? refuse(409, 'group-full', 'This group is full.') : { group: lakeHouse }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept: ben' }));
  await screen.findByText('This group is full.');
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Accept: ben' }));
  await screen.findByText('Accepted');
  expect(server.to('PUT /api/groups/accept-group-request').map(({ body }) => body)).toEqual(Array(2).fill({ groupId: 'g1', profileId: ben._id }));
});

test('who wrote in the chat while one was away leads to that room', async () => {
  const { user } = openNews(listed([accepted(ben, 3, { kind: 'CHAT_MESSAGES', roomId: 'r1' })]));
  await user.click(await screen.findByRole('button', { name: /^ben wrote to you in the chat\./ }));
  await screen.findByRole('region', { name: 'Messages' });
});

test('an address that names a room, as in a mail, opens it over the page, once', async () => {
  const { where, user } = visit('/notification#room=r1', listed([]));
  await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(where()).toBe('/notification'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull());
  expect(where()).toBe('/notification');
});

test('a list that does not come can be asked for again', async () => {
  let isAway = true;
  const { user } = openNews({ 'POST /api/notification/list': () => (isAway ? refuse(500) : { notifications: [accepted(ben, 3)], readTo: '', seen: '' }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(retry);
  await screen.findByRole('link', { name: /^ben accepted/ });
});

test('the menus count requests and invites that wait for an answer; a dot tells of other news, live', async () => {
  let unread = false;
  let pending = [ben];
  let count = 0;
  const { push } = visit('/families', {
    'GET /api/connection/all/{profileId}': () => asked(...pending),
    'POST /api/groups/group-invite-count': () => ({ count }),
    'POST /api/notification/unread': () => ({ unread }),
  });
  // Links in the top bar, the side menu and the bottom bar.
  const inMenus = () => screen.getAllByRole('link', { name: /^Notifications/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(inMenus()).toEqual(Array(3).fill('Notifications11 pending request')));
  count = 1;
  await push('groups');
  await waitFor(() => expect(inMenus()).toEqual(Array(3).fill('Notifications22 pending requests')));
  count = 0;
  await push('groups');
  pending = [];
  await push('connections');
  await waitFor(() => expect(inMenus()).toEqual(Array(3).fill('Notifications')));
  unread = true;
  await push('notifications');
  await waitFor(() => expect(inMenus()).toEqual(Array(3).fill('NotificationsNew notifications')), { timeout: 5000 });
});
