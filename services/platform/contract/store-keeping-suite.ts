// Leases and secrets.
import { setTimeout as pause } from 'node:timers/promises';
import { append, draft, fresh, heart } from './store-data.ts';
import { type StoreSetting, usePlace } from './store-place.ts';
import { until } from './until.ts';

export function keepingSuite(setting: StoreSetting, lanes: number): void {
  describe('leases', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const leases = (process = 0) => (bench.stores()[process % bench.stores().length] ?? bench.store()).leases;

    it('are held by one, renewed by it, and free when it lets go', async () => {
      const [a, b] = [fresh('lane'), fresh('lane')];
      expect(await leases().hold('first', [a], 60)).toEqual(new Set([a]));
      expect(await leases(1).hold('second', [a, b], 60)).toEqual(new Set([b]));
      expect(await leases().hold('first', [a, b], 60)).toEqual(new Set([a]));
      await leases().release('first');
      expect(await leases(1).hold('second', [a, b], 60)).toEqual(new Set([a, b]));
      await leases().release('nobody');
      expect(await leases().hold('first', [a, b], 60)).toEqual(new Set());
    });

    it('go to one of many who ask at once', async () => {
      const name = fresh('lane');
      const held = await Promise.all(Array.from({ length: 8 }, (_, holder) => leases(holder).hold(`holder-${name}-${holder}`, [name], 60)));
      expect(held.filter((names) => names.has(name))).toHaveLength(1);
    });

    it('are over when they are not renewed in time', async () => {
      const name = fresh('lane');
      await leases().hold('quick', [name], 0.3);
      expect(await leases(1).hold('patient', [name], 60)).toEqual(new Set());
      await until('the lease is over', async () => (await leases(1).hold('patient', [name], 60)).has(name), 5);
      expect(await leases().hold('quick', [name], 60)).toEqual(new Set());
    });
  });

  describe('secrets', () => {
    const bench = usePlace(setting, { service: 'identity', lanes, views: [] });
    const secrets = () => bench.store().secrets;
    const named = () => ({ lane: lanes - 1, key: fresh('key') });

    it('are read back, replaced and removed, over a restart', async () => {
      const id = fresh('secret');
      expect(await secrets().get(id)).toBeUndefined();
      await secrets().put(id, 'one', named());
      await secrets().put(id, 'two', named());
      await bench.restart();
      expect(await secrets().get(id)).toBe('two');
      await secrets().delete(id);
      await secrets().delete(id);
      expect(await secrets().get(id)).toBeUndefined();
    });

    it('under a fixed name are made once, however many ask', async () => {
      const id = fresh('signing');
      let made = 0;
      const make = () => `value ${++made}`;
      const values = await Promise.all(
        Array.from({ length: 8 }, (_, at) => (bench.stores()[at % bench.stores().length]?.secrets ?? secrets()).ensure(id, make)),
      );
      expect(new Set(values).size).toBe(1);
      await bench.restart();
      expect(await secrets().ensure(id, make)).toBe(values[0]);
    });

    it('are swept when they are old and no commit names them, and only then', async () => {
      const [lost, kept, young, fixed] = [fresh('lost'), fresh('kept'), fresh('young'), fresh('fixed')];
      const place = named();
      await secrets().put(lost, 'x', named());
      await secrets().put(kept, 'x', place);
      await secrets().ensure(fixed, () => 'x');
      await append(bench.store(), draft([heart('a')], place));
      await pause(5);
      const between = new Date();
      await pause(5);
      await secrets().put(young, 'x', named());
      expect(await secrets().sweep(new Date(between.getTime() - 3_600_000))).toBe(0);
      expect(await secrets().sweep(between)).toBe(1);
      expect(await Promise.all([lost, kept, young, fixed].map((id) => secrets().get(id)))).toEqual([undefined, 'x', 'x', 'x']);
      expect(await secrets().sweep(between)).toBe(0);
      expect(await secrets().sweep(new Date(Date.now() + 60_000))).toBe(1);
      expect(await secrets().get(kept)).toBe('x');
    });
  });
}
