import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let anna: Person;
let ben: Person;
let carla: Person;
let closed: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices(), { chatClosedTo: ['closed'] });
  [anna, ben, carla, closed] = await Promise.all([vault.join('anna'), vault.join('ben'), vault.join('carla'), vault.join('Closed')]);
  await connectMembers(anna, ben);
  await connectMembers(anna, carla);
});
afterAll(() => vault.close());

const profileOf = ({ id, username }: Person) => ({ _id: id, username, image: `/storage/avatar/${id}.svg` });
const submit = async (who: Person, roomId: string, messageBody: string) =>
  (await who.call('POST /api/chatbox/submit-message', { messageBody, profile: who.id, roomId })).message;
const notifications = async (who: Person) => (await who.call('POST /api/chatbox/check-notifications', { profileId: who.id })).notifications;

it('two write to each other: the first message begins their room', async () => {
  const first = await anna.call('POST /api/chatbox/submit-message', { messageBody: 'Hello', profile: anna.id, roomId: null, profileTo: ben.id });
  const { roomId } = first.message;
  expect(first.message).toEqual({
    _id: expect.any(String),
    messageBody: 'Hello',
    profile: profileOf(anna),
    roomId,
    profileTo: ben.id,
    createdAt: expect.any(String),
    seq: 1,
  });
  expect(await notifications(ben)).toEqual([{ roomId, notificationCount: 1 }]);
  const { allChatRooms, total } = await ben.call('POST /api/chatbox/fetch-chatrooms', { profileId: ben.id });
  expect(total).toBe(1);
  expect(allChatRooms).toEqual([
    { _id: roomId, profiles: [profileOf(anna), profileOf(ben)], isGroup: false, notificationCount: 1, messages: [{ message: first.message }] },
  ]);

  await submit(ben, roomId, 'Hi');
  expect(await notifications(ben)).toEqual([]);
  const opened = await ben.call('POST /api/chatbox/profile-conversation', { profileIds: [anna.id], page: 0, perPage: 15 });
  expect(opened.room._id).toBe(roomId);
  expect(opened.conversation.map(({ messageBody }) => messageBody)).toEqual(['Hello', 'Hi']);
  expect(opened.conversationSize).toBe(2);
});

it('a group is begun, renamed, added to and left', async () => {
  const { room } = await anna.call('POST /api/chatbox/create-chat-group', { name: 'Lake', author: anna.id, profiles: [{ _id: ben.id }, carla.id] });
  expect(room).toMatchObject({ name: 'Lake', isGroup: true, profiles: [anna, ben, carla].map(profileOf), messages: [] });
  const renamed = await anna.call('POST /api/chatbox/rename-chat-group', { roomId: room._id, name: 'Sea' });
  expect(renamed.room.name).toBe('Sea');
  await carla.call('POST /api/chatbox/leave-chat-group', { roomId: room._id });
  const added = await anna.call('POST /api/chatbox/add-to-chat-group', { roomId: room._id, profiles: [carla.id] });
  expect(added.room.profiles).toHaveLength(3);
  const { status, body } = await anna.send('/api/chatbox/create-chat-group', { body: { name: ' ', author: anna.id, profiles: [ben.id, carla.id] } });
  expect([status, body.message]).toEqual([400, 'Error: Group name cannot by empty.']);
});

it('a room is found by its name among all', async () => {
  const find = async (who: Person, query: string) =>
    (await who.call('POST /api/chatbox/fetch-chatrooms', { profileId: who.id, query })).allChatRooms.map(({ name }) => name);
  await ben.call('POST /api/chatbox/profile-conversation', { profileIds: [anna.id] });
  await anna.call('POST /api/chatbox/create-chat-group', { name: 'Winter holidays', author: anna.id, profiles: [ben.id, carla.id] });
  expect(await find(anna, 'holi')).toEqual(['Winter holidays']);
  expect(await find(ben, 'nothing')).toEqual([]);
});

it('who is named in the settings is told that there is no chat yet', async () => {
  expect(await closed.call('GET /api/users/auth', {})).toMatchObject({ username: 'Closed', chatClosed: true });
  expect(await anna.call('GET /api/users/auth', {})).not.toHaveProperty('chatClosed');
});

it.each(['body', 'address'])('a room is read up to now, named in the %s', async (where) => {
  const { room } = await anna.call('POST /api/chatbox/profile-conversation', { profileIds: [carla.id] });
  await submit(anna, room._id, 'Hello');
  expect(await notifications(carla)).toContainEqual({ roomId: room._id, notificationCount: 1 });
  const path = '/api/chatbox/delete-notif-room';
  const answer = await (where === 'body'
    ? carla.send(path, { method: 'DELETE', body: { roomId: room._id } })
    : carla.send(`${path}?roomId=${room._id}`, { method: 'DELETE' }));
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect((await notifications(carla)).map(({ roomId }) => roomId)).not.toContain(room._id);
});

it.each(['', '?roomId=', '?roomId=none&roomId=none', '?roomId[]=none', '?seq=1'])('a room that is not named in the address is none: %j', async (query) => {
  expect(await carla.send(`/api/chatbox/delete-notif-room${query}`, { method: 'DELETE' })).toMatchObject({ status: 400 });
});

