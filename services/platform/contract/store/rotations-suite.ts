// State that replaces itself again and again, beside the log.
import type { Rotation } from '../../ports/rotations.ts';
import { fresh } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
/** A time of day. */
const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 3, minute)).toISOString();
const rotation = (id: string, generation: number, changed: Partial<Rotation> = {}): Rotation => ({
  id,
  person: `person of ${id}`,
  generation,
  at: at(generation),
  until: at(59),
  ...changed,
});

export function rotationsSuite(setting: StoreSetting, lanes: number): void {
  describe('a rotation', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const rotationsOf = (process: number) => (bench.stores()[process % bench.stores().length] ?? bench.store()).rotations;
    const generationOf = async (id: string) => (await bench.store().rotations.getMany([id]))[0]?.generation;

    it('goes on from the generation that stands, and from no other, in every process and over a restart, beside the log', async () => {
      const id = fresh('rotation');
      const before = await bench.store().log.tails();
      expect(await rotationsOf(0).advance(rotation(id, 2), 1)).toBe(false);
      expect(await rotationsOf(1).advance(rotation(id, 1), undefined)).toBe(true);
      expect(await rotationsOf(0).advance(rotation(id, 9), undefined)).toBe(false);
      expect(await rotationsOf(0).advance(rotation(id, 2), 1)).toBe(true);
      await bench.restart();
      expect(await rotationsOf(1).advance(rotation(id, 3), 1)).toBe(false);
      expect(await rotationsOf(1).getMany([fresh('none'), id])).toEqual([rotation(id, 2)]);
      expect(await bench.store().log.tails()).toEqual(before);
    });

    it('takes one of many that come at once', async () => {
      const id = fresh('rotation');
      for (const former of [undefined, 1, 2]) {
        const next = rotation(id, (former ?? 0) + 1);
        const taken = await Promise.all(numbers(8).map((process) => rotationsOf(process).advance(next, former)));
        expect(taken.filter(Boolean)).toHaveLength(1);
      }
      expect(await generationOf(id)).toBe(3);
    });

    it('is forgotten with its person, and no other is', async () => {
      const [first, second, other] = [fresh('rotation'), fresh('rotation'), fresh('rotation')];
      const person = fresh('person');
      for (const id of [first, second]) await rotationsOf(0).advance(rotation(id, 1, { person }), undefined);
      await rotationsOf(0).advance(rotation(other, 1), undefined);
      await rotationsOf(1).forget(person);
      await rotationsOf(1).forget(person);
      expect((await rotationsOf(0).getMany([first, second, other])).map(({ id }) => id)).toEqual([other]);
    });

    it('is removed once nobody asks for it any more, and only then', async () => {
      const [old, young] = [fresh('rotation'), fresh('rotation')];
      await rotationsOf(0).advance(rotation(old, 1, { until: at(30) }), undefined);
      await rotationsOf(0).advance(rotation(young, 1, { until: at(31) }), undefined);
      await Promise.all(numbers(600).map(() => rotationsOf(0).advance(rotation(fresh('rotation'), 1, { until: at(30) }), undefined)));
      expect(await rotationsOf(0).sweep(new Date(at(30)))).toBe(0);
      expect(await rotationsOf(1).sweep(new Date(at(31)))).toBe(601);
      expect([await generationOf(old), await generationOf(young)]).toEqual([undefined, 1]);
    });
  });
}
