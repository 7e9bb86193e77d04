// Statuses of every room call, for every relation of the caller to the room.
import { randomUUID } from 'node:crypto';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import type { ApiName, Body } from '@kloak/proto/api/types.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

/** `back`: left and added again. `former`: room of two who are no longer connected. `other pair`: room of two others. */
const standings = ['never in', 'in', 'leads', 'left', 'back', 'pair', 'former', 'other pair'] as const;
type RoomRole = (typeof standings)[number];

/** Calls that name no room. */
type Elsewhere =
  | 'POST /api/chatbox/fetch-chatrooms'
  | 'POST /api/chatbox/check-notifications'
  | 'POST /api/chatbox/find-profiles'
  | 'POST /api/chatbox/settings'
  | 'POST /api/chatbox/change-settings'
  | 'POST /api/chatbox/add-recipient'
  | 'POST /api/chatbox/create-chat-group';
type RoomCall = Exclude<Extract<ApiName, `${string} /api/chatbox/${string}`>, Elsewhere>;
/** `other`: the other member of a pair, or a member of the group. `mine`, `theirs`: newest messages of the two. */
type RoomScene = { room: string; other: string; mine: string; theirs: string };
type CallCase<Name extends RoomCall> = { send(place: RoomScene): Body<Name>; statuses: Record<RoomRole, number> };

/** Statuses for members; the room does not exist for others. */
const forMembers = { 'never in': 404, in: 200, leads: 200, left: 404, back: 200, pair: 200, former: 200, 'other pair': 404 };
const forLeader = { ...forMembers, in: 403, back: 403, pair: 409, former: 409 };
const forConnected = { 'never in': 403, in: 403, leads: 403, left: 403, back: 403, pair: 200, former: 403, 'other pair': 403 };

let vault: Vault;
let me: Person;
let friend: Person;
let former: Person;
let pairs: Readonly<Record<'pair' | 'former', RoomScene>>;

const say = async (who: Person, other: Person) =>
  (await who.call('POST /api/chatbox/submit-message', { messageBody: 'Hello', profile: who.id, profileTo: other.id })).message;

async function pairWith(other: Person): Promise<RoomScene> {
  await connectMembers(me, other);
  const [mine, theirs] = [await say(me, other), await say(other, me)];
  return { room: mine.roomId, other: other.id, mine: mine._id, theirs: theirs._id };
}

beforeAll(async () => {
  vault = await startVault(await loadServices());
  [me, friend, former] = await Promise.all([vault.join('myself'), vault.join('friend'), vault.join('former')]);
  pairs = { pair: await pairWith(friend), former: await pairWith(former) };
  await me.call('POST /api/connection/reject', { profileFrom: me.id, profileTo: former.id });
});
afterAll(() => vault.close());

const calls: { readonly [Name in RoomCall]: CallCase<Name> } = {
  'POST /api/chatbox/conversation-query': { send: ({ room }) => ({ roomId: room }), statuses: forMembers },
  'POST /api/chatbox/profile-conversation': { send: ({ other }) => ({ profileIds: [other] }), statuses: { ...forConnected, former: 200 } },
  'POST /api/chatbox/rename-chat-group': { send: ({ room }) => ({ roomId: room, name: 'Sea' }), statuses: forLeader },
  'POST /api/chatbox/add-to-chat-group': { send: ({ room }) => ({ roomId: room, profiles: [friend.id] }), statuses: forLeader },
  'POST /api/chatbox/remove-from-chat-group': { send: ({ room }) => ({ roomId: room, profiles: [friend.id] }), statuses: forLeader },
  'POST /api/chatbox/leave-chat-group': { send: ({ room }) => ({ roomId: room }), statuses: { ...forMembers, pair: 409, former: 409 } },
  'POST /api/chatbox/submit-message': {
    send: ({ room }) => ({ messageBody: 'Hello', profile: me.id, roomId: room }),
    statuses: { ...forMembers, former: 403 },
  },
  'POST /api/chatbox/delete-message': { send: ({ mine }) => ({ messageId: mine, profileId: me.id }), statuses: forMembers },
  'POST /api/chatbox/writing': { send: ({ room }) => ({ roomId: room }), statuses: forMembers },
  'DELETE /api/chatbox/delete-notif-room': { send: ({ room }) => ({ roomId: room }), statuses: forMembers },
};

