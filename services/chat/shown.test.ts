import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type ChatFixture, startFixture } from './testing/fixture.ts';

let fixture: ChatFixture;
let room: string;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.connect('anna', 'ben', 'carla');
  room = await fixture.group('anna', ['ben', 'carla']);
  await fixture.send('anna', room, 'Who is there?');
});
afterAll(() => fixture.close());

const choose = (who: string, chosen: { receipts?: boolean; typing?: boolean }) => fixture.as(who).call('chat', 'ChangeSettings', chosen);
const write = (who: string, of = room) => fixture.as(who).call('chat', 'TellWriting', { room: of });
/** Signals that others' pages receive during `work`. */
async function hearing(work: () => Promise<unknown>): Promise<object[]> {
  const told = await fixture.harness.hearing(work);
  const signs = told.filter(({ event }) => event === 'chat receipt' || event === 'chat writing');
  return signs.flatMap(({ members, event, payload }) => members.map((member) => ({ member, event, ...payload })));
}
const seenBy = async (who: string) => (await fixture.read(who, room)).receipts;

describe('how far others have read, and that they are writing', () => {
  it('is seen of nobody at first', async () => {
    expect(await fixture.as('anna').call('chat', 'GetSettings', {})).toEqual({ receipts: false, typing: false });
    expect(await hearing(() => fixture.as('ben').call('chat', 'MarkRead', { room }))).toEqual([]);
    expect(await hearing(() => write('ben'))).toEqual([]);
    expect(await seenBy('anna')).toEqual([]);
  });

  it('is seen by who shows it of who shows it', async () => {
    for (const who of ['anna', 'ben']) await choose(who, { receipts: true, typing: true });
    expect(await seenBy('anna')).toEqual([{ member: 'ben', seq: 1 }]);
    expect(await seenBy('carla')).toEqual([]);
    await fixture.send('anna', room, 'And now?');
    expect(await hearing(() => fixture.as('ben').call('chat', 'MarkRead', { room }))).toEqual([
      { member: 'anna', event: 'chat receipt', roomId: room, profileId: 'ben', seq: 2 },
    ]);
    expect(await hearing(() => write('anna'))).toEqual([{ member: 'ben', event: 'chat writing', roomId: room, profileId: 'anna' }]);
    expect(await hearing(() => write('carla'))).toEqual([]);
  });

  it('is seen no more once it is not shown, each by itself', async () => {
    await choose('ben', { receipts: false });
    expect(await seenBy('anna')).toEqual([]);
    expect(await hearing(() => write('anna'))).toHaveLength(1);
    await choose('ben', { receipts: true });
  });

  it('is seen no more of whom one blocks, who sees as much as before', async () => {
    for (const who of ['anna', 'carla']) await choose(who, { receipts: true, typing: true });
    const before = [await hearing(() => write('anna')), await seenBy('carla')];
    await fixture.block('anna', 'carla');
    expect([await hearing(() => write('anna')), await seenBy('carla')]).toEqual(before);
    expect(before[0]).toContainEqual(expect.objectContaining({ member: 'carla' }));
    const told = await hearing(() => write('carla'));
    expect([told.length, told.filter((one) => 'member' in one && one.member === 'anna')]).toEqual([1, []]);
    await fixture.send('anna', room, 'Who reads this?');
    expect(await hearing(() => fixture.as('carla').call('chat', 'MarkRead', { room }))).not.toContainEqual(expect.objectContaining({ member: 'anna' }));
    expect((await seenBy('anna')).map(({ member }) => member)).not.toContain('carla');
  });

  it('is seen of two while they are connected', async () => {
    for (const who of ['anna', 'ben']) await choose(who, { receipts: true, typing: true });
    const pair = (await fixture.open('anna', 'ben')).room?.id ?? '';
    expect(await hearing(() => write('anna', pair))).toHaveLength(1);
    await fixture.disconnect('anna', 'ben');
    expect(await hearing(() => write('anna', pair))).toEqual([]);
    expect((await fixture.read('anna', pair)).receipts).toEqual([]);
  });

  it('is chosen for all of the open pages of who chooses it', async () => {
    const told = await fixture.harness.hearing(() => choose('carla', { typing: false }));
    expect(told).toEqual([{ members: ['carla'], event: 'changed', payload: expect.objectContaining({ what: 'chat-settings' }) }]);
    expect(await fixture.harness.hearing(() => choose('carla', { typing: false }))).toEqual([]);
  });

  it('is for those who are in the room', async () => {
    expect(await refusal(write('dora'))).toBe('missing no-room');
  });
});
