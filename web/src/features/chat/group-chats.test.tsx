import { screen, within } from '@testing-library/react';
import { bensRoom, lakeGroup, messageOf } from '../../../testing/chat.ts';
import { anna, ben, clara } from '../../../testing/family.ts';
import { visitRooms, withBen } from '../../../testing/open-chat.ts';
import type { Routes } from '../../../testing/serve.ts';

test('a group begins with a name and three people, and stands in the list then', async () => {
  const { user, server } = await visitRooms([], {
    'POST /api/chatbox/find-profiles': { profiles: [ben, clara] },
    'POST /api/chatbox/add-recipient': ({ recipientIds = [] }) => ({ profiles: [ben, clara].filter(({ _id }) => !recipientIds.some((id) => id === _id)) }),
    'POST /api/chatbox/create-chat-group': { room: lakeGroup },
  });
  await user.click(screen.getByRole('button', { name: 'New Group Chat' }));
  await user.click(await screen.findByRole('button', { name: 'Create Group' }));
  await screen.findByText('Error: Group name cannot by empty.');
  await screen.findByText('A group chat begins with 3 members or more.');
  await user.type(screen.getByLabelText('Group Name'), 'Lake');
  for (const name of ['ben', 'clara']) {
    await user.type(screen.getByLabelText('Search Family Members'), 'a');
    await user.click(await screen.findByRole('button', { name: `Add ${name}` }));
  }
  await user.click(screen.getByRole('button', { name: 'Remove clara' }));
  await user.type(screen.getByLabelText('Search Family Members'), 'a');
  await user.click(await screen.findByRole('button', { name: 'Add clara' }));
  await user.click(screen.getByRole('button', { name: 'Create Group' }));
  await screen.findByLabelText('Enter username or email');
  expect(server.to('POST /api/chatbox/create-chat-group')[0]?.body).toEqual({ name: 'Lake', author: anna._id, profiles: [ben._id, clara._id] });
});

describe('in a group', () => {
  const dora = { ...clara, _id: 'dora-id', username: 'dora' };
  const details = async (routes: Routes = {}, room = lakeGroup) => {
    const visited = await withBen([messageOf(1, ben, 'Hello', { roomId: 'r2' })], { room, ...routes });
    await visited.user.click(await screen.findByRole('button', { name: 'Group details' }));
    await screen.findByRole('heading', { name: '3 members' });
    return visited;
  };

  test('who leads it gives it another name and adds people', async () => {
    const { user, server } = await details({
      'POST /api/chatbox/rename-chat-group': ({ name }) => ({ room: { ...lakeGroup, name } }),
      'POST /api/chatbox/add-recipient': { profiles: [dora] },
      'POST /api/chatbox/add-to-chat-group': { room: { ...lakeGroup, profiles: [...lakeGroup.profiles, dora] } },
    });
    await user.type(screen.getByLabelText('Group Name'), ' 2027');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await screen.findByRole('heading', { name: 'Lake 2027' });
    await user.type(screen.getByLabelText('Search Family Members'), 'dora');
    await user.click(await screen.findByRole('button', { name: 'Add dora' }));
    await user.click(screen.getByRole('button', { name: 'Add to group' }));
    await screen.findByRole('heading', { name: '4 members' });
    expect(server.to('POST /api/chatbox/add-to-chat-group')[0]?.body).toEqual({ roomId: 'r2', profiles: [dora._id] });
  });

  test('who leads it removes somebody, asked once', async () => {
    const { user, server } = await details(
      { 'POST /api/chatbox/remove-from-chat-group': { room: { ...lakeGroup, profiles: [anna, clara] } } },
      { ...lakeGroup, profiles: [anna, ben, clara] },
    );
    await user.click(await screen.findByRole('button', { name: 'Remove ben from this chat' }));
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Remove ben from this chat?' })).getByRole('button', { name: 'Remove' }));
    await screen.findByRole('heading', { name: '2 members' });
    expect(screen.queryByRole('button', { name: 'Remove ben from this chat' })).toBeNull();
    expect(server.to('POST /api/chatbox/remove-from-chat-group')[0]?.body).toEqual({ roomId: 'r2', profiles: [ben._id] });
    expect(screen.queryByRole('button', { name: 'Remove anna from this chat' })).toBeNull();
  });

  test('who does not lead it leaves it, asked once', async () => {
    const { user, server, chat } = await details({ 'POST /api/chatbox/leave-chat-group': {} }, { ...lakeGroup, profiles: [ben, anna, clara] });
    expect(screen.queryByLabelText('Group Name')).toBeNull();
    chat.room = bensRoom;
    await user.click(screen.getByRole('button', { name: 'Leave group' }));
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Leave this group chat?' })).getByRole('button', { name: 'Leave group' }));
    await screen.findByLabelText('Enter username or email');
    expect(server.to('POST /api/chatbox/leave-chat-group')[0]?.body).toEqual({ roomId: 'r2' });
  });
});