/** The same calls about something else. */
const others: Record<string, CallCase<'POST /api/chatbox/submit-message'> | CallCase<'POST /api/chatbox/delete-message'>> = {
  'POST /api/chatbox/submit-message to the other one': {
    send: ({ other }) => ({ messageBody: 'Hello', profile: me.id, profileTo: other }),
    statuses: forConnected,
  },
  'POST /api/chatbox/delete-message of somebody else': {
    send: ({ theirs }) => ({ messageId: theirs, profileId: me.id }),
    statuses: { ...forMembers, in: 403, leads: 403, back: 403, pair: 403, former: 403 },
  },
};

const rows: (readonly [string, { send(place: RoomScene): object; statuses: Record<RoomRole, number> }])[] = [
  ...Object.entries(calls),
  ...Object.entries(others),
];

/** A room with this relation to `me`. */
async function placeOf(standing: RoomRole): Promise<RoomScene> {
  if (standing === 'pair' || standing === 'former') return pairs[standing];
  const room = randomUUID();
  const isGroup = standing !== 'other pair';
  const without = isGroup ? ['founder', 'third', 'fourth'] : ['founder', 'third'];
  const isIn = !['never in', 'other pair'].includes(standing);
  const members = standing === 'leads' ? [me.id, ...without] : isIn ? [...without, me.id] : without;
  const facts = (seq: number, now = members) => ({ room, isGroup, members: now, seq });
  const sent = (seq: number, writer: string, now = members) => ({
    type: 'MessageSent' as const,
    data: { ...facts(seq, now), writer, body: 'Hello', items: [], grants: [] },
  });
  const [first = ''] = members;
  const before = [{ type: 'RoomOpened' as const, data: { ...facts(0), by: first } }, sent(1, isIn ? me.id : first), sent(2, 'third')];
  const left = { type: 'MemberLeft' as const, data: { ...facts(2, without), who: me.id } };
  const again = [{ type: 'MembersAdded' as const, data: { ...facts(2), by: first, added: [me.id] } }, sent(3, me.id), sent(4, 'third')];
  const after = standing === 'left' ? [left] : standing === 'back' ? [left, ...again] : [];
  await seedEvent(vault.harness, 'chat', `room:${room}`, room, ...before, ...after);
  const [mine, theirs] = standing === 'back' ? [3, 4] : [1, 2];
  return { room, other: 'third', mine: `${room}-${mine}`, theirs: `${room}-${theirs}` };
}

const found = async (ask: (standing: RoomRole) => Promise<unknown>) => {
  const answers: Record<string, unknown> = {};
  for (const standing of standings) answers[standing] = await ask(standing);
  return answers;
};

it.each(rows)('%s', async (name, { send, statuses }) => {
  const [method = '', path = ''] = name.split(' ');
  expect(await found(async (standing) => (await me.send(path, { method, body: send(await placeOf(standing)) })).status)).toEqual(statuses);
});

it('what was said before one was added again is not there any more', async () => {
  const { room } = await placeOf('back');
  const { conversation, conversationSize } = await me.call('POST /api/chatbox/conversation-query', { roomId: room });
  expect([conversation.map(({ seq }) => seq), conversationSize]).toEqual([[3, 4], 2]);
  const old = { messageId: `${room}-1`, profileId: me.id };
  expect((await me.send('/api/chatbox/delete-message', { body: old })).status).toBe(404);
});

it('rooms are listed, and counted, for who is in them', async () => {
  const isListed = await found(async (standing) => {
    const { room } = await placeOf(standing);
    const { allChatRooms } = await me.call('POST /api/chatbox/fetch-chatrooms', { profileId: me.id });
    const { notifications } = await me.call('POST /api/chatbox/check-notifications', { profileId: me.id });
    return [allChatRooms.some(({ _id }) => _id === room), notifications.some(({ roomId }) => roomId === room)];
  });
  const [here, gone] = [
    [true, true],
    [false, false],
  ];
  expect(isListed).toEqual({ 'never in': gone, in: here, leads: here, left: gone, back: here, pair: [true, false], former: [true, false], 'other pair': gone });
});
