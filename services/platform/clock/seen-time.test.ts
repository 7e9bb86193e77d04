import { dayMs, hourMs } from '@kloak/proto/rules/durations.ts';
import fc from 'fast-check';
import { advanceSeenTime, clockWarnings, dueFrom, initialSeenTime, jumpDoubtMs, type SeenTime, timeOf, trustedJumpMs } from './seen-time.ts';

const yearMs = 365.25 * dayMs;
const begun = Date.parse('2026-01-01T00:00:00Z');

type ClockStep = { passedMs: number; jumpMs: number };
const walk = (steps: readonly ClockStep[], from: SeenTime = initialSeenTime(begun)): SeenTime =>
  steps.reduce((seen, { passedMs, jumpMs }) => advanceSeenTime(seen, { wallMs: seen.wallMs + passedMs + jumpMs, passedMs }), from);
const passed = (...steps: readonly ClockStep[]) => timeOf(walk(steps)) - begun;
const calm = (passedMs: number): ClockStep => ({ passedMs, jumpMs: 0 });

const steps = fc.array(fc.record({ passedMs: fc.nat(2 * dayMs), jumpMs: fc.integer({ min: -20 * yearMs, max: 20 * yearMs }) }), { maxLength: 12 });

describe('the time seen to pass', () => {
  it('is that of a clock that is right, and follows small corrections', () => {
    expect(passed(calm(60_000), calm(40 * dayMs))).toBe(40 * dayMs + 60_000);
    expect(passed({ passedMs: 60_000, jumpMs: hourMs })).toBe(60_000 + hourMs);
  });

  it.each([3 * dayMs, 10 * yearMs])('passes over a clock that stands %i ms ahead for a while', (jumpMs) => {
    expect(passed({ passedMs: 1000, jumpMs }, calm(75_000))).toBe(76_000);
    expect(passed({ passedMs: 1000, jumpMs }, calm(75_000), { passedMs: 1000, jumpMs: -jumpMs }, calm(30 * dayMs))).toBe(77_000 + 30 * dayMs);
  });

  it('follows a jump ahead after a day of running, of each night as well', () => {
    const off = { passedMs: 0, jumpMs: 21 * dayMs };
    expect(passed(off, calm(dayMs - 1))).toBe(dayMs - 1);
    expect(passed(off, calm(dayMs))).toBe(22 * dayMs);
    const day = [{ passedMs: 0, jumpMs: 8 * hourMs }, ...Array.from({ length: 16 }, () => calm(hourMs))];
    const month = Array.from({ length: 30 }, () => day).flat();
    expect(passed(...month)).toBeGreaterThan(29 * dayMs);
  });

  it('runs ahead of a clock that was put back until they meet, at half its pace', () => {
    const back = { passedMs: 0, jumpMs: -3 * dayMs };
    expect(passed(back)).toBe(0);
    expect(passed(back, calm(2 * dayMs))).toBe(dayMs);
    expect(walk([back, calm(6 * dayMs)])).toMatchObject({ leadMs: 0, wallMs: begun + 3 * dayMs });
    expect(passed(back, calm(75_000), { passedMs: 0, jumpMs: 3 * dayMs })).toBe(75_000);
  });

  it('never goes back, and never ahead by more than passed, but for what is believed', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let seen = initialSeenTime(begun);
        for (const step of taken) {
          const next = walk([step], seen);
          const doubted = seen.jumps.reduce((all, { ms }) => all + ms, 0);
          expect(timeOf(next)).toBeGreaterThanOrEqual(timeOf(seen));
          expect(timeOf(next) - timeOf(seen)).toBeLessThanOrEqual(step.passedMs + doubted + 25 * trustedJumpMs);
          expect(next.jumps.length).toBeLessThan(30);
          expect(next.jumps.length === 0 || next.leadMs === 0).toBe(true);
          seen = next;
        }
        const calmed = walk([calm(jumpDoubtMs)], seen);
        expect(calmed.jumps).toEqual([]);
      }),
    );
  });
});

it('what follows an event follows at once whatever the clock said, and later not before its time', () => {
  const ahead = walk([{ passedMs: 0, jumpMs: 10 * yearMs }]);
  expect(dueFrom(ahead, ahead.wallMs, 0)).toBe(begun);
  const back = walk([{ passedMs: 0, jumpMs: -10 * yearMs }]);
  expect(dueFrom(back, back.wallMs, 0)).toBe(begun);
  expect(dueFrom(back, back.wallMs, 30 * dayMs)).toBe(begun);
  expect(dueFrom(initialSeenTime(begun), begun - dayMs, 30 * dayMs)).toBe(begun - dayMs);
});

it('an operator is told how far the clock stands from it', () => {
  const waits = 'of the time seen to pass; what is purged, erased, mailed or renewed by time waits for it';
  expect(clockWarnings(walk([calm(hourMs), { passedMs: 0, jumpMs: 10 * yearMs }, calm(hourMs)]))).toEqual([
    `the clock stands 10 years ahead ${waits}, until it has run for 23 hours or is put back`,
  ]);
  expect(clockWarnings(walk([{ passedMs: 0, jumpMs: -3 * dayMs }]))).toEqual(['the clock stands 3 days behind the time seen to pass']);
  expect(clockWarnings(walk([{ passedMs: 0, jumpMs: -3 * dayMs }, calm(dayMs)]))).toEqual([]);
  expect(
    clockWarnings(
      walk([
        { passedMs: 0, jumpMs: -hourMs },
        { passedMs: 0, jumpMs: hourMs },
      ]),
    ),
  ).toEqual([]);
});
