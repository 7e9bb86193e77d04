import { nextTurn } from './job-turns.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 0, 1, 12, minute, second)).toISOString();
const turn = (dueAt: string, turnAt: string) => ({ dueAt, turnAt });

it('the turn of a job is when it is due, when no other of its home waits', () => {
  expect(nextTurn(undefined, at(0))).toBe(at(0));
});

it('the turn of a job is a minute after the last of its home, however many wait', () => {
  expect(nextTurn(turn(at(0), at(0)), at(0))).toBe(at(1));
  expect(nextTurn(turn(at(0), at(30)), at(0, 59))).toBe(at(31));
});

it('the turn of a job that comes a minute after the others of its home is when it is due, however many of them wait', () => {
  expect(nextTurn(turn(at(0), at(30)), at(1))).toBe(at(1));
  expect(nextTurn(turn(at(1), at(1)), at(1, 10))).toBe(at(2));
});
