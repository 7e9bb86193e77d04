// Keys of clients, and their decisions without events.
import type { Claim } from '../../ports/claims.ts';
import { append, draft, fresh, heart } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
/** A time of day. */
const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 3, minute)).toISOString();
const claim = (key: string, bodyHash: string, minute = 0): Claim => ({ key, bodyHash, at: at(minute) });

export function claimsSuite(setting: StoreSetting, lanes: number): void {
  const lane = lanes - 1;

  describe('a claimed key', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const storeOf = (process: number) => bench.stores()[process % bench.stores().length] ?? bench.store();
    const tails = () => bench.store().log.tails();
    const outcomeUnder = async (given: Claim, changed = {}, process = 0) =>
      (await storeOf(process).log.append(draft([heart('a')], { lane, ...changed }), given)).outcome;

    it('is for one body, in every process and over a restart, and its draft alone is a commit', async () => {
      const key = fresh('key');
      const before = (await tails()).get(lane) ?? 0;
      expect(await outcomeUnder(claim(key, 'one'))).toBe('appended');
      expect(await outcomeUnder(claim(key, 'one', 1), {}, 1)).toBe('appended');
      expect(await outcomeUnder(claim(key, 'two'), {}, 1)).toBe('claimed');
      await bench.restart();
      expect(await outcomeUnder(claim(key, 'two'))).toBe('claimed');
      expect((await tails()).get(lane)).toBe(before + 2);
    });

    it('is for exactly one of many bodies that come at once', async () => {
      const key = fresh('key');
      const outcomes = await Promise.all(numbers(8).map((body) => outcomeUnder(claim(key, `body ${body}`), {}, body)));
      expect(outcomes.sort()).toEqual(['appended', ...numbers(7).map(() => 'claimed')]);
    });

    it('stands where its draft is not written, and the same body goes on', async () => {
      const [key, { stream }] = [fresh('key'), await append(bench.store(), draft([heart('a')], { lane }))];
      expect(await outcomeUnder(claim(key, 'one'), { stream })).toBe('moved');
      expect(await outcomeUnder(claim(key, 'two'))).toBe('claimed');
      expect(await outcomeUnder(claim(key, 'one'), { stream, version: 2 })).toBe('appended');
    });

    it('remembers what changed nothing, for its body alone, beside the log and over a restart', async () => {
      const [key, decision, other] = [fresh('key'), fresh('decision'), fresh('decision')];
      const before = await tails();
      const { claims } = bench.store();
      expect(await claims.noChange(decision)).toBeUndefined();
      expect(await claims.noteNoChange({ ...claim(decision, 'one'), seq: 7 }, claim(key, 'one'))).toBe(true);
      expect(await storeOf(1).claims.noteNoChange({ ...claim(decision, 'one', 1), seq: 8 }, undefined)).toBe(true);
      expect(await storeOf(1).claims.noteNoChange({ ...claim(other, 'two'), seq: 0 }, claim(key, 'two'))).toBe(false);
      expect(await outcomeUnder(claim(key, 'two'))).toBe('claimed');
      await bench.restart();
      expect(await bench.store().claims.noChange(decision)).toEqual({ ...claim(decision, 'one'), seq: 7 });
      expect(await bench.store().claims.noChange(other)).toBeUndefined();
      expect(await tails()).toEqual(before);
    });

    it('is forgotten once it is old, and only then', async () => {
      const { claims } = bench.store();
      await claims.sweep(new Date(at(30)));
      const [old, young, decision] = [fresh('key'), fresh('key'), fresh('decision')];
      await outcomeUnder(claim(old, 'one', 30));
      await outcomeUnder(claim(young, 'one', 32));
      await claims.noteNoChange({ ...claim(decision, 'one', 30), seq: 0 }, undefined);
      await Promise.all(numbers(600).map((count) => claims.noteNoChange({ ...claim(fresh('decision'), 'one', 30), seq: count }, undefined)));
      expect(await claims.sweep(new Date(at(30)))).toBe(0);
      expect(await claims.sweep(new Date(at(31)))).toBe(602);
      expect(await claims.noChange(decision)).toBeUndefined();
      expect(await outcomeUnder(claim(old, 'two', 32))).toBe('appended');
      expect(await outcomeUnder(claim(young, 'two', 32))).toBe('claimed');
      expect(await claims.sweep(new Date(at(31)))).toBe(0);
    });
  });
}
