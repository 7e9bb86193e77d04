import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, noConnections, photo } from '../../../testing/family.ts';
import { garden, lake, noGroups, seenAs } from '../../../testing/groups.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const at = (groups = noGroups, answers: Routes = {}) => visit('/groups', { 'POST /api/groups/groups-by-profile': groups, ...answers });
const section = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement ?? document.body);
const inviteTo = (group: typeof lake) => ({ _id: group._id, group });

test('who is in no group reads what will stand here, and finds the way to a new one', async () => {
  const { user, where } = at();
  await screen.findByText('Group Invites will appear here');
  screen.getByText('Your Groups will show up here');
  await user.click(screen.getByRole('link', { name: 'Create New Group' }));
  await screen.findByRole('heading', { name: 'Create New Group' });
  expect(where()).toBe('/new-group');
});

test('a group stands there with what it says of itself, and leads to its page', async () => {
  at({ ...noGroups, myGroups: [lake, garden] });
  const link = await screen.findByRole('link', { name: /Lake house/ });
  expect(link.getAttribute('href')).toBe('/group/g1');
  expect(link.textContent).toBe('Lake houseEverything about the lake.3 members');
  expect(screen.getByRole('link', { name: /Garden/ }).textContent).toBe('Garden1 member');
});

test('groups that no network brings are told of in words, and asked for again when somebody wants that', async () => {
  let isOnline = false;
  const { user } = at(noGroups, { 'POST /api/groups/groups-by-profile': () => (isOnline ? noGroups : Promise.reject(new TypeError('no network'))) });
  await screen.findByText('The server cannot be reached. Try again in a moment.', {}, { timeout: 15_000 });
  expect(screen.queryByText('Loading')).toBeNull();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your Groups will show up here');
});

test('a group without a banner shows on its card what was posted to it last', async () => {
  visit('/groups', { 'POST /api/groups/groups-by-profile': { ...noGroups, myGroups: [{ ...lake, newest: photo('p1', ben) }, garden] } });
  await screen.findByRole('link', { name: /Lake house/ });
  expect(document.querySelector('main picture img')?.getAttribute('src')).toBe('/storage/p1/400');
  expect([...document.querySelectorAll('main [data-initials]')].map((one) => one.getAttribute('data-initials'))).toEqual(['G']);
});

