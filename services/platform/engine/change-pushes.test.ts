import type { Change } from '@kloak/proto/rules/pushes/changes.ts';
import { embeddedLive } from '../embedded/live/live.ts';
import { until } from '../testing/until.ts';
import { positionOf } from '../wire/position.ts';
import { gatherChanges } from './change-pushes.ts';

type Push = { member: string; event: string; payload: object };

function gathering(gatherMs: number) {
  const pushes: Push[] = [];
  const pushesToAll: { members: readonly string[]; payload: object }[] = [];
  const live = {
    ...embeddedLive(),
    push: (member: string, event: string, payload: object) => void pushes.push({ member, event, payload }),
    pushAll: (members: readonly string[], _event: string, payload: object) => void pushesToAll.push({ members, payload }),
  };
  const warnings: object[] = [];
  const notices: object[] = [];
  const log = { warn: (about: object) => void warnings.push(about), info: (about: object) => void notices.push(about) };
  return { pushes, pushesToAll, warnings, notices, live, changes: gatherChanges({ live }, gatherMs, log) };
}

it('a batch of items is one push of each kind to each page, with the furthest place to read from', () => {
  const { pushes, changes } = gathering(60_000);
  for (let seq = 15; seq > 0; seq -= 1) changes.add(['anna', 'ben'], [{ what: 'feed' }, { what: 'item', id: `p${seq}` }], positionOf('media', seq % 2, seq));
  expect(pushes).toEqual([]);
  void changes.flush();
  const at = 'media.0.14,media.1.15';
  const told = (member: string) => ['feed', 'item'].map((what) => ({ member, event: 'changed', payload: { what, at } }));
  expect(pushes).toEqual([...told('anna'), ...told('ben')]);
  void changes.flush();
  expect(pushes).toHaveLength(4);
});

it('one item is named, however often it changed', () => {
  const { pushes, changes } = gathering(60_000);
  for (const seq of [1, 2, 3]) changes.add(['anna'], [{ what: 'item', id: 'p1' }], positionOf('media', 0, seq));
  changes.add(['ben'], [{ what: 'item', id: 'p2' }], positionOf('media', 0, 4));
  void changes.flush();
  expect(pushes.map(({ member, payload }) => ({ member, ...payload }))).toEqual([
    { member: 'anna', what: 'item', id: 'p1', at: 'media.0.3' },
    { member: 'ben', what: 'item', id: 'p2', at: 'media.0.4' },
  ]);
});

it('what somebody changed by hand is told as that, also among what comes by itself', () => {
  const { pushes, changes } = gathering(60_000);
  for (const change of [{ what: 'feed' }, { what: 'feed', edit: true }, { what: 'feed' }, { what: 'usage' }] as const)
    changes.add(['anna'], [change], positionOf('media', 0, 1));
  void changes.flush();
  expect(pushes.map(({ payload }) => payload)).toEqual([
    { what: 'feed', edit: true, at: 'media.0.1' },
    { what: 'usage', at: 'media.0.1' },
  ]);
});

describe('what of an item changed', () => {
  const heart = (who: string, given: boolean) => ({ profile: { _id: who, username: who, image: '/a.svg' }, given });
  const told = (...changes: [Change, number][]) => {
    const { pushes, changes: gathered } = gathering(60_000);
    for (const [change, seq] of changes) gathered.add(['anna'], [change], positionOf('social', 0, seq));
    void gathered.flush();
    return pushes.map(({ payload }) => payload);
  };
  const hearts = (total: number, ...changed: ReturnType<typeof heart>[]): Change => ({ what: 'item', id: 'p1', hearts: { total, changed } });

  it('is told as it is at last, with whose hearts came and went', () => {
    expect(told([hearts(1, heart('ben', true)), 1], [hearts(2, heart('carla', true)), 2], [hearts(1, heart('ben', false)), 3])).toEqual([
      { what: 'item', id: 'p1', at: 'social.0.3', hearts: { total: 1, changed: [heart('carla', true), heart('ben', false)] } },
    ]);
  });

  it('names nobody where it was told in another order than it happened', () => {
    expect(told([hearts(2, heart('ben', true)), 2], [hearts(1, heart('carla', true)), 1])).toEqual([
      { what: 'item', id: 'p1', at: 'social.0.2', hearts: { total: 2 } },
    ]);
  });

  it('names nobody where they are many', () => {
    const many = Array.from({ length: 6 }, (_, nth): [Change, number] => [hearts(nth + 1, heart(`m${nth}`, true)), nth + 1]);
    expect(told(...many)).toEqual([{ what: 'item', id: 'p1', at: 'social.0.6', hearts: { total: 6 } }]);
  });

  it('stands beside what else of it changed', () => {
    expect(told([hearts(1, heart('ben', true)), 1], [{ what: 'item', id: 'p1', comments: { total: 4, threads: 3 } }, 2])).toEqual([
      { what: 'item', id: 'p1', at: 'social.0.2', hearts: { total: 1, changed: [heart('ben', true)] }, comments: { total: 4, threads: 3 } },
    ]);
  });

  it.each<[string, [Change, number][]]>([
    [
      'it changed itself before',
      [
        [{ what: 'item', id: 'p1' }, 1],
        [hearts(1), 2],
      ],
    ],
    [
      'it changes itself afterwards',
      [
        [hearts(1), 1],
        [{ what: 'item', id: 'p1' }, 2],
      ],
    ],
  ])('is not told where %s', (_, changes) => {
    expect(told(...changes)).toEqual([{ what: 'item', id: 'p1', at: 'social.0.2' }]);
  });

  it('is not told of several items', () => {
    expect(told([hearts(1), 1], [{ what: 'item', id: 'p2', hearts: { total: 1 } }, 2])).toEqual([{ what: 'item', at: 'social.0.2' }]);
  });
});

