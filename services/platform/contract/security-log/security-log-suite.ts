// What every security log must do.
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

/** `open` answers an empty log for each test. */
export function securityLogSuite(open: () => SecurityLog): void {
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

  it('refuses a place that it never gave', async () => {
    await expect(open().newest(10, 'x')).rejects.toMatchObject({ name: 'Refusal', kind: 'invalid', code: 'bad-cursor' });
  });
}
