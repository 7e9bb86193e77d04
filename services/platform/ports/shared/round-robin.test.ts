import { arrivalRound, nextRound } from './round-robin.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 0, 1, 12, minute, second)).toISOString();

it('a home that arrives stands between the current round and the next one, at most twice', () => {
  expect([0, 3, 3.5, 3.75, 4.5].map(arrivalRound)).toEqual([0.5, 3.5, 3.75, 4.5, 4.75]);
  expect(nextRound(3, undefined, at(0))).toBe(3.5);
});

it('each further job of a home stands in the next round, and never before the current one', () => {
  const rounds = [0.5, 1, 2].map((round) => nextRound(0, { dueAt: at(0), round }, at(0, 30)));
  expect(rounds).toEqual([1, 2, 3]);
  expect(nextRound(7, { dueAt: at(0), round: 3 }, at(0, 30))).toBe(7.5);
});

it('a home whose last job was due a minute before arrives anew, however many of its jobs wait', () => {
  const last = { dueAt: at(0), round: 90 };
  expect(nextRound(3, last, at(0, 59))).toBe(91);
  expect(nextRound(3, last, at(1))).toBe(3.5);
});
