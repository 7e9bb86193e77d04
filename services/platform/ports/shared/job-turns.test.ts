import { nextTurn } from './job-turns.ts';

const [noon, later] = ['2026-01-01T12:00:00.000Z', '2026-01-01T13:00:00.000Z'];

it('the turn of a job is when it is due, when no other of its home waits or their turns are over', () => {
  expect(nextTurn(undefined, noon)).toBe(noon);
  expect(nextTurn(noon, later)).toBe(later);
});

it('the turn of a job is a minute after the last of its home, however many wait', () => {
  expect(nextTurn(noon, noon)).toBe('2026-01-01T12:01:00.000Z');
  expect(nextTurn(later, noon)).toBe('2026-01-01T13:01:00.000Z');
});
