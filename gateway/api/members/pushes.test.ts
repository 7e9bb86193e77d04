import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { pushService } from '@kloak/platform/testing/push-service.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { maxPushDevices, pushKinds } from '@kloak/proto/rules/device-pushes.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { type Person, password, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let service: Awaited<ReturnType<typeof pushService>>;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  service = await pushService();
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
});
afterAll(async () => {
  await vault.close();
  await service.close();
  expect(service.failures).toEqual([]);
});

const subscribe = (who: Visitor, profileId: string, name: string) =>
  who.call('POST /api/notification/subscribe', { profileId, subscription: service.subscribe(name) });
const payloads = (name: string) => service.received.filter(({ to }) => to === name).map(({ payload }) => payload);

const roomOf = async (who: Person, other: Person) => {
  const { room } = await who.call('POST /api/chatbox/profile-conversation', { profileIds: [who.id, other.id], page: 0, perPage: 15 });
  return room._id;
};
const write = async (who: Person, other: Person) =>
  who.call('POST /api/chatbox/submit-message', { messageBody: 'Words of one’s own', profile: who.id, roomId: await roomOf(who, other) });

it('a relative’s phone hears of a photo within two seconds, signed by the key of the vault', async () => {
  const { publicKey } = await ben.call('GET /api/notification/push-key', {});
  await subscribe(ben, ben.id, 'phone');
  await publishPhoto(vault, anna, await drawPhoto({ seed: 1 }), { title: 'Secret words', privacy: 'FAMILY_ONLY' });
  const pushed = await untilFound('a push', () => service.received.find(({ to }) => to === 'phone'), 2);
  expect(pushed).toMatchObject({
    signedBy: publicKey,
    ttl: expect.any(Number),
    payload: { kind: 'POSTS', title: 'anna shared a photo.', badge: expect.any(Number) },
  });
  expect(pushed.ttl).toBeLessThanOrEqual(86_400);
  expect(JSON.stringify(payloads('phone'))).not.toContain('Secret words');
});

it('a message is pushed, tried again after 503, and withdrawn once it is read', async () => {
  await subscribe(ben, ben.id, 'chat-phone');
  let refused = 0;
  service.answerBy((to) => (to === 'chat-phone' && refused++ < 1 ? { status: 503 } : undefined));
  await write(anna, ben);
  const roomId = await roomOf(ben, anna);
  await until('it is pushed', () => payloads('chat-phone').length === 1, 30);
  expect([refused > 1, payloads('chat-phone')[0]]).toMatchObject([
    true,
    { kind: 'CHAT_MESSAGES', title: 'anna wrote to you in the chat.', tag: `room:${roomId}` },
  ]);
  await ben.call('DELETE /api/chatbox/delete-notif-room', { roomId });
  await until('it is withdrawn', () => payloads('chat-phone').length === 2, 30);
  expect(payloads('chat-phone')[1]).toMatchObject({ kind: 'read', title: '', tag: `room:${roomId}` });
});

describe('a device hears nothing more', () => {
  const ends: [string, (here: Visitor, elsewhere: Person) => Promise<unknown>][] = [
    ['it signed out', (here) => here.call('POST /api/users/logout', {})],
    ['its session was ended elsewhere', (_here, elsewhere) => elsewhere.call('POST /api/users/end-session', { all: true })],
    [
      'the password was changed elsewhere',
      (_here, elsewhere) => elsewhere.call('POST /api/users/change-password', { password, newPassword: 'Monday-Lunch-2' }),
    ],
    [
      'it unsubscribed',
      (here, { id }) => here.call('POST /api/notification/unsubscribe-push', { profileId: id, endpoint: `${service.origin}/send/ended-${id}` }),
    ],
  ];
  it.each(ends)('once %s', async (_what, end) => {
    const who = await vault.join(`ended-${ends.findIndex(([, one]) => one === end)}`);
    await connectMembers(anna, who);
    const here = vault.guest();
    await here.call('POST /api/users/login', { email: who.email, password });
    await subscribe(here, who.id, `ended-${who.id}`);
    await subscribe(who, who.id, `kept-${who.id}`);
    await end(here, who);
    await vault.harness.settled();
    await write(anna, who);
    await until('the other device hears', () => payloads(`kept-${who.id}`).length > 0, 30);
    await vault.harness.settled();
    expect(payloads(`ended-${who.id}`)).toEqual([]);
  });
});

it('of the 21st device of a member the oldest goes', async () => {
  const many = await vault.join('many');
  await connectMembers(anna, many);
  for (let nth = 0; nth <= maxPushDevices; nth++) await subscribe(many, many.id, `many-${nth}`);
  await write(anna, many);
  await until('all hear', () => service.received.filter(({ to }) => to.startsWith('many-')).length >= maxPushDevices, 30);
  await vault.harness.settled();
  expect(payloads('many-0')).toEqual([]);
});

it('which kinds are pushed is a setting beside the others, and may be left out', async () => {
  const settings = () => anna.call('POST /api/notification/settings', { profileId: anna.id });
  const all = Object.fromEntries(pushKinds.map((kind) => [kind, true]));
  expect((await settings()).push).toEqual(all);
  const body = { profileId: anna.id, muted: [], push: { HEARTS: false, POSTS: true } };
  expect((await anna.call('POST /api/notification/change-settings', body)).push).toEqual({ ...all, HEARTS: false });
  await anna.call('POST /api/notification/change-settings', { profileId: anna.id, muted: [] });
  expect((await settings()).push).toEqual({ ...all, HEARTS: false });
});

describe('a subscription is refused', () => {
  const ofAnna = (change: object) => ({ profileId: anna.id, subscription: { ...service.subscribe('refused'), ...change } });
  const asked = async (body: unknown, who: Visitor = anna) => {
    const { status, body: answer } = await who.send('/api/notification/subscribe', { body: { ...Object(body) } });
    return [status, answer.code];
  };

  it.each([
    'http://push.example.net/a',
    'https://10.0.0.1/a',
    'https://192.168.0.1/a',
    'https://169.254.169.254/latest',
    'https://0x0a000001/a',
    'https://167772161/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fd00::1]/a',
    'javascript:alert(1)',
    '',
    `https://push.example.net/${'a'.repeat(10_000)}`,
  ])('for the endpoint "%s"', async (endpoint) => {
    expect(await asked(ofAnna({ endpoint }))).toEqual([400, 'bad-endpoint']);
  });

  it.each([
    ['no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }],
    ['too short', { p256dh: 'BA', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }],
    ['too long', { p256dh: 'B'.repeat(1000), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }],
    ['without their secret', { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: '' }],
  ])('for keys that are %s', async (_what, keys) => {
    expect(await asked(ofAnna({ keys }))).toEqual([400, 'bad-push-keys']);
  });

  it('for another member, and for nobody', async () => {
    expect(await asked({ ...ofAnna({}), profileId: ben.id })).toMatchObject([403, expect.any(String)]);
    expect(await asked(ofAnna({}), vault.guest())).toMatchObject([401, expect.any(String)]);
  });
});
