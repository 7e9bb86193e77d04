import type { Answer, Group, Profile } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara } from '../../../testing/family.ts';
import { noGroups, seenAs } from '../../../testing/groups.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

type GroupAnswer = Answer<'POST /api/groups/group-by-id'>;
const dana: Profile = { ...ben, _id: 'dana-id', username: 'dana' };

/** Opens the page of a group; a test decides the answer of each call that changes it. */
function at(seen: GroupAnswer, answers: (become: (now: Partial<Group>) => { group: Group }) => Routes = () => ({})) {
  let group: Group = seen.group;
  return visit('/group/g1', {
    'POST /api/groups/group-by-id': () => ({ ...seen, group }),
    'POST /api/groups/groups-by-profile': noGroups,
    ...answers((now) => {
      group = { ...group, ...now };
      return { group };
    }),
  });
}
type GroupVisit = ReturnType<typeof visit>;
const openMembers = async ({ user }: GroupVisit) => {
  await user.click(await screen.findByRole('button', { name: 'Members' }));
  return within(await screen.findByRole('dialog', { name: 'Members' }));
};
const openInvites = async ({ user }: GroupVisit, tab?: string) => {
  await user.click(await screen.findByRole('button', { name: /^Invite \+/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite +' }));
  if (tab) await user.click(dialog.getByRole('tab', { name: new RegExp(tab) }));
  return dialog;
};
const choose = async ({ user }: GroupVisit, name: string, act: string) => {
  await user.click(screen.getByRole('button', { name: `More: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};
const sure = async ({ user }: GroupVisit, title: string, act: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: act }));
};

test('a member sees who is in the group, and can change nothing about them', async () => {
  const dialog = await openMembers(at(seenAs.member));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Owner', 'Members']);
  dialog.getByText('anna (you)');
  dialog.getByRole('link', { name: 'clara' });
  expect(dialog.queryByRole('button', { name: /^More/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Group' })).toBeNull();
});

test('an admin can remove members and make them admins, but nothing about admins', async () => {
  const visited = at(seenAs.admin, (become) => ({ 'PUT /api/groups/give-admin-auth': () => become({ admins: [ben, anna, clara], members: [] }) }));
  const dialog = await openMembers(visited);
  expect(dialog.getAllByRole('button', { name: /^More/ })).toHaveLength(1);
  await visited.user.click(dialog.getByRole('button', { name: 'More: clara' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Make admin', 'Remove from group']);
  await visited.user.click(screen.getByRole('menuitem', { name: 'Make admin' }));
  await sure(visited, 'Make clara an admin?', 'Make admin');
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'Members', level: 3 })).toBeNull());
  expect(visited.server.to('PUT /api/groups/give-admin-auth')[0]?.body).toEqual({ profileId: clara._id, groupId: 'g1' });
});

test('somebody is removed after a question, at once, and stays where the server refuses', async () => {
  const refused = Promise.withResolvers<void>();
  const visited = at(seenAs.admin, () => ({
    'PUT /api/groups/remove-group-membership': async () => {
      await refused.promise;
      return refuse(403, 'admin-stays', 'Only the owner of this group can remove an admin.');
    },
  }));
  const dialog = await openMembers(visited);
  await choose(visited, 'clara', 'Remove from group');
  await sure(visited, 'Remove clara from the group?', 'Cancel');
  expect(visited.server.to('PUT /api/groups/remove-group-membership')).toHaveLength(0);
  await choose(visited, 'clara', 'Remove from group');
  await sure(visited, 'Remove clara from the group?', 'Remove from group');
  await waitFor(() => expect(dialog.queryByText('clara')).toBeNull());
  screen.getByText('2 members');
  refused.resolve();
  await screen.findByText('Only the owner of this group can remove an admin.');
  await dialog.findByText('clara');
});

test('the owner takes admins their rights, and hands the group over', async () => {
  const visited = at(seenAs.owner, (become) => ({
    'PUT /api/groups/lose-admin-auth': () => become({ admins: [anna], members: [clara, ben] }),
    'PUT /api/groups/hand-over-group': () => become({ owner: clara, admins: [clara, anna], members: [ben] }),
  }));
  const dialog = await openMembers(visited);
  dialog.getByText('You own this group. Before you leave it, make another member its owner.');
  await choose(visited, 'ben', 'Remove as admin');
  await sure(visited, 'Remove ben as an admin?', 'Remove as admin');
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'Admins' })).toBeNull());
  await choose(visited, 'clara', 'Make owner');
  await sure(visited, 'Make clara the owner?', 'Make owner');
  await waitFor(() => expect(within(dialog.getByRole('heading', { name: 'Owner' }).parentElement ?? document.body).queryByText('clara')).not.toBeNull());
  expect(visited.server.to('PUT /api/groups/hand-over-group')[0]?.body).toEqual({ profileId: clara._id, groupId: 'g1' });
});

test('an admin invites who is chosen, and nobody is sent nothing', async () => {
  const visited = at(seenAs.admin, (become) => ({
    'POST /api/groups/search-profiles': { profiles: [dana] },
    'PUT /api/groups/update-group-invite': () => become({ invited: [dana] }),
  }));
  const dialog = await openInvites(visited);
  await visited.user.click(dialog.getByRole('button', { name: 'Send Invites' }));
  await dialog.findByText('Choose somebody to invite.');
  await visited.user.type(dialog.getByLabelText('Search Family Members'), 'da');
  await visited.user.click(await dialog.findByRole('button', { name: 'Add dana' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Send Invites' }));
  await screen.findByText('Invites have been successfully sent!');
  expect(visited.server.to('POST /api/groups/search-profiles')[0]?.body).toEqual({ query: 'da', profileId: anna._id, recipientIds: [], groupId: 'g1' });
  expect(visited.server.to('PUT /api/groups/update-group-invite')[0]?.body).toEqual({ groupId: 'g1', profile: anna._id, invitedIdList: [dana._id] });
  await visited.user.click(await dialog.findByRole('tab', { name: 'Invited (1)' }));
  dialog.getByText('dana');
});

test('an invite is taken back', async () => {
  const visited = at({ ...seenAs.admin, group: { ...seenAs.admin.group, invited: [dana] } }, (become) => ({
    'PUT /api/groups/update-group-invite': () => become({ invited: [] }),
  }));
  const dialog = await openInvites(visited, 'Invited');
  await visited.user.click(dialog.getByRole('button', { name: 'Take back: dana' }));
  await dialog.findByText('Nobody is invited at the moment.');
  expect(visited.server.to('PUT /api/groups/update-group-invite')[0]?.body).toEqual({ groupId: 'g1', withdraw: [dana._id] });
});

test('who asks to join is counted, and accepted, declined or blocked', async () => {
  const [erik, frida] = [
    { ...dana, _id: 'erik-id', username: 'erik' },
    { ...dana, _id: 'frida-id', username: 'frida' },
  ];
  const visited = at({ ...seenAs.admin, group: { ...seenAs.admin.group, requests: [dana, erik, frida] } }, (become) => ({
    'PUT /api/groups/accept-group-request': () => become({ requests: [erik, frida], members: [clara, dana], memberCount: 4 }),
    'PUT /api/groups/cancel-group-request': () => {
      become({ requests: [frida] });
      return { isRequesting: false };
    },
    'PUT /api/groups/block-group-requester': () => become({ requests: [], blocked: [frida] }),
    'PUT /api/groups/unblock-group-requester': () => become({ blocked: [] }),
  }));
  await screen.findByRole('button', { name: 'Invite +, 3 requests' });
  const dialog = await openInvites(visited, 'Requests');
  await visited.user.click(dialog.getByRole('button', { name: 'Accept: dana' }));
  await waitFor(() => expect(dialog.queryByText('dana')).toBeNull());
  await visited.user.click(dialog.getByRole('button', { name: 'Decline: erik' }));
  await waitFor(() => expect(dialog.queryByText('erik')).toBeNull());
  await choose(visited, 'frida', 'Block');
  await sure(visited, 'Block frida from this group?', 'Block');
  await dialog.findByText('Nobody asks to join at the moment.');
  await visited.user.click(await dialog.findByRole('button', { name: 'Unblock: frida' }));
  await waitFor(() => expect(dialog.queryByText('frida')).toBeNull());
  const of = (person: Profile) => ({ profileId: person._id, groupId: 'g1' });
  expect(visited.server.to('PUT /api/groups/accept-group-request')[0]?.body).toEqual(of(dana));
  expect(visited.server.to('PUT /api/groups/cancel-group-request')[0]?.body).toEqual(of(erik));
  expect(visited.server.to('PUT /api/groups/unblock-group-requester')[0]?.body).toEqual(of(frida));
  await visited.user.keyboard('{Escape}');
  await screen.findByText('4 members');
});

test('the focus stays in the dialog when a row goes, and goes back to its button when it closes', async () => {
  const visited = at({ ...seenAs.admin, group: { ...seenAs.admin.group, requests: [dana] } }, (become) => ({
    'PUT /api/groups/accept-group-request': () => become({ requests: [], members: [clara, dana] }),
  }));
  await openInvites(visited, 'Requests');
  await visited.user.click(screen.getByRole('button', { name: 'Accept: dana' }));
  await screen.findByText('Nobody asks to join at the moment.');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await visited.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invite +' })));
});
