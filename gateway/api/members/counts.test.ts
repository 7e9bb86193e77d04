// The numbers of the menus in one answer: those of the calls that a page would otherwise make for each.
import { chat } from '@kloak/chat/service.ts';
import { groups } from '@kloak/groups/service.ts';
import { notification } from '@kloak/notification/service.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { social } from '@kloak/social/service.ts';
import { loadServices } from '../../../deploy/services.ts';
import { runBefore } from '../../testing/faulty.ts';
import { type Person, startVault, type Vault } from '../../testing/vault.ts';

type CountingService = 'social' | 'groups' | 'notification' | 'chat';

/** Service that fails in the running test, and how. */
let failing: { readonly service: CountingService; readonly error: Error } | undefined;
const failIf = (service: CountingService) => () => {
  if (failing?.service === service) throw failing.error;
};
const instead = [
  { ...social, rpcs: { ...social.rpcs, ListConnections: runBefore(failIf('social'), social.rpcs.ListConnections) } },
  { ...groups, rpcs: { ...groups.rpcs, CountInvites: runBefore(failIf('groups'), groups.rpcs.CountInvites) } },
  { ...notification, rpcs: { ...notification.rpcs, GetUnread: runBefore(failIf('notification'), notification.rpcs.GetUnread) } },
  { ...chat, rpcs: { ...chat.rpcs, ListUnread: runBefore(failIf('chat'), chat.rpcs.ListUnread) } },
];

let vault: Vault;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices(), { instead });
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
});
afterEach(() => {
  failing = undefined;
});
afterAll(() => vault.close());

const countsOf = (who: Person) => who.call('POST /api/profile/counts', { profileId: who.id });
const all = { success: true, pending: 1, invites: 1, unread: true, rooms: [{ roomId: expect.any(String), notificationCount: 2 }] };

it('nothing waits for a new member', async () => {
  expect(await countsOf(anna)).toEqual({ success: true, pending: 0, invites: 0, unread: false, rooms: [] });
});

it('every number is that of its own call', async () => {
  await connectMembers(anna, ben);
  const clara = await vault.join('clara');
  await clara.call('POST /api/connection/request', { profileFrom: clara.id, profileTo: anna.id });
  await ben.call('POST /api/groups/create-new-group', { name: 'Lake', invitedIdList: [anna.id], profile: ben.id });
  for (const messageBody of ['Are you there?', 'Look!'])
    await ben.call('POST /api/chatbox/submit-message', { messageBody, profile: ben.id, profileTo: anna.id });
  await vault.harness.settled();
  const counts = await countsOf(anna);
  expect(counts).toEqual(all);
  const me = { profileId: anna.id };
  expect(counts).toEqual({
    success: true,
    pending: (await anna.call('GET /api/connection/all/{profileId}', me)).connections.pending.length,
    invites: (await anna.call('POST /api/groups/group-invite-count', me)).count,
    unread: (await anna.call('POST /api/notification/unread', me)).unread,
    rooms: (await anna.call('POST /api/chatbox/check-notifications', me)).notifications,
  });
});

it.each<[CountingService, Exclude<keyof typeof all, 'success'>]>([
  ['social', 'pending'],
  ['groups', 'invites'],
  ['notification', 'unread'],
  ['chat', 'rooms'],
])('without the %s service only %s is absent', async (service, absent) => {
  failing = { service, error: unavailable(`The ${service} service`) };
  const { [absent]: _, ...others } = all;
  expect(await countsOf(anna)).toEqual(others);
});

it('a defect of one service is no outage', async () => {
  failing = { service: 'chat', error: new Error('the secret reason') };
  expect(await anna.send('/api/profile/counts', { body: { profileId: anna.id } })).toMatchObject({ status: 500, body: { code: 'defect' } });
});

it('nobody reads those of another, and nobody without a session', async () => {
  const body = { profileId: ben.id };
  expect(await anna.send('/api/profile/counts', { body })).toMatchObject({ status: 403, body: { code: 'not-you' } });
  expect(await vault.guest().send('/api/profile/counts', { body })).toMatchObject({ status: 401, body: { code: 'signed-out' } });
});
