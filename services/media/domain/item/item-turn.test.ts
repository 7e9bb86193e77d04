import { given } from '@kloak/platform/testing/given.ts';
import { arrived, checked, original, published, purged, shownSmall, small, trashed } from '../../testing/item-events.ts';
import { type ItemEvent, item, readableRenditionsOf, renditionsOf } from './item.ts';
import { attachTurned, failTurn } from './item-rendering.ts';
import { purge } from './item-trash.ts';
import { readTurn, turn, undoTurn } from './item-turn.ts';

type Turned = Extract<ItemEvent, { type: 'ItemTurned' }>['data'];
const owned = { item: 'i1', owner: 'anna' };
const before = [arrived, checked, published, shownSmall];
const turned = (nth: number, change: string, quarterTurns: number, more: Partial<Turned> = {}): ItemEvent => ({
  type: 'ItemTurned',
  data: { ...owned, change, turn: nth, quarterTurns, key: original.key, ...more },
});
const fileOf = (nth: number) => ({ ...small, key: `rendition/anna/i1/turn-${nth}-320.webp` });
const made = (nth: number, quarterTurns: number) => ({
  ...owned,
  turn: nth,
  quarterTurns,
  width: 3,
  height: 4,
  thumbhash: 'xyz',
  renditions: [fileOf(nth)],
  orientation: 6,
});
const attached = (nth: number, quarterTurns: number, replaced: (typeof small)[]): ItemEvent => ({
  type: 'ItemTurnRendered',
  data: { ...made(nth, quarterTurns), replaced },
});
const failed = (nth: number): ItemEvent => ({ type: 'ItemTurnFailed', data: { ...owned, turn: nth, reason: 'gave-up' } });

describe('turning a photograph', () => {
  it('adds up to whole turns', () => {
    given(item, before)
      .when(turn('c1', 1))
      .then([turned(1, 'c1', 1)]);
    given(item, [...before, turned(1, 'c1', 3)])
      .when(turn('c2', 2))
      .then([turned(2, 'c2', 1)]);
    given(item, [...before, turned(1, 'c1', 3)])
      .when(turn('c2', 1))
      .then([turned(2, 'c2', 0)]);
  });

  it('is refused for a video, and before it is rendered', () => {
    const video: ItemEvent = { type: 'ItemChecked', data: { ...original, kind: 'VIDEO', type: 'video/mp4' } };
    given(item, [arrived, video, published, shownSmall]).when(turn('c1', 1)).thenRefuses('no-photograph', 'Only photographs can be turned, no videos.');
    given(item, [arrived, checked, published]).when(turn('c1', 1)).thenRefuses('not-ready');
    given(item, [...before.slice(0, 3), { type: 'ItemFailed', data: { ...owned, reason: 'unreadable' } }])
      .when(turn('c1', 1))
      .thenRefuses('not-ready');
    for (const events of [[], [arrived, checked], [...before, trashed]]) given(item, events).when(turn('c1', 1)).then([]);
    for (const wrong of [0, 4, -1, 1.5]) expect(() => readTurn(wrong)).toThrow(expect.objectContaining({ code: 'bad-turn' }));
    expect(readTurn(3)).toBe(3);
  });

  it('happens 400 times', () => {
    const often = Array.from({ length: 400 }, (_, nth) => turned(nth + 1, `c${nth}`, 1));
    given(item, [...before, ...often.slice(1)])
      .when(turn('c400', 1))
      .then([turned(401, 'c400', 2)]);
    given(item, [...before, ...often])
      .when(turn('c400', 1))
      .thenRefuses('too-many-changes');
  });

  it('is taken back, if it is the last turn', () => {
    const both = [...before, turned(1, 'c1', 1), turned(2, 'c2', 3)];
    given(item, both).when(undoTurn('c1')).then([]);
    given(item, both)
      .when(undoTurn('c2'))
      .then([turned(3, 'c2', 1, { undone: true })]);
    given(item, [...both, turned(3, 'c2', 1, { undone: true })])
      .when(undoTurn('c1'))
      .then([turned(4, 'c1', 0, { undone: true })]);
    given(item, [...both, trashed])
      .when(undoTurn('c2'))
      .then([]);
  });
});

describe('renditions of a turn', () => {
  it('replace the ones before, which stay readable, once', () => {
    given(item, [...before, turned(1, 'c1', 1)])
      .when(attachTurned(made(1, 1)))
      .then([attached(1, 1, [small])]);
    const after = [...before, turned(1, 'c1', 1), attached(1, 1, [small])];
    given(item, after)
      .when(attachTurned(made(1, 1)))
      .then([]);
    const { state } = given(item, after);
    if (state.status !== 'published') throw new Error(state.status);
    expect(renditionsOf(state)).toEqual([fileOf(1)]);
    expect(readableRenditionsOf(state)).toEqual([fileOf(1), small]);
    expect(purge(given(item, [...after, trashed]).state)).toEqual([purged(fileOf(1).key, small.key)]);
    given(item, [...before, turned(1, 'c1', 1), trashed])
      .when(attachTurned(made(1, 1)))
      .then([attached(1, 1, [small])]);
  });

  it('are not attached where a later turn was made, or the item is purged', () => {
    given(item, [...before, turned(1, 'c1', 1), turned(2, 'c2', 2)])
      .when(attachTurned(made(1, 1)))
      .then([]);
    given(item, [...before, turned(1, 'c1', 1), trashed, purged()])
      .when(attachTurned(made(1, 1)))
      .then([]);
  });

  it('stay as they were where the turn cannot be rendered, which then does not count', () => {
    given(item, [...before, turned(1, 'c1', 1)])
      .when(failTurn({ ...owned, turn: 1, reason: 'gave-up' }))
      .then([failed(1)]);
    const after = given(item, [...before, turned(1, 'c1', 1), failed(1)]);
    after.when(failTurn({ ...owned, turn: 1, reason: 'gave-up' })).then([]);
    after.when(attachTurned(made(1, 1))).then([]);
    after.when(undoTurn('c1')).then([]);
    after.when(turn('c2', 1)).then([turned(2, 'c2', 1)]);
    const second = [...before, turned(1, 'c1', 1), attached(1, 1, [small]), turned(2, 'c2', 3), failed(2)];
    given(item, second)
      .when(turn('c3', 1))
      .then([turned(3, 'c3', 2)]);
  });
});
