import { wakeUps } from '@kloak/access/wake-ups.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { days, minutes, startWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
  await world.register('Anna', 'Anna@Example.org');
});
afterAll(() => world.close());
beforeEach(() => world.setAhead(0));

describe('confirming an address', () => {
  const accountOf = (id: string) => world.harness.as(id).call('identity', 'GetAccount', {});

  it('happens once, by the link in the mail', async () => {
    const token = await world.mailedToken('Anna@Example.org');
    const { account } = await world.verify(token);
    expect(await accountOf(account)).toMatchObject({ verified: true, admin: false });
    expect(await refusal(world.verify(token))).toBe('conflict already-confirmed');
  });

  it('refuses what we never sent, and what is older than 7 days', async () => {
    await world.register('Slow', 'slow@example.org');
    const token = await world.mailedToken('slow@example.org');
    expect(await refusal(world.verify(token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))))).toBe('invalid token-unknown');
    expect(await refusal(world.verify('nonsense'))).toBe('invalid token-unknown');
    world.setAhead(7 * days + minutes);
    expect(await refusal(world.verify(token))).toBe('invalid token-expired');
    world.setAhead(0);
    await world.verify(token);
  });

  it('refuses a token that was made for a session', async () => {
    const { refreshToken } = await world.tokensOf('anna@example.org');
    expect(await refusal(world.verify(refreshToken))).toBe('invalid token-unknown');
  });

  it('makes the admin of the settings', async () => {
    const { account } = await world.register('Chief', 'admin@example.org');
    await world.verify(await world.mailedToken('admin@example.org'));
    expect(await accountOf(account)).toMatchObject({ verified: true, admin: true });
  });
});

describe('what follows', () => {
  it('tells the pages of a member that the address is confirmed', async () => {
    await world.harness.settled();
    const { live } = world.harness.platform;
    const pushes: object[] = [];
    world.harness.platform.live = { ...live, push: (member, event, payload) => pushes.push({ member, event, payload }) };
    const { account } = await world.register('Pushed', 'pushed@example.org');
    await world.verify(await world.mailedToken('pushed@example.org'));
    await world.harness.settled();
    world.harness.platform.live = live;
    const at = expect.stringMatching(/^identity\.\d\.\d+$/);
    expect(pushes).toEqual([{ member: account, event: 'changed', payload: { what: 'profile', at } }]);
  });

  it('has whoever holds sockets look again when a session ended', async () => {
    await world.harness.settled();
    let woken = 0;
    const stop = world.harness.platform.live.onWake(wakeUps.sessionsEnded, () => {
      woken += 1;
    });
    const { account, session } = await world.tokensOf('anna@example.org');
    await world.harness.settled();
    expect(woken).toBe(0);
    await world.harness.as(account, session).call('identity', 'SignOut', {});
    await world.harness.settled();
    expect(woken).toBe(1);
    stop();
  });
});
