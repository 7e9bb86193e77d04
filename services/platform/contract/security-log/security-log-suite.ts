// Guarantees of every security log.
import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { Clock } from '../../clock/clock.ts';
import type { SecurityLog, SecurityNote } from '../../ports/security-log.ts';

/** A note of its own number. */
export const noteOf = (n: number, at = Date.now()): SecurityNote => ({
  at: new Date(at).toISOString(),
  act: 'refused',
  account: 'anna',
  from: '192.0.2.7',
  requestId: `r${n}`,
  code: 'too-many',
  path: '/api/users/login',
});

/** `open` returns an empty log for each test. `keeps` tells if a note is stored, even one that lists hide. */
export function securityLogSuite(open: (bounds?: { clock: Clock }) => SecurityLog, keeps: (requestId: string) => Promise<boolean>): void {
  it('answers what was written, the newest first', async () => {
    const log = open();
    expect(await log.newest(10)).toEqual({ items: [], next: undefined });
    await log.append(noteOf(1));
    await log.append({ at: new Date().toISOString(), act: 'sign-in-failed', requestId: 'r2', path: '/storage' });
    const { items } = await log.newest(10);
    expect(items).toMatchObject([{ act: 'sign-in-failed', requestId: 'r2', path: '/storage' }, noteOf(1, Date.parse(items[1]?.at ?? ''))]);
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['act', 'at', 'id', 'path', 'requestId']);
  });

  it('is read in pages, also while it grows, and of those that come at once none is lost', async () => {
    const log = open();
    await Promise.all(Array.from({ length: 25 }, (_, n) => log.append(noteOf(n))));
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await log.newest(10, before);
      seen.push(...page.items.map(({ requestId }) => requestId));
      before = page.next;
      if (before !== undefined) await log.append(noteOf(100 + seen.length));
    } while (before !== undefined);
    expect(seen.toSorted()).toEqual(Array.from({ length: 25 }, (_, n) => `r${n}`).toSorted());
  });

  it('keeps nothing for more than 30 days, neither in lists nor where it is stored', async () => {
    const { log, append, turn } = openWithClock();
    await append(1);
    for (let day = 1; day <= 31; day += 1) {
      turn(dayMs);
      await append(1 + day);
    }
    expect((await log.newest(100)).items.map(({ requestId }) => requestId)).not.toContain('r1');
    expect(await keeps('r1')).toBe(false);
    expect(await keeps('r5')).toBe(true);
  });

  it('removes nothing for good by a clock that is wrong for a day', async () => {
    const { log, append, turn } = openWithClock();
    const requests = async () => (await log.newest(10)).items.map(({ requestId }) => requestId);
    await append(1);
    turn(dayMs);
    await append(2);
    turn(dayMs, 3650 * dayMs);
    await append(3);
    expect(await requests()).toEqual(['r3']);
    turn(dayMs, -3650 * dayMs);
    await append(4);
    expect(await requests()).toEqual(expect.arrayContaining(['r1', 'r2', 'r4']));
  });

  /** A log, and a function that advances both of its clocks, and the wall clock by `jumpMs` more. */
  function openWithClock() {
    const clock = { begunMs: Date.now(), passedMs: 0, jumpedMs: 0 };
    const nowMs = () => clock.begunMs + clock.passedMs + clock.jumpedMs;
    const log = open({ clock: { now: () => new Date(nowMs()), monotonicMs: () => clock.passedMs } });
    return {
      log,
      append: (n: number) => log.append(noteOf(n, nowMs())),
      turn(ms: number, jumpMs = 0) {
        clock.passedMs += ms;
        clock.jumpedMs += jumpMs;
      },
    };
  }

  it('refuses a place that it never gave', async () => {
    await expect(open().newest(10, 'x')).rejects.toMatchObject({ name: 'Refusal', kind: 'invalid', code: 'bad-cursor' });
  });
}
