import type { Ctx } from '@kloak/platform/context.ts';
import { contextOfCall } from '@kloak/platform/engine/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedEvent, seedPair, seedPublished, seedRegistered, seedUnconfirmed } from '@kloak/platform/testing/seed-event.ts';
import { accountOfSession, accounts, rightsOf } from './accounts.ts';
import { cardByMail, cardByName, cards, confirmedEmail } from './cards.ts';
import { grants } from './grants.ts';
import { groupMembers } from './group-members.ts';
import { audienceOf, mayViewItem } from './may-view-item.ts';
import { relations, relativesOf } from './relations.ts';
import { roomGrants } from './room-grants.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(
    [
      neighbour('identity'),
      neighbour('social'),
      neighbour('groups'),
      neighbour('chat'),
      neighbour('media', relations, grants, groupMembers, roomGrants, cards, accounts),
    ],
    { lanes: 4 },
  );
});
afterAll(() => harness.close());

/** The context of a call to the service that lists the views. */
function as(account?: string): Ctx {
  const deadline = new Date(Date.now() + 20_000).toISOString();
  const meta = { from: 'test', key: 'k', keyed: false, position: {}, requestId: 'r', deadline, ...(account !== undefined && { account }) };
  return contextOfCall(harness.running('media').runtime, 'look', meta).ctx;
}

const connection = (type: 'ConnectionAccepted' | 'ConnectionRemoved', by: string, other: string) => seedPair(harness, type, by, other);

async function answer(who: string | undefined, item: string): Promise<string> {
  try {
    await mayViewItem(as(who), item);
    return 'may';
  } catch (error) {
    return error instanceof Refusal ? error.code : `defect: ${error}`;
  }
}

describe('who may view an item', () => {
  beforeAll(async () => {
    await connection('ConnectionAccepted', 'anna', 'ben');
    await connection('ConnectionAccepted', 'ben', 'carla');
    await seedPublished(harness, 'anna', 'photo', 'FAMILY_ONLY');
    await seedPublished(harness, 'anna', 'diary', 'PRIVATE');
    await harness.settled();
  });

  it.each([
    ['anna', 'photo', 'may'],
    ['anna', 'diary', 'may'],
    ['ben', 'photo', 'may'],
    ['ben', 'diary', 'not-yours'],
    // Family of family is not family.
    ['carla', 'photo', 'not-yours'],
    ['dora', 'photo', 'not-yours'],
    ['anna', 'nothing', 'no-item'],
    [undefined, 'photo', 'signed-out'],
    [undefined, 'nothing', 'signed-out'],
  ])('%s asking for %s: %s', async (who, item, expected) => {
    expect(await answer(who, item)).toBe(expected);
  });

  it('hears of its changes', async () => {
    expect(await audienceOf(as(), 'photo')).toEqual(['anna', 'ben']);
    expect(await audienceOf(as(), 'diary')).toEqual(['anna']);
    expect(await audienceOf(as(), 'nothing')).toEqual([]);
  });

  it('changes with the connection, both ways, and with the privacy', async () => {
    expect((await relativesOf(as().view(relations), 'ben')).sort()).toEqual(['anna', 'carla']);
    await connection('ConnectionRemoved', 'anna', 'ben');
    await harness.settled();
    expect(await answer('ben', 'photo')).toBe('not-yours');
    expect(await relativesOf(as().view(relations), 'ben')).toEqual(['carla']);
    expect(await relativesOf(as().view(relations), 'anna')).toEqual([]);

    await connection('ConnectionAccepted', 'anna', 'ben');
    await seedPublished(harness, 'anna', 'photo', 'PRIVATE');
    await harness.settled();
    expect(await relativesOf(as().view(relations), 'anna')).toEqual(['ben']);
    expect(await answer('ben', 'photo')).toBe('not-yours');
    expect(await answer('anna', 'photo')).toBe('may');
  });
});

