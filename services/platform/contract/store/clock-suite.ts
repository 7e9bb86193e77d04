// Notes about the clock.
import { initialSeenTime } from '../../clock/seen-time.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';

export function clockSuite(setting: StoreSetting, lanes: number): void {
  describe('the note of the clock', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const clock = (process = 0) => (bench.stores()[process % bench.stores().length] ?? bench.store()).clock;
    const note = (rev: number, wallMs = rev) => ({ rev, seen: { ...initialSeenTime(wallMs), jumps: [{ ms: 7.5, atRanMs: 3 }] } });

    it('is one of all processes, each in the place of the one before it, over a restart', async () => {
      expect(await clock().noted()).toBeUndefined();
      expect(await clock().note(note(2))).toBe(false);
      expect(await clock().noted()).toBeUndefined();
      const first = await Promise.all([1, 2, 3].map((wallMs) => clock(wallMs).note(note(1, wallMs))));
      expect(first.filter(Boolean)).toHaveLength(1);
      const next = await Promise.all([1, 2, 3].map((wallMs) => clock(wallMs).note(note(2, wallMs))));
      expect(next.filter(Boolean)).toHaveLength(1);
      expect(await clock(1).note(note(1))).toBe(false);
      expect(await clock(1).note(note(3, 33))).toBe(true);
      await bench.restart();
      expect(await clock().noted()).toEqual(note(3, 33));
    });
  });
}
