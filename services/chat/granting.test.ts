import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedPublished } from '@kloak/platform/testing/seed-event.ts';
import { type ChatFixture, startFixture } from './testing/fixture.ts';

let fixture: ChatFixture;
/** Room of Anna, Ben and Carla; a new one for each test. */
let room: string;
/** Private item of Anna's; a new one for each test. */
let item: string;
let count = 0;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora', 'Zoe');
  await fixture.connect('anna', 'ben', 'carla', 'dora', 'zoe');
  for (const who of ['ben', 'carla', 'dora']) await fixture.connect(who, 'zoe');
  await seedPublished(fixture.harness, 'ben', 'boat', 'FAMILY_ONLY');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  item = `diary${++count}`;
  await seedPublished(fixture.harness, 'anna', item, 'PRIVATE');
  await fixture.harness.settled();
  room = await fixture.group('anna', ['ben', 'carla']);
});

type MessageFields = { to?: string; items?: string[]; grants?: string[]; clientId?: string };
const send = async (who: string, { to, items = [item], ...sent }: MessageFields = {}) =>
  (await fixture.as(who).call('chat', 'SendMessage', { ...(to === undefined ? { room } : { to }), body: '', items, ...sent })).message?.id ?? '';
const grant = () => send('anna', { grants: [item] });
const remove = (who: string, message: string) => fixture.as(who).call('chat', 'DeleteMessage', { message });
/** True if the member may view the item, which is needed to attach it to a message. */
async function sees(who: string): Promise<boolean> {
  await fixture.harness.settled();
  const told = await refusal(send(who, { to: 'zoe' }));
  expect(['no refusal', 'forbidden not-yours']).toContain(told);
  return told === 'no refusal';
}

describe('what a message lets the room see', () => {
  it('is of its items, and own ones of its writer', async () => {
    expect(await refusal(send('anna', { items: ['boat'], grants: [item] }))).toBe('invalid grants-no-item');
    expect(await refusal(send('anna', { items: [], grants: [item] }))).toBe('invalid message-empty');
    expect(await refusal(send('anna', { items: ['boat', item], grants: ['boat', item] }))).toBe('forbidden not-yours');
    expect(await refusal(send('ben', { grants: [item] }))).toBe('forbidden not-yours');
    expect(await refusal(send('anna', { items: ['nothing'], grants: ['nothing'] }))).toBe('missing no-item');
    expect(await sees('ben')).toBe(false);
  });

  it('is seen by those who are in it, and without that by nobody', async () => {
    await send('anna');
    expect(await sees('ben')).toBe(false);
    await send('anna', { items: [item, item], grants: [item, item] });
    expect([await sees('ben'), await sees('carla'), await sees('dora')]).toEqual([true, true, false]);
  });

  it('is what its first sending said, however often it is sent', async () => {
    await send('anna', { clientId: 'once' });
    await send('anna', { clientId: 'once', grants: [item] });
    expect(await sees('ben')).toBe(false);
  });

  it('is for who joins later what they may read', async () => {
    await grant();
    await fixture.as('anna').call('chat', 'AddToGroup', { room, members: ['dora'] });
    expect((await fixture.read('dora', room)).messages).toEqual([]);
    expect(await sees('dora')).toBe(false);
    await grant();
    expect((await fixture.read('dora', room)).messages.map(({ items }) => items)).toEqual([[item]]);
    expect(await sees('dora')).toBe(true);
  });

  it('in a room of two is seen by the other one while they are connected', async () => {
    await send('anna', { to: 'ben', grants: [item] });
    expect([await sees('ben'), await sees('carla')]).toEqual([true, false]);
    await fixture.disconnect('anna', 'ben');
    expect(await sees('ben')).toBe(false);
    await fixture.connect('anna', 'ben');
    expect(await sees('ben')).toBe(true);
  });
});

const shareFor = (privacy: 'PRIVATE' | 'FAMILY_ONLY') => seedPublished(fixture.harness, 'anna', item, privacy);
const leaves = (who: string) => fixture.as(who).call('chat', 'LeaveGroup', { room });
/** Seeds the deletion of an account for all services. */
const deleteAccount = async (who: string) => {
  await seedEvent(fixture.harness, 'identity', `account:${who}`, who, { type: 'AccountDeleted', data: { account: who, asked: true } });
  await fixture.harness.settled();
};

const ends: readonly (readonly [string, (message: string) => Promise<unknown>])[] = [
  ['the message is deleted', (message) => remove('anna', message)],
  ['one leaves', () => leaves('ben')],
  ['one is removed', () => fixture.as('anna').call('chat', 'RemoveFromGroup', { room, removed: ['ben'] })],
  ['its owner shares it, and makes it private again', () => shareFor('FAMILY_ONLY').then(() => shareFor('PRIVATE'))],
  ['one leaves and is added again', () => leaves('ben').then(() => fixture.as('anna').call('chat', 'AddToGroup', { room, members: ['ben'] }))],
];

it.each(ends)('ends when %s', async (_how, end) => {
  const message = await grant();
  expect(await sees('ben')).toBe(true);
  await end(message);
  expect(await sees('ben')).toBe(false);
});

it('stays while another message lets them see it, and when its writer has left', async () => {
  const [first] = [await grant(), await grant()];
  await remove('anna', first);
  expect(await sees('carla')).toBe(true);
  await leaves('anna');
  expect(await sees('carla')).toBe(true);
});

it('is not for who is gone, nor left in their name', async () => {
  await fixture.join('Gone');
  await fixture.connect('anna', 'gone');
  await fixture.connect('gone', 'zoe');
  room = await fixture.group('anna', ['ben', 'gone']);
  await grant();
  expect(await sees('gone')).toBe(true);
  await deleteAccount('gone');
  expect(await sees('gone')).toBe(false);
  expect(await sees('ben')).toBe(true);
});