describe('an audience of a thousand', () => {
  const crowd = Array.from({ length: 1000 }, (_, nth) => `member-${nth}`);
  const lake = (asked: () => Promise<readonly string[]>) => ({ name: 'lake', members: asked });

  it('is asked who it is once, and told in one message, however much happens at once', async () => {
    const { pushes, pushesToAll, live, changes } = gathering(60_000);
    const from = performance.now();
    let asked = 0;
    const audience = lake(async () => {
      asked += 1;
      return crowd;
    });
    for (let seq = 1; seq <= 50; seq += 1) changes.add(audience, [{ what: 'group' }], positionOf('groups', 0, seq));
    changes.add(['anna'], [{ what: 'group' }], positionOf('groups', 0, 51));
    await changes.flush();
    expect([asked, pushesToAll]).toEqual([1, [{ members: crowd, payload: { what: 'group', at: 'groups.0.50' } }]]);
    expect(pushes).toEqual([{ member: 'anna', event: 'changed', payload: { what: 'group', at: 'groups.0.51' } }]);
    expect(await live.notedLately('member-999', performance.now() - from)).toEqual(['group']);
    await changes.flush();
    expect([asked, changes.isEmpty()]).toEqual([1, true]);
  });

  it('that cannot be asked is told later, with what happened meanwhile', async () => {
    const { pushesToAll, warnings, changes } = gathering(60_000);
    changes.add(
      lake(() => Promise.reject(new Error('the view is behind'))),
      [{ what: 'group' }],
      positionOf('groups', 0, 1),
    );
    const failing = changes.flush();
    changes.add(
      lake(async () => ['ben']),
      [{ what: 'group' }, { what: 'groups' }],
      positionOf('groups', 1, 2),
    );
    await failing;
    expect([pushesToAll, changes.isEmpty(), warnings]).toEqual([[], false, [{ audience: 'lake', err: expect.anything() }]]);
    await changes.flush();
    expect(pushesToAll).toEqual([
      { members: ['ben'], payload: { what: 'group', at: 'groups.0.1,groups.1.2' } },
      { members: ['ben'], payload: { what: 'groups', at: 'groups.1.2' } },
    ]);
  });

  it('that cannot be asked is asked ever less often, whatever else happens, and spoken of when that begins and when it is over', async () => {
    const gatherMs = 10;
    const { pushes, pushesToAll, warnings, notices, changes } = gathering(gatherMs);
    const askedAt: number[] = [];
    const behind = lake(async () => {
      askedAt.push(performance.now());
      if (askedAt.length < 5) throw new Error('the view is behind');
      if (askedAt.length > 5) return ['ben'];
      change(3);
      changes.add(['anna'], [{ what: 'usage' }], positionOf('media', 0, 1));
      await until('what waits is told meanwhile', () => pushes.length === 1);
      return ['ben'];
    });
    const change = (seq: number) => changes.add(behind, [{ what: 'group' }], positionOf('groups', 0, seq));
    change(1);
    await until('it is asked for the second time', () => askedAt.length === 2);
    change(2);
    await until('it is told', () => changes.isEmpty());
    const shortest = askedAt.slice(1, 5).map((_, nth) => gatherMs * 2 ** nth * 0.8 - 1);
    for (const [nth, ms] of shortest.entries()) expect((askedAt[nth + 1] ?? 0) - (askedAt[nth] ?? 0)).toBeGreaterThanOrEqual(ms);
    expect(pushesToAll.map(({ payload }) => payload)).toEqual([2, 3].map((seq) => ({ what: 'group', at: `groups.0.${seq}` })));
    expect([warnings, notices]).toEqual([[{ audience: 'lake', err: expect.anything() }], [{ audience: 'lake', failures: 4 }]]);
  });

  it('that cannot be asked when all stops is waited for no more', async () => {
    const { changes } = gathering(5);
    changes.add(
      lake(() => Promise.reject(new Error('the view is behind'))),
      [{ what: 'group' }],
      positionOf('groups', 0, 1),
    );
    await changes.stop();
    expect(changes.isEmpty()).toBe(true);
  });
});

it('what waits is sent by itself, and what comes afterwards again', async () => {
  const { pushes, changes } = gathering(5);
  for (const count of [1, 2]) {
    changes.add(['anna'], [{ what: 'usage' }], positionOf('media', 0, count));
    expect(changes.isEmpty()).toBe(false);
    await until('it is sent', () => pushes.length === count && changes.isEmpty());
  }
});
