// Random schedules of folding: partitions in any order, repeated commits, restarts. The view always equals a plain replay.
import fc from 'fast-check';
import type { Commit, StoredEvent } from '../../ports/store.ts';
import { comment, foreign, fresh, heart, heartTaken, plainReplay, trailView } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';

const lanesRead = 3;
const items = ['a', 'b', 'c'];

/** An event on one of a few documents: mostly additions, some ends. */
const event = fc.record({ item: fc.constantFrom(...items), what: fc.constantFrom('heart', 'heart', 'comment', 'nothing', 'end') });
const commits = fc.array(fc.array(event, { minLength: 0, maxLength: 3 }), { maxLength: 8 });
const lanesOfCommits = fc.array(commits, { minLength: lanesRead, maxLength: lanesRead });
/** Passes up to `more` new commits of a partition, and `again` repeated ones: few, as they are appended, or as many as in a rebuild. */
const step = fc.record({ lane: fc.nat(lanesRead - 1), more: fc.nat(3), again: fc.nat(14), restart: fc.boolean() });

export function schedulesSuite(setting: StoreSetting, lanes: number): void {
  describe('a view under random schedules', () => {
    const view = trailView('trails');
    const bench = usePlace(setting, { service: 'transcoding', lanes, views: [view] });
    // One log for all schedules: each continues after the previous one, on documents of its own.
    const logs: Commit[][] = Array.from({ length: lanesRead }, () => []);

    const toEvent = (run: string, { item, what }: { item: string; what: string }): StoredEvent => {
      const id = `${run}/${item}`;
      if (what === 'heart') return heart(id);
      return what === 'end' ? heartTaken(id) : comment(id, what);
    };

    it('equals a plain replay', async () => {
      await fc.assert(
        fc.asyncProperty(lanesOfCommits, fc.array(step, { maxLength: 20 }), async (written, steps) => {
          const run = fresh('run');
          const model = plainReplay(view);
          const from = logs.map((log) => log.length);
          const done = [...from];
          written.forEach((list, lane) => {
            for (const events of list)
              logs[lane]?.push(
                foreign(
                  lane,
                  (logs[lane]?.length ?? 0) + 1,
                  events.map((of) => toEvent(run, of)),
                ),
              );
          });
          const rest = logs.map((log, lane) => ({ lane, more: log.length, again: 1, restart: false }));
          for (const { lane, more, again, restart } of [...steps, ...rest]) {
            const log = logs[lane] ?? [];
            const begun = done[lane] ?? 0;
            const next = log.slice(begun, begun + more);
            await bench.store().views.fold(view, 'social', lane, log.slice(Math.max(0, begun - again), begun + next.length));
            done[lane] = begun + next.length;
            for (const commit of next) model.take('social', commit);
            if (restart) await bench.restart();
          }
          const reader = bench.store().views.reader(view);
          for (const item of items) expect(await reader.get(`${run}/${item}`)).toEqual(model.doc(`${run}/${item}`));
        }),
        { numRuns: setting.counts.schedules, endOnFailure: true },
      );
    });
  });
}