test('a group without a banner has its initials in the place of one, which nobody is read', async () => {
  at({ ...noGroups, myGroups: [lake, { ...garden, name: 'ünsere' }] });
  await screen.findByRole('link', { name: /^Lake house/ });
  const drawn = [...document.querySelectorAll('main [data-initials]')];
  expect(drawn.map((one) => one.getAttribute('data-initials'))).toEqual(['LH', 'Ü']);
  expect(drawn.every((one) => one.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('a group tells how much is new in it', async () => {
  const cards = [1, 9, 10].map((newPosts) => ({ ...garden, _id: `g${newPosts}`, name: `Garden ${newPosts}`, newPosts }));
  at({ ...noGroups, myGroups: [garden, ...cards] });
  const links = await screen.findAllByRole('link', { name: /^Garden/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Garden1 member',
    'Garden 11 member 1 new post',
    'Garden 91 member 9 new posts',
    'Garden 101 member 9+ new posts',
  ]);
});

test('what is posted meanwhile is new at once', async () => {
  let newPosts: number | undefined;
  const { push } = at(noGroups, { 'POST /api/groups/groups-by-profile': () => ({ ...noGroups, myGroups: [{ ...garden, newPosts }] }) });
  await screen.findByRole('link', { name: /^Garden ?1 member$/ });
  newPosts = 2;
  await push('group');
  await screen.findByRole('link', { name: /1 member 2 new posts$/ });
});

test('the menu leads to the groups', async () => {
  const { user } = visit('/families', { 'POST /api/groups/groups-by-profile': noGroups, 'GET /api/connection/all/{profileId}': noConnections });
  await user.click((await screen.findAllByRole('link', { name: 'Groups' }))[0] ?? document.body);
  await screen.findByRole('heading', { name: 'My Groups' });
});

test('an invite that is accepted is one of the member’s groups at once, and the keys go on in the page', async () => {
  let groups = { ...noGroups, groupInvites: [inviteTo(lake)] };
  const accepted = Promise.withResolvers<void>();
  const { user, server } = visit('/groups', {
    'POST /api/groups/groups-by-profile': () => groups,
    'POST /api/groups/accept-group-invite': async () => {
      await accepted.promise;
      groups = { ...noGroups, myGroups: [lake] };
      return { updatedGroup: seenAs.member.group };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept: Lake house' }));
  await waitFor(() => expect(section('My Groups').queryByRole('link', { name: /Lake house/ })).not.toBeNull());
  screen.getByText('Group Invites will appear here');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  accepted.resolve();
  await screen.findByText('You are now a member of Lake house.');
  expect(server.to('POST /api/groups/accept-group-invite')[0]?.body).toEqual({ profileId: anna._id, invite: 'g1' });
});

test('an invite that is declined goes', async () => {
  let groups = { ...noGroups, groupInvites: [inviteTo(lake)] };
  const { user, server } = visit('/groups', {
    'POST /api/groups/groups-by-profile': () => groups,
    'POST /api/groups/reject-group-invite': () => {
      groups = noGroups;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline: Lake house' }));
  await screen.findByText('Group Invites will appear here');
  expect(server.to('POST /api/groups/reject-group-invite')).toHaveLength(1);
  expect(section('My Groups').queryByRole('link')).toBeNull();
});

test('an invite that was taken back meanwhile is told, and no group', async () => {
  let groups = { ...noGroups, groupInvites: [inviteTo(lake)] };
  const { user } = visit('/groups', {
    'POST /api/groups/groups-by-profile': () => groups,
    'POST /api/groups/accept-group-invite': () => {
      groups = noGroups;
      return refuse(404, 'no-group-invite', 'This invite was taken back.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept: Lake house' }));
  await screen.findByText('This invite was taken back.');
  await waitFor(() => expect(section('My Groups').queryByRole('link')).toBeNull());
});

test('a new invite comes while the page is open', async () => {
  let groups = noGroups;
  const { push } = visit('/groups', { 'POST /api/groups/groups-by-profile': () => groups });
  await screen.findByText('Group Invites will appear here');
  groups = { ...noGroups, groupInvites: [inviteTo(lake)] };
  await push('groups');
  await screen.findByRole('button', { name: 'Accept: Lake house' });
});

test('a deleted group can be had back', async () => {
  let groups = { ...noGroups, trashedGroups: [{ _id: 'g1', name: 'Lake house', endsAt: '2026-12-20T10:00:00.000Z' }] };
  const { user, server } = visit('/groups', {
    'POST /api/groups/groups-by-profile': () => groups,
    'PUT /api/groups/restore-group': () => {
      groups = { ...noGroups, trashedGroups: [] };
      return { group: seenAs.owner.group };
    },
  });
  await screen.findByText(/^Can be restored until /);
  await user.click(screen.getByRole('button', { name: 'Restore: Lake house' }));
  await screen.findByText('Lake house is back.');
  expect(server.to('PUT /api/groups/restore-group')[0]?.body).toEqual({ groupId: 'g1' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deleted Groups' })).toBeNull());
});

test('groups that cannot be had are told, and can be asked for again', async () => {
  let fails = true;
  const { user } = visit('/groups', { 'POST /api/groups/groups-by-profile': () => (fails ? refuse(500) : { ...noGroups, myGroups: [lake] }) });
  await screen.findByText('Your groups cannot be shown right now.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Lake house/ });
});

test('a search leads to a page of what it finds; without a letter or digit nothing is looked for', async () => {
  const { user, where, server } = at(noGroups, { 'POST /api/groups/search-group-database': { searchResults: [garden] } });
  const field = await screen.findByRole('searchbox', { name: 'Discover New Groups' });
  expect(field).toHaveProperty('placeholder', 'Search For Groups');
  await user.type(field, ' ?! {Enter}');
  expect(where()).toBe('/groups');
  await user.clear(field);
  await user.type(field, 'Gärten/田中 100%{Enter}');
  await screen.findByRole('link', { name: /Garden/ });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results for Gärten/田中 100%');
  expect(server.to('POST /api/groups/search-group-database').map(({ body }) => body.searchTerm)).toEqual(['Gärten/田中 100%']);
});

test('a search that finds nothing says so', async () => {
  visit('/group-search-result/moon', { 'POST /api/groups/search-group-database': { searchResults: [] } });
  await screen.findByText(/^No group was found/);
});

test('a group is begun with who is invited to it, and shown', async () => {
  const { user, where, server } = visit('/new-group', {
    'POST /api/groups/search-profiles': ({ recipientIds = [] }) => ({ profiles: recipientIds.includes(ben._id) ? [] : [ben] }),
    'POST /api/groups/create-new-group': { savedGroup: seenAs.owner.group },
    'POST /api/groups/group-by-id': seenAs.owner,
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await screen.findByText('Gruop must have a name');
  expect(document.activeElement).toBe(screen.getByLabelText('Group Name'));
  await user.type(screen.getByLabelText('Group Name'), ' Lake house ');
  await user.type(screen.getByLabelText('Description'), 'Everything about the lake.');
  await user.type(screen.getByLabelText('Search Family Members'), 'be');
  await user.click(await screen.findByRole('button', { name: 'Add ben' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Search Family Members'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Publishing...');
  await screen.findByRole('heading', { name: 'Lake house' });
  expect(where()).toBe('/group/g1');
  const invitedIdList = [ben._id];
  expect(server.to('POST /api/groups/create-new-group')[0]?.body).toEqual({
    name: 'Lake house',
    description: 'Everything about the lake.',
    invitedIdList,
    profile: anna._id,
  });
});

test('why no group was begun is said in the words of the server, and what was typed stays', async () => {
  const { user } = visit('/new-group', {
    'POST /api/groups/create-new-group': () => refuse(409, 'too-many-groups', 'A member can be in at most 100 groups.'),
  });
  await user.type(await screen.findByLabelText('Group Name'), 'Lake{Enter}');
  await screen.findByText('A member can be in at most 100 groups.');
  expect(screen.getByLabelText('Group Name')).toHaveProperty('value', 'Lake');
});
