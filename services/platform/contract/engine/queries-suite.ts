// Queries to the store for each act; `docs/queries.md` contains the printed table.
import { callOf, give, heart, itemsView, readTrails, testService } from '../../testing/engine/data.ts';
import { type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';

/** Measured costs in queries: of one act, or of an idle second. */
export type QueryCosts = Record<'write' | 'keyedWrite' | 'foldedCommit' | 'read' | 'strictRead' | 'idleSecond', number>;

const times = 40;
const idleMs = 3000;

/** `count`: number of queries to the stores of this process so far. `most`: limits of costs. */
export function queriesSuite(setting: EngineSetting, lanes: number, count: () => number, most: QueryCosts): void {
  describe(`queries with ${lanes} lanes`, () => {
    const fixture = useFixture(setting, lanes);
    const view = itemsView('items');
    const asked = async (work: () => Promise<unknown>): Promise<number> => {
      const before = count();
      await work();
      return count() - before;
    };

    it('are so many', async () => {
      const alone = await fixture.start([testService('social')]);
      const writer = alone.of('social');
      await until('it is calm', () => writer.idle());
      const idle = await asked(() => new Promise((resolve) => setTimeout(resolve, idleMs)));
      /** Average cost of one act, without the queries of idle time. */
      const costOf = async (work: () => Promise<unknown>): Promise<number> => {
        const begun = performance.now();
        const all = await asked(async () => {
          for (let time = 0; time < times; time += 1) await work();
        });
        return (all - (idle * (performance.now() - begun)) / idleMs) / times;
      };
      const item = fresh('item');
      const write = async (key?: string) => {
        const who = fresh('who');
        await callOf(writer, { key }).ctx.decide(heart.of({ item, who }), give(item, who));
      };
      // The first commit of a partition searches its tail.
      await write();
      const [unkeyed, keyed] = [await costOf(() => write()), await costOf(() => write(fresh('key')))];
      await fixture.stop(alone);

      const run = await fixture.start([testService('social', { views: [view] }), testService('media', { views: [view] })]);
      const [owner, reader] = [run.of('social'), run.of('media')];
      await until('it is calm', async () => (await owner.idle()) && (await reader.idle()));
      let looks = 0;
      const counts = async () => {
        looks += 1;
        return (await Promise.all([owner, reader].map((one) => readTrails(one, view, [item])))).map(([doc]) => doc?.count ?? 0);
      };
      const [before = 0] = await counts();
      looks = 0;
      const twoIdle = await asked(() => new Promise((resolve) => setTimeout(resolve, idleMs)));
      const begun = performance.now();
      const commits = await asked(async () => {
        for (let who = 1; who <= times; who += 1) {
          await callOf(owner).ctx.decide(heart.of({ item, who: `${who}` }), give(item, `${who}`));
          await until('both have folded it', async () => (await counts()).every((given) => given === before + who));
        }
      });
      const foldedCommit = (commits - 2 * looks - (twoIdle * (performance.now() - begun)) / idleMs) / times;
      const costs: QueryCosts = {
        write: unkeyed,
        keyedWrite: keyed,
        foldedCommit,
        read: await costOf(() => callOf(reader).ctx.view(view).getMany([item])),
        strictRead: await costOf(() => callOf(reader).ctx.strict(view).getMany([item])),
        idleSecond: (idle * 1000) / idleMs,
      };
      process.stdout.write(
        `queries with ${lanes} lanes: ${Object.entries(costs)
          .map(([what, cost]) => `${what} ${cost.toFixed(1)}`)
          .join(', ')}\n`,
      );
      const tooMuch = Object.entries(most).flatMap(([what, limit]) => Object.entries(costs).filter(([cost, queries]) => cost === what && queries > limit));
      expect(tooMuch).toEqual([]);
    }, 60_000);
  });
}