it('a message is sent once under one client id, and deleted by who wrote it', async () => {
  const { room } = await anna.call('POST /api/chatbox/profile-conversation', { profileIds: [ben.id, anna.id] });
  const send = () => anna.call('POST /api/chatbox/submit-message', { messageBody: 'Once', profile: anna.id, roomId: room._id, clientId: 'c1' });
  const [one, again] = [await send(), await send()];
  expect(again).toEqual(one);
  await anna.call('POST /api/chatbox/delete-message', { messageId: one.message._id, profileId: anna.id });
  const { conversation } = await ben.call('POST /api/chatbox/conversation-query', { roomId: room._id });
  expect(conversation.at(-1)).toEqual({ ...one.message, messageBody: '', deleted: true });
});

it('a conversation is with one other', async () => {
  for (const profileIds of [[anna.id], [ben.id, carla.id]])
    expect(await anna.send('/api/chatbox/profile-conversation', { body: { profileIds } })).toMatchObject({ status: 400, body: { code: 'not-two' } });
});

it('connections are found to write to, without those who are chosen', async () => {
  const find = async (recipientIds: string[]) =>
    (await anna.call('POST /api/chatbox/add-recipient', { query: 'A', profileId: anna.id, recipientIds })).profiles.map(({ username }) => username).sort();
  expect((await anna.call('POST /api/chatbox/find-profiles', { query: 'ben@', profileId: anna.id })).profiles).toEqual([profileOf(ben)]);
  expect(await find([])).toContain('carla');
  expect(await find([carla.id])).not.toContain('carla');
});

it('nobody writes in the room of two who are not connected any more', async () => {
  const dora = await vault.join('dora');
  await connectMembers(anna, dora);
  const { room } = await dora.call('POST /api/chatbox/profile-conversation', { profileIds: [anna.id] });
  await anna.call('POST /api/connection/reject', { profileFrom: anna.id, profileTo: dora.id });
  const body = { messageBody: 'Hello?', profile: dora.id, roomId: room._id };
  expect(await dora.send('/api/chatbox/submit-message', { body })).toMatchObject({ status: 403, body: { code: 'not-connected' } });
  expect((await dora.call('POST /api/chatbox/conversation-query', { roomId: room._id })).room.readOnly).toBe(true);
});

it('what is sent while a connection ends is in the room or refused, and nothing is sent once its end was answered', async () => {
  const emil = await vault.join('emil');
  await connectMembers(anna, emil);
  const { room } = await emil.call('POST /api/chatbox/profile-conversation', { profileIds: [anna.id] });
  const send = async (who: Person, messageBody: string) =>
    (await who.send('/api/chatbox/submit-message', { body: { messageBody, profile: who.id, roomId: room._id } })).status;
  const ended = () => anna.call('POST /api/connection/reject', { profileFrom: anna.id, profileTo: emil.id });
  const [statuses] = await Promise.all([Promise.all(Array.from({ length: 8 }, (_, at) => send(at % 2 ? anna : emil, `m${at}`))), ended()]);
  const afterwards = [await send(emil, 'Late'), await send(anna, 'Late')];
  expect(statuses.every((status) => status === 200 || status === 403)).toBe(true);
  expect(afterwards).toEqual([403, 403]);
  const { conversation } = await emil.call('POST /api/chatbox/conversation-query', { roomId: room._id });
  expect(conversation.map(({ seq }) => seq)).toEqual(statuses.filter((status) => status === 200).map((_, at) => at + 1));
});

describe('posts to which a message points', () => {
  it('are shown to those who may see them now, and to nobody else', async () => {
    const photo = await publishPhoto(vault, anna, await drawPhoto({ seed: 1 }), { title: 'Lake', privacy: 'FAMILY_ONLY' });
    const dora = await vault.join('doris');
    await connectMembers(anna, dora);
    const group = { name: 'Lake', author: anna.id, profiles: [ben.id, dora.id] };
    const { room } = await anna.call('POST /api/chatbox/create-chat-group', group);
    const submit = { messageBody: '', profile: anna.id, roomId: room._id, posts: [{ _id: photo.id }] };
    const { message } = await anna.call('POST /api/chatbox/submit-message', submit);
    expect(message).toMatchObject({ messageBody: '', posts: [{ _id: photo.id, title: 'Lake' }], missingPosts: 0 });

    const seenBy = async (who: Person) => {
      const { conversation } = await who.call('POST /api/chatbox/conversation-query', { roomId: room._id });
      return [conversation[0]?.posts?.map(({ _id }) => _id), conversation[0]?.missingPosts];
    };
    expect(await seenBy(ben)).toEqual([[photo.id], 0]);
    await anna.call('POST /api/connection/reject', { profileFrom: anna.id, profileTo: dora.id });
    expect(await seenBy(dora)).toEqual([[], 1]);
    const { allChatRooms } = await dora.call('POST /api/chatbox/fetch-chatrooms', { profileId: dora.id });
    expect(allChatRooms.find(({ _id }) => _id === room._id)?.messages).toMatchObject([{ message: { posts: [], missingPosts: 1 } }]);
    await anna.call('POST /api/image/updateOneImage', { imageId: photo.id, description: '', privacy: 'PRIVATE' });
    expect([await seenBy(ben), await seenBy(anna)]).toEqual([
      [[], 1],
      [[photo.id], 0],
    ]);
    await anna.call('POST /api/image/deleteImageByProfile', { imageId: photo.id, fileNames: [], profileId: anna.id });
    expect(await seenBy(anna)).toEqual([[], 1]);
  });
});
