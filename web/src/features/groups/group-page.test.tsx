import type { Answer } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { allNotifications, anna, ben, clara, photo } from '../../../testing/family.ts';
import { noGroups, seenAs } from '../../../testing/groups.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';
import { itemOf } from '../../posts/item.ts';

type GroupAnswer = Answer<'POST /api/groups/group-by-id'>;

/** Opens the page of a group in which a test may change Anna's role. */
function at(first: GroupAnswer, answers: (become: (now: GroupAnswer) => void) => Routes = () => ({})) {
  let seen = first;
  const visited = visit('/group/g1', {
    'POST /api/groups/group-by-id': () => seen,
    'POST /api/groups/groups-by-profile': noGroups,
    ...answers((now) => {
      seen = now;
    }),
  });
  return visited;
}
const buttons = () => within(screen.getByRole('main')).queryAllByRole('button');

test('who is not in a group sees what it says of itself, and nobody in it', async () => {
  at(seenAs.stranger);
  await screen.findByRole('heading', { name: 'Lake house', level: 1 });
  screen.getByText('Everything about the lake.');
  screen.getByText('3 members');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Request Membership']);
});

test('one asks to join and takes that back, by one button that keeps the focus', async () => {
  const { user, server } = at(seenAs.stranger, (become) => ({
    'PUT /api/groups/request-group-membership': () => {
      become(seenAs.requester);
      return { isRequesting: true };
    },
    'PUT /api/groups/cancel-group-request': () => {
      become(seenAs.stranger);
      return { isRequesting: false };
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Request Membership' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Request' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Request Membership' })));
  const sent = { profileId: anna._id, groupId: 'g1' };
  expect(server.to('PUT /api/groups/request-group-membership').map(({ body }) => body)).toEqual([sent]);
  expect(server.to('PUT /api/groups/cancel-group-request').map(({ body }) => body)).toEqual([sent]);
});

test.each([
  [403, 'blocked-from-group', 'You cannot ask to join this group.'],
  [409, 'asked-too-often', 'You can ask to join this group again in a week.'],
])('who may not ask is told why: %i', async (status, code, message) => {
  const { user } = at(seenAs.stranger, () => ({ 'PUT /api/groups/request-group-membership': () => refuse(status, code, message) }));
  await user.click(await screen.findByRole('button', { name: 'Request Membership' }));
  await screen.findByText(message);
  screen.getByRole('button', { name: 'Request Membership' });
});

test('who is invited answers on the page, too', async () => {
  const { user } = at(seenAs.invited, (become) => ({
    'POST /api/groups/accept-group-invite': () => {
      become(seenAs.member);
      return { updatedGroup: seenAs.member.group };
    },
  }));
  await screen.findByText('You are invited to this group.');
  await user.click(screen.getByRole('button', { name: 'Accept: Lake house' }));
  await screen.findByText('You are now a member of Lake house.');
  await screen.findByRole('button', { name: 'Members' });
});

test('a member leaves after a question, and finds the way back in', async () => {
  const { user, server } = at(seenAs.member, (become) => ({
    'PUT /api/groups/remove-group-membership': () => {
      become(seenAs.stranger);
      return {};
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Leave Group']);
  await user.click(screen.getByRole('menuitem', { name: 'Leave Group' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Lake house?' }));
  await user.click(dialog.getByLabelText('Delete everything I posted to it'));
  await user.click(dialog.getByRole('button', { name: 'Leave Group' }));
  await screen.findByText('You have left Lake house.');
  await screen.findByRole('button', { name: 'Request Membership' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(server.to('PUT /api/groups/remove-group-membership')[0]?.body).toEqual({ profileId: anna._id, groupId: 'g1', removePosts: true });
});

test('an admin says the group anew, and may hide it', async () => {
  const renamed = { ...seenAs.admin.group, name: 'Sea house', isHidden: true };
  const { user, server } = at(seenAs.admin, (become) => ({
    'PUT /api/groups/update-group': () => {
      become({ ...seenAs.admin, group: renamed });
      return { group: renamed };
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Edit Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Group' }));
  const name = dialog.getByLabelText('Group Name');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Group Name cannot by empty!');
  await user.type(name, 'Sea house');
  await user.click(dialog.getByLabelText('Hide this group'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Sea house' });
  screen.getByText('3 members · Hidden');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Group' })));
  const said = { groupName: 'Sea house', groupDescription: 'Everything about the lake.', isHidden: true };
  expect(server.to('PUT /api/groups/update-group')[0]?.body).toEqual({ groupId: 'g1', ...said });
});

const own = itemOf(photo('p1', anna, { description: 'The jetty' }));

test('an admin gives the group a banner from their own photos, and takes it away', async () => {
  const banner = { filePath: '/storage/group-banner/g1/b1/wide.webp', thumbNail: '/storage/group-banner/g1/b1/thumb.webp' };
  const { user, server } = at(seenAs.admin, (become) => ({
    'POST /api/image/imagesByProfile': { images: own ? [own] : [], total: 1 },
    'PUT /api/groups/update-group': ({ imageId }) => {
      const { group } = seenAs.admin;
      const now = imageId ? { ...group, banner } : group;
      become({ ...seenAs.admin, group: now });
      return { group: now };
    },
  }));
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Group' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Group' }));
  };
  const dialog = await openDialog();
  dialog.getByText(/^Everybody who finds this group sees its banner/);
  await user.click(dialog.getByRole('button', { name: 'Choose one of my photos' }));
  await user.click(await dialog.findByRole('radio', { name: 'The jetty' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.querySelector(`main img[src="${banner.filePath}"]`)).not.toBeNull());
  const again = await openDialog();
  await user.click(again.getByLabelText('Remove the banner'));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.querySelector('main img')).toBeNull());
  expect(server.to('PUT /api/groups/update-group').map(({ body }) => body.imageId)).toEqual(['p1', null]);
});

test('an admin reads what was done in the group, page by page', async () => {
  const at1 = '2026-11-20T10:00:00.000Z';
  const { user, server } = at(seenAs.admin, () => ({
    'POST /api/groups/group-history': ({ before }) =>
      before === undefined
        ? { history: [{ _id: 'h2', act: 'deleted-post', by: ben, who: clara, at: at1 }], next: 'more' }
        : { history: [{ _id: 'h1', act: 'changed-details', by: { ...ben, username: '' }, at: at1 }] },
  }));
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('menuitem', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  await dialog.findByText(`${ben.username} deleted a post by ${clara.username}`);
  await user.click(dialog.getByRole('button', { name: 'View More' }));
  await dialog.findByText('Former member edited the group');
  expect(server.to('POST /api/groups/group-history').at(-1)?.body).toMatchObject({ groupId: 'g1', before: 'more' });
});

test('the owner deletes the group by typing its name', async () => {
  const { user, where, server } = at(seenAs.owner, () => ({ 'DELETE /api/groups/group-by-id': {} }));
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['History', 'Delete Group']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Group' }));
  await user.type(dialog.getByLabelText('Type Lake house to delete it'), 'lake{Enter}');
  await screen.findByText('This is not the name of the group.');
  expect(server.to('DELETE /api/groups/group-by-id')).toHaveLength(0);
  await user.clear(dialog.getByLabelText('Type Lake house to delete it'));
  await user.type(dialog.getByLabelText('Type Lake house to delete it'), 'Lake house{Enter}');
  await screen.findByText('Lake house is deleted.');
  expect(where()).toBe('/groups');
  expect(server.to('DELETE /api/groups/group-by-id')[0]?.body).toEqual({ groupId: 'g1', groupName: 'Lake house' });
});

test('a group whose name was erased has a word in its place, and is deleted without typing it', async () => {
  const group = { ...seenAs.owner.group, name: '' };
  const { user, server } = at({ ...seenAs.owner, group }, () => ({ 'DELETE /api/groups/group-by-id': {} }));
  await screen.findByRole('heading', { name: 'Unnamed group' });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Group' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Delete Group' }));
  await screen.findByText('Unnamed group is deleted.');
  expect(server.to('DELETE /api/groups/group-by-id')[0]?.body).toEqual({ groupId: 'g1', groupName: '' });
});

test.each([
  [404, 'You do not have permission to view this album.'],
  [400, 'An error occurred while loading the album.'],
])('a group that is not for the member is told in the specification’s words: %i', async (status, text) => {
  visit('/group/g1', { 'POST /api/groups/group-by-id': () => refuse(status) });
  await screen.findByRole('heading', { name: text });
});

test('a group that cannot be had now can be asked for again', async () => {
  let fails = true;
  const { user } = visit('/group/g1', { 'POST /api/groups/group-by-id': () => (fails ? refuse(500) : seenAs.member) });
  await screen.findByText('An error occurred while loading the album.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Lake house' });
});

test('who is removed while the page is open sees it go', async () => {
  let seen: GroupAnswer = seenAs.member;
  const { push } = visit('/group/g1', { 'POST /api/groups/group-by-id': () => seen });
  await screen.findByRole('button', { name: 'Members' });
  seen = seenAs.stranger;
  await push('group');
  await screen.findByRole('button', { name: 'Request Membership' });
  expect(screen.queryByRole('button', { name: 'Members' })).toBeNull();
});

test('a member chooses of what of a group to be told', async () => {
  let level: 'ALL' | 'NONE' = 'ALL';
  const settings = () => ({ ...allNotifications, groups: [{ group: { _id: 'g1', name: 'Lake house' }, level }] });
  const { user } = at(seenAs.member, () => ({
    'POST /api/notification/settings': settings,
    'POST /api/notification/change-group-level': () => {
      level = 'NONE';
      return settings();
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'You are told of' });
  await user.selectOptions(choice, 'Nothing');
  await waitFor(() => expect([level, choice.value]).toEqual(['NONE', 'NONE']));
});
