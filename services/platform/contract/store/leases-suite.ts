// Leases of partitions, and secrets.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readMasterKeys } from '../../sealed/master-keys.ts';
import { wrappedSecrets } from '../../sealed/wrapped-secrets.ts';
import { append, draft, fresh, heart } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';
import { until } from '../../testing/until.ts';

export function leasesAndSecretsSuite(setting: StoreSetting, lanes: number): void {
  describe('leases', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const leases = (process = 0) => (bench.stores()[process % bench.stores().length] ?? bench.store()).leases;

    const held = async (holder: string, names: string[], seconds = 60, process = 0) => (await leases(process).hold(holder, names, seconds)).held;

    it('are held by one, renewed by it, and free when it lets go', async () => {
      const [a, b] = [fresh('lane'), fresh('lane')];
      expect(await held('first', [a])).toEqual(new Set([a]));
      expect(await held('second', [a, b], 60, 1)).toEqual(new Set([b]));
      expect(await held('first', [a])).toEqual(new Set([a]));
      await leases(1).release('second', [a]);
      expect(await held('second', [a, b], 60, 1)).toEqual(new Set([b]));
      await leases().release('first');
      expect(await held('second', [a, b], 60, 1)).toEqual(new Set([a, b]));
      await leases().release('nobody');
      await leases(1).release('second', [b]);
      expect(await held('first', [b])).toEqual(new Set([b]));
      expect(await held('first', [a, b])).toEqual(new Set([b]));
      for (const holder of ['first', 'second']) await leases().release(holder);
    });

    it('go to one of many who ask at once', async () => {
      const name = fresh('lane');
      const all = await Promise.all(Array.from({ length: 8 }, (_, holder) => held(`holder-${name}-${holder}`, [name], 60, holder)));
      expect(all.filter((names) => names.has(name))).toHaveLength(1);
    });

    it('are over when they are not renewed in time', async () => {
      const name = fresh('lane');
      await held('quick', [name]);
      expect(await held('patient', [name], 60, 1)).toEqual(new Set());
      await held('quick', [name], 0.3);
      await until('the lease is over', async () => (await held('patient', [name], 60, 1)).has(name));
      expect(await held('quick', [name])).toEqual(new Set());
    });

    /** Renews like a keeper, each holder in a process of its own; returns the names that it keeps. */
    const renew = async (holder: string, names: string[], seconds = 60): Promise<string[]> => {
      const process = Number(holder.at(-1));
      const { held: has, surplus } = await leases(process).hold(holder, names, seconds);
      await leases(process).release(holder, [...surplus]);
      return [...has.difference(surplus)];
    };

    it('are shared by all who ask for the same, each is held by one, and none of them wanders', async () => {
      const names = Array.from({ length: 10 }, () => fresh('lane'));
      const holders = [1, 2, 3].map(() => fresh('holder'));
      const [one = '', ...others] = holders;
      expect((await renew(one, names)).sort()).toEqual(names.toSorted());
      for (const other of others) {
        const there = holders.slice(0, holders.indexOf(other) + 1);
        // A new holder finds all of them taken, is counted, and gets its share after the others have released theirs.
        expect(await renew(other, names)).toEqual([]);
        for (const holder of [...there, ...there]) await renew(holder, names);
        const shares = await Promise.all(there.map((holder) => renew(holder, names)));
        expect(shares.flat().sort()).toEqual(names.toSorted());
        for (const share of shares) expect(Math.abs(share.length - names.length / there.length)).toBeLessThan(1);
        for (let time = 0; time < 3; time += 1) expect(await Promise.all(there.map((holder) => renew(holder, names)))).toEqual(shares);
      }
    });

    it('are kept beyond the share until the holder lets go, and no other has them meanwhile', async () => {
      const names = [fresh('lane'), fresh('lane')];
      const [first, second] = [fresh('first'), fresh('second')];
      await leases().hold(first, names, 60);
      await leases(1).hold(second, names, 60);
      for (let time = 0; time < 2; time += 1) {
        const { held: has, surplus } = await leases().hold(first, names, 60);
        expect([has.size, surplus.size]).toEqual([2, 1]);
        expect(await held(second, names, 60, 1)).toEqual(new Set());
      }
      const { surplus } = await leases().hold(first, names, 60);
      await leases().release(first, [...surplus]);
      expect(await held(second, names, 60, 1)).toEqual(surplus);
    });

    it('of a holder that is gone come to those who are left, all of them', async () => {
      const names = Array.from({ length: 6 }, () => fresh('lane'));
      const [gone, left] = [fresh('gone'), fresh('left')];
      for (let time = 0; time < 3; time += 1) for (const holder of [gone, left]) await renew(holder, names);
      expect(await renew(left, names)).toHaveLength(3);
      await renew(gone, names, 0.3);
      await until('the others come', async () => (await renew(left, names)).length === names.length);
    });

    it('that one alone asks for are its own, whoever asks for others', async () => {
      const [shared, own] = [fresh('lane'), fresh('lane')];
      const [before, next] = [fresh('before'), fresh('next')];
      await renew(before, [shared]);
      for (let time = 0; time < 2; time += 1) {
        expect(await renew(next, [shared, own])).toEqual([own]);
        expect(await renew(before, [shared])).toEqual([shared]);
      }
      await leases().release(before);
      expect((await renew(next, [shared, own])).sort()).toEqual([own, shared].sort());
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

    it('under a fixed name are replaced where they still are what was read', async () => {
      const id = fresh('signing');
      await secrets().ensure(id, () => 'one');
      await secrets().replace(id, 'another', 'two');
      expect(await secrets().ensure(id, () => 'x')).toBe('one');
      await secrets().replace(id, 'one', 'two');
      await bench.restart();
      expect(await secrets().ensure(id, () => 'x')).toBe('two');
    });

    describe('that are wrapped', () => {
      const [first, second] = [1, 2].map(() => readMasterKeys(randomBytes(32).toString('base64'), 'it'));
      const by = (masters = first) => wrappedSecrets(secrets(), 'identity', masters ?? readMasterKeys('', 'it'));
      const at = (id: string) => secrets().ensure(id, () => 'not there');

      it('are the same for all who have the key, and are not what stands in the log', async () => {
        const id = fresh('signing');
        let made = 0;
        const values = await Promise.all(Array.from({ length: 8 }, () => by().ensure(id, () => `value ${++made}`)));
        expect(new Set(values).size).toBe(1);
        expect(await at(id)).not.toContain('value');
        expect(await by().ensure(id, () => 'x')).toBe(values[0]);
      });

      it('open under their own name and in their own service alone', async () => {
        const [id, other] = [fresh('signing'), fresh('signing')];
        await by().ensure(id, () => 'one');
        await secrets().ensure(other, () => 'x');
        await secrets().replace(other, 'x', await at(id));
        expect(await by().ensure(other, () => 'made anew')).toBe('made anew');
        expect(await wrappedSecrets(secrets(), 'social', first ?? readMasterKeys('', 'it')).ensure(id, () => 'of social')).toBe('of social');
      });

      it('are renewed once where another key wrapped them', async () => {
        const id = fresh('signing');
        await by().ensure(id, () => 'of the first');
        let made = 0;
        const values = await Promise.all(Array.from({ length: 4 }, () => by(second).ensure(id, () => `of the second ${++made}`)));
        expect([new Set(values).size, values[0]]).toEqual([1, expect.stringContaining('second')]);
      });

      it('are renewed where an older build stored them in clear, or wrapped where that is asked for', async () => {
        const [renewed, kept] = [fresh('signing'), fresh('signing')];
        for (const id of [renewed, kept]) await secrets().ensure(id, () => 'in clear');
        expect(await by().ensure(renewed, () => 'new')).toBe('new');
        expect(await by().ensure(kept, () => 'new', 'keep')).toBe('in clear');
        expect(`${await at(renewed)} ${await at(kept)}`).not.toContain('in clear');
        expect(await secrets().fixed()).toEqual(expect.arrayContaining([renewed, kept]));
        expect(await by(second).ensure(kept, () => 'new', 'keep')).toBe('new');
      });
    });

    it('that stood in clear are wrapped before anybody asks for them, and others are left alone', async () => {
      const [renewed, kept, password] = [fresh('signing'), fresh('signing'), fresh('password')];
      for (const id of [renewed, kept]) await secrets().ensure(id, () => 'in clear');
      await secrets().put(password, 'a hash', named());
      const by = wrappedSecrets(secrets(), 'identity', readMasterKeys(randomBytes(32).toString('base64'), 'it'));
      await by.wrapClear();
      await by.wrapClear();
      for (const id of [renewed, kept]) expect(await secrets().get(id)).not.toContain('in clear');
      expect(await by.get(password)).toBe('a hash');
      expect([await by.ensure(renewed, () => 'new'), await by.ensure(kept, () => 'new', 'keep')]).toEqual(['new', 'in clear']);
      await secrets().delete(password);
    });

    it('that are put anew while the old ones are swept stay', async () => {
      const ids = Array.from({ length: 40 }, () => fresh('secret'));
      const last = ids.at(-1) ?? '';
      await Promise.all(ids.map((id) => secrets().put(id, 'old', named())));
      await pause(5);
      const between = new Date();
      await pause(5);
      await Promise.all([secrets().sweep(between), secrets().put(last, 'new', named())]);
      expect(await secrets().get(last)).toBe('new');
      expect(await secrets().get(ids[0] ?? '')).toBeUndefined();
      await secrets().delete(last);
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
