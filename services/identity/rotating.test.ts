// Refresh tokens rotate beside the log.
import { randomUUID } from 'node:crypto';
import { accountOfSession, accounts } from '@kloak/access/accounts.ts';
import { laneOf } from '@kloak/platform/codec/keys.ts';
import { contextOfCall } from '@kloak/platform/engine/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { emptyPosition } from '@kloak/platform/wire/position.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { type SessionEvent, session } from './domain/session.ts';
import { days, type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';
import { writeRefreshToken } from './tools/refresh-token.ts';
import { sessions } from './views/sessions.ts';

let fixture: IdentityFixture;
let anna: string;
beforeAll(async () => {
  fixture = await startFixture();
  anna = (await fixture.register('Anna', 'anna@example.org')).account;
});
afterAll(() => fixture.close());
beforeEach(() => fixture.setAhead(0));

const nobody = { from: 'test', keyed: false, position: emptyPosition, requestId: 'test' };
const storeOf = () => fixture.harness.running('identity').runtime.store;
const fakeStore = () => fixture.harness.fake.storeOf('identity');
const eventsOf = async (id: string) => {
  const { log, lanes } = storeOf();
  const { name, home } = session.of({ session: id, account: anna });
  return (await log.stream(laneOf(home, lanes), name)).flatMap(({ events }) =>
    events.map(({ type, data }) => ('reason' in data ? `${type} ${data.reason}` : type)),
  );
};
const generationOf = async (id: string) => (await storeOf().rotations.getMany([id]))[0]?.generation;
const tokens = () => fixture.tokensOf('anna@example.org');
/** The session that began last. */
const lastStarted = async () => {
  const { log, lanes } = storeOf();
  const commits = await log.read(laneOf(anna, lanes), 0, 1000);
  return commits.findLast(({ stream }) => stream.startsWith('session:'))?.stream.slice('session:'.length) ?? '';
};
const ctxOf = () => {
  const deadline = new Date(Date.now() + 20_000).toISOString();
  return contextOfCall(fixture.harness.running('identity').runtime, 'test', { ...nobody, key: randomUUID(), deadline }).ctx;
};
const tokenOf = (id: string, generation: number) => writeRefreshToken(ctxOf(), { account: anna, session: id, generation });
const refresh = (token: string) => fixture.refresh(token);

/** Runs `work` as another replica, after the next read of the rotations. */
function meanwhile(work: () => Promise<unknown>): void {
  const endFake = fakeStore().rotations(({ getMany }) => ({
    async getMany(ids) {
      endFake();
      const found = await getMany(ids);
      await work();
      return found;
    },
  }));
}

/** The process ends at the next rotation, before or after it is written. */
function killedAt(moment: 'before' | 'after'): void {
  const endFake = fakeStore().rotations(({ advance }) => ({
    async advance(next, former) {
      endFake();
      if (moment === 'after') await advance(next, former);
      throw unavailable('The process', 'killed');
    },
  }));
}

describe('refreshing a session', () => {
  it('writes nothing to the log, and is counted once for each refresh', async () => {
    const { session: id, refreshToken } = await tokens();
    await fixture.harness.settled();
    const tails = await storeOf().log.tails();
    let token = refreshToken;
    for (let count = 0; count < 5; count += 1) token = await refresh(token);
    expect(await storeOf().log.tails()).toEqual(tails);
    expect([await eventsOf(id), await generationOf(id)]).toEqual([['SessionStarted'], 6]);
  });

  it('is done by exactly one of two replicas at once, and both give the same successor', async () => {
    const { session: id, refreshToken } = await tokens();
    const taken: boolean[] = [];
    const endFake = fakeStore().rotations(({ advance }) => ({
      async advance(next, former) {
        const isTaken = await advance(next, former);
        taken.push(isTaken);
        return isTaken;
      },
    }));
    let rival = '';
    meanwhile(async () => {
      rival = await refresh(refreshToken);
    });
    const own = await refresh(refreshToken);
    endFake();
    expect(taken).toEqual([true, false]);
    expect(own).toBe(rival);
    expect(await generationOf(id)).toBe(2);
    await refresh(own);
    expect(await eventsOf(id)).toEqual(['SessionStarted']);
  });

  it('that comes after another replica went on twice ends the session for both', async () => {
    const { session: id, refreshToken } = await tokens();
    let newest = '';
    meanwhile(async () => {
      newest = await refresh(await refresh(refreshToken));
    });
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
    expect(await refusal(refresh(newest))).toBe('unauthenticated session-ended');
    expect(await eventsOf(id)).toEqual(['SessionStarted', 'SessionEnded TOKEN_REUSED']);
  });

  it.each(['before', 'after'] as const)('goes on with the token that is known where the process is killed %s it is counted', async (moment) => {
    const { session: id, refreshToken } = await tokens();
    killedAt(moment);
    expect(await refusal(refresh(refreshToken))).toBe('unavailable killed');
    await fixture.harness.restart();
    await refresh(await refresh(refreshToken));
    expect([await eventsOf(id), await generationOf(id)]).toEqual([['SessionStarted'], 3]);
  });

  it('goes on where the process was killed between the sign-in and its first count', async () => {
    killedAt('before');
    expect(await refusal(tokens())).toBe('unavailable killed');
    const id = await lastStarted();
    await refresh(await refresh(await tokenOf(id, 1)));
    expect([await eventsOf(id), await generationOf(id)]).toEqual([['SessionStarted', 'SessionRefreshed'], 3]);
  });
});

describe('a session of before they were counted beside the log', () => {
  const begun = async (id: string, generation: number) => {
    const data = { session: id, account: anna, remember: true };
    const startedAt = new Date(Date.now() - days).toISOString();
    const seed = (event: IdentityEvent) => seedEvent(fixture.harness, 'identity', `session:${id}`, anna, event);
    await seed({ type: 'SessionStarted', data: { ...data, at: startedAt, device: '' } });
    await seed({ type: 'SessionRefreshed', data: { ...data, generation, startedAt, at: new Date().toISOString() } });
  };
  const before = ['SessionStarted', 'SessionRefreshed'];

  it('goes on from its newest refresh in the log, which the next one is the last of', async () => {
    await begun('of-before', 7);
    expect(await refresh(await tokenOf('of-before', 6))).toBe(await tokenOf('of-before', 7));
    expect(await eventsOf('of-before')).toEqual(before);
    let token = await tokenOf('of-before', 7);
    for (let count = 0; count < 3; count += 1) token = await refresh(token);
    expect(token).toBe(await tokenOf('of-before', 10));
    expect([await eventsOf('of-before'), await generationOf('of-before')]).toEqual([[...before, 'SessionRefreshed'], 10]);
    expect(await refusal(refresh(await tokenOf('of-before', 8)))).toBe('unauthenticated session-ended');
  });

  it('is refused by builds of before from then on, and so is one that begins now', async () => {
    await begun('older', 2);
    const { session: id } = await tokens();
    const { log, lanes } = storeOf();
    const formOf = async (of: string) => (await log.stream(laneOf(anna, lanes), `session:${of}`, 1))[0]?.form?.evolve;
    await refresh(await tokenOf('older', 2));
    expect([await formOf('older'), await formOf(id)]).toEqual([2, 2]);
  });

  it('ends where a token of it is shown again', async () => {
    await begun('reused', 7);
    expect(await refusal(refresh(await tokenOf('reused', 5)))).toBe('unauthenticated session-ended');
    expect(await eventsOf('reused')).toEqual([...before, 'SessionEnded TOKEN_REUSED']);
  });

  it.each([1, 2])('goes on from whatever count is higher, where replica %i is late with its own', async (late) => {
    const id = `crossed-${late}`;
    await begun(id, 2);
    await refresh(await tokenOf(id, 2));
    const [startedAt, at] = [new Date(Date.now() - days).toISOString(), new Date().toISOString()];
    const data = { session: id, account: anna, remember: true, generation: 3 + late, startedAt, at };
    const counted: SessionEvent = { type: 'SessionRefreshed', data };
    await ctxOf().decide(session.of(data), () => [counted]);
    expect(await refresh(await tokenOf(id, 3 + late))).toBe(await tokenOf(id, 4 + late));
    expect(await generationOf(id)).toBe(4 + late);
  });
});

describe('a session that is over', () => {
  const kept = async (id: string) => {
    const { runtime, strictReader } = fixture.harness.running('identity');
    const holder = await accountOfSession(strictReader(accounts, emptyPosition), id);
    return [holder, (await runtime.store.views.reader(sessions).get(id))?.id];
  };
  const remembered = async () => {
    const { tokens: given } = await fixture.guest().call('identity', 'SignIn', { email: 'anna@example.org', password, remember: true });
    return given?.session ?? '';
  };

  it('leaves the views a day after its time, though nobody refreshes it, and is refused as before', async () => {
    const [{ session: id, refreshToken }, other] = [await tokens(), await remembered()];
    fixture.setAhead(days + 23 * 60 * minutes);
    await fixture.harness.settled();
    expect(await kept(id)).toEqual([anna, id]);
    fixture.setAhead(2 * days + 2 * 60 * minutes);
    await fixture.harness.settled();
    expect([await kept(id), await kept(other)]).toEqual([
      [undefined, undefined],
      [anna, other],
    ]);
    expect(await eventsOf(id)).toEqual(['SessionStarted', 'SessionEnded EXPIRED']);
    fixture.setAhead(0);
    expect(await refusal(refresh(refreshToken))).toBe('unauthenticated session-ended');
  });
});

it('nothing is counted any more of a person who was erased', async () => {
  const { account } = await fixture.register('Gone', 'gone@example.org');
  const { session: id, refreshToken } = await fixture.tokensOf('gone@example.org');
  await refresh(refreshToken);
  expect(await generationOf(id)).toBe(2);
  await fixture.harness.as(account, id).call('identity', 'DeleteAccount', { password });
  fixture.setAhead(32 * days);
  await fixture.harness.settled();
  expect(await generationOf(id)).toBeUndefined();
});
