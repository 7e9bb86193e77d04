// This document is folded from several partitions, in any order.
import { comment, foreign, plainReplay } from '@kloak/platform/testing/store/data.ts';
import { entries } from './entries.ts';

it('what waits for the admins of the vault is the same, whichever lane is read first: the newest report stands first, and is its time', () => {
  const made = (lane: number, report: string, at: string) => {
    const data = { report, reporter: 'ben', kind: 'MEMBER' as const, thing: 'anna', owner: 'anna', text: 'She is rude.' };
    return foreign(lane, 1, [{ type: 'ReportMade', data }], { home: report, at });
  };
  const [early, late] = [made(0, 'r1', '2026-01-01T10:00:00.000Z'), made(1, 'r2', '2026-01-01T11:00:00.000Z')];
  const told = (...commits: (typeof early)[]) => {
    const replay = plainReplay(entries);
    for (const commit of commits) replay.take('social', commit);
    return replay.doc('reports');
  };
  expect(told(early, late)).toMatchObject({ acts: [{ of: 'r2' }, { of: 'r1' }], at: late.at });
  expect(told(late, early)).toEqual(told(early, late));
});

it.each([
  ['ben', 'carla'],
  ['carla', 'ben'],
])('of what happens in one moment, what is followed later stands first: %s, then %s', (first, second) => {
  const replay = plainReplay(entries);
  for (const [at, writer] of [first, second].entries()) replay.take('social', foreign(0, at + 1, [comment('lake', 'Lovely!', writer)]));
  expect(replay.doc('comments:lake')).toMatchObject({ acts: [{ who: second }, { who: first }] });
});
