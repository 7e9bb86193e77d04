// Members of a group that has more than its own answer includes.
import type { Profile } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { ben, clara } from '../../../testing/family.ts';
import { noGroups, seenAs } from '../../../testing/groups.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

everythingIsNear();

const openMembers = async ({ user }: ReturnType<typeof visit>) => {
  await user.click(await screen.findByRole('button', { name: 'Members' }));
  return within(await screen.findByRole('dialog', { name: 'Members' }));
};

/** A group so large that its answer includes only the first members. */
function atLarge(answers: Routes = {}) {
  const crowd = Array.from({ length: 60 }, (_, at): Profile => ({ ...ben, _id: `crowd-${at}`, username: `cousin${at}` }));
  const group = { ...seenAs.admin.group, members: crowd.slice(0, 25), memberCount: 62 };
  return visit('/group/g1', {
    'POST /api/groups/group-by-id': () => ({ ...seenAs.admin, group }),
    'POST /api/groups/groups-by-profile': noGroups,
    'POST /api/groups/group-members': ({ before, perPage }) => {
      const from = Number(before ?? 0);
      const to = from + (perPage ?? 25);
      return { members: crowd.slice(from, to), ...(to < crowd.length && { next: String(to) }) };
    },
    ...answers,
  });
}

test('the members of a large group come page by page', async () => {
  const visited = atLarge();
  const dialog = await openMembers(visited);
  await dialog.findByText('cousin59');
  expect(dialog.getAllByRole('button', { name: /^More/ })).toHaveLength(60);
  expect(visited.server.to('POST /api/groups/group-members').map(({ body }) => body.before)).toEqual([undefined, '25', '50']);
});

test('who is removed from a large group is gone from its list at once', async () => {
  const answered = Promise.withResolvers<void>();
  const visited = atLarge({
    'PUT /api/groups/remove-group-membership': async () => {
      await answered.promise;
      return {};
    },
  });
  const dialog = await openMembers(visited);
  await dialog.findByText('cousin59');
  await visited.user.click(dialog.getByRole('button', { name: 'More: cousin30' }));
  await visited.user.click(await screen.findByRole('menuitem', { name: 'Remove from group' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove cousin30 from the group?' }));
  await visited.user.click(question.getByRole('button', { name: 'Remove from group' }));
  await waitFor(() => expect(dialog.queryByText('cousin30')).toBeNull());
  screen.getByText('61 members');
  answered.resolve();
});

test('the members of a large group that do not come can be asked for again', async () => {
  let fails = true;
  const visited = atLarge({ 'POST /api/groups/group-members': () => (fails ? refuse(403, 'not-group-member', 'Not now.') : { members: [clara] }) });
  const dialog = await openMembers(visited);
  const again = await dialog.findByRole('button', { name: 'Try again' });
  fails = false;
  await visited.user.click(again);
  await dialog.findByText('clara');
});