describe('a card', () => {
  it('is found by exact name and exact address, whatever their case', async () => {
    await seedRegistered(harness, 'm', 'Müller', 'Max@Example.org');
    await harness.settled();
    const card = { id: 'm', username: 'Müller', image: '/storage/avatar/m.svg', email: 'Max@Example.org' };
    const reader = as().view(cards);
    expect(await reader.get('m')).toMatchObject(card);
    expect(await cardByName(reader, 'MU\u0308LLER')).toMatchObject(card);
    expect(await cardByMail(reader, 'max@example.org')).toMatchObject(card);
    expect(await cardByName(reader, 'Mülle')).toBeUndefined();
    expect(await cardByMail(reader, 'max@example.com')).toBeUndefined();
  });

  it('is not found by an address that was not confirmed, which nobody else is shown either', async () => {
    await seedUnconfirmed(harness, 'stranger', 'Gran', 'gran@example.org');
    await harness.settled();
    const reader = as().view(cards);
    const found = await cardByName(reader, 'gran');
    expect(found?.id).toBe('stranger');
    expect(found && confirmedEmail(found)).toBe('');
    expect(await cardByMail(reader, 'gran@example.org')).toBeUndefined();
    await seedRegistered(harness, 'gran', 'Grandma', 'Gran@example.org');
    await harness.settled();
    const confirmed = await cardByMail(reader, 'gran@example.org');
    expect(confirmed?.id).toBe('gran');
    expect(confirmed && confirmedEmail(confirmed)).toBe('Gran@example.org');
  });

  it('shows the picture that its member chose last, else the drawn one', async () => {
    const image = async () => {
      await harness.settled();
      return (await as().view(cards).get('m'))?.image;
    };
    const stream = ['avatar:m', 'm'] as const;
    await seedEvent(harness, 'identity', ...stream, { type: 'AvatarChanged', data: { account: 'm', avatar: 'one', former: '' } });
    expect(await image()).toBe('/storage/avatar/m/one.webp');
    await seedEvent(harness, 'identity', ...stream, { type: 'AvatarFailed', data: { account: 'm', avatar: 'two', reason: 'unreadable', shown: 'one' } });
    expect(await image()).toBe('/storage/avatar/m/one.webp');
    await seedEvent(harness, 'identity', ...stream, { type: 'AvatarRemoved', data: { account: 'm', former: 'one', asked: '' } });
    expect(await image()).toBe('/storage/avatar/m.svg');
  });
});

describe('the standing of an account and its session', () => {
  const look = async () => ({ ...(await rightsOf(as().view(accounts), 'n')), holder: await accountOfSession(as().view(accounts), 's') });

  it('is nothing for what never registered, nor for a session that never began', async () => {
    expect(await rightsOf(as().view(accounts), 'nobody')).toEqual({ verified: false, admin: false });
  });

  it('follows what identity decides', async () => {
    expect(await look()).toEqual({ verified: false, admin: false, holder: undefined });
    const started = { session: 's', account: 'n', remember: false, at: new Date().toISOString(), device: '', passwordSecret: '' };
    await seedEvent(harness, 'identity', 'session:s', 'n', { type: 'SessionStarted', data: started });
    await seedEvent(harness, 'identity', 'account:n', 'n', { type: 'EmailConfirmed', data: { account: 'n' } });
    await seedEvent(harness, 'identity', 'admins:vault', 'vault', { type: 'AdminAdded', data: { account: 'n', by: '', admins: [], leaving: [] } });
    await harness.settled();
    expect(await look()).toEqual({ verified: true, admin: true, holder: 'n' });
    await seedEvent(harness, 'identity', 'admins:vault', 'vault', { type: 'AdminRemoved', data: { account: 'n', by: 'm', admins: [], leaving: [] } });
    await seedEvent(harness, 'identity', 'session:s', 'n', { type: 'SessionEnded', data: { session: 's', account: 'n', reason: 'SIGNED_OUT' } });
    await harness.settled();
    expect(await look()).toEqual({ verified: true, admin: false, holder: undefined });
  });
});
