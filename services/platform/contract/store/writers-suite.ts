// Many writers at once.
import { isUnavailable } from '../../errors.ts';
import type { AppendOutcome, Commit, Draft, Store } from '../../ports/store.ts';
import { append, draft, fresh, heart, readLane } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';

const writers = 8;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Repeats like a caller: a temporary refusal under load is asked again under the same key, which tells if it was written meanwhile. */
async function appendAtLast(store: Store, of: Draft): Promise<AppendOutcome> {
  for (;;) {
    try {
      return await store.log.append(of);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}

export function writersSuite(setting: StoreSetting, lanes: number): void {
  describe(`${writers} writers at once`, () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const storeOf = (writer: number): Store => bench.stores()[writer % bench.stores().length] ?? bench.store();

    /** Reads, decides and appends until it is written; returns the number of decisions. */
    const decide = async (store: Store, lane: number, stream: string, key: string): Promise<number> => {
      for (let decided = 1; ; decided += 1) {
        const head = (await store.log.stream(lane, stream, 1)).at(-1)?.version ?? 0;
        const { outcome } = await appendAtLast(store, draft([heart(key)], { lane, stream, version: head + 1, key }));
        if (outcome !== 'moved') return decided;
      }
    };

    it('leave dense lanes, and lose and double nothing', async () => {
      const shared = fresh('shared');
      const write = async (writer: number) => {
        for (let count = 0; count < setting.counts.writes; count += 1) {
          const key = `${shared}/${writer}/${count}`;
          const own = count % 3 !== 0;
          const decided = await decide(storeOf(writer), count % lanes, own ? `${shared}/${writer}` : shared, key);
          // The only writer of a stream never has to decide again, independent of other streams.
          if (own) expect(decided).toBe(1);
        }
      };
      await Promise.all(numbers(writers).map(write));
      const found: Commit[] = [];
      for (let lane = 0; lane < lanes; lane += 1) {
        const commits = await readLane(bench.store().log, lane);
        expect(commits.map(({ seq }) => seq)).toEqual(numbers(commits.length).map((at) => at + 1));
        for (const [, stream] of Map.groupBy(commits, (commit) => commit.stream)) {
          expect(stream.map(({ version }) => version)).toEqual(numbers(stream.length).map((at) => at + 1));
        }
        found.push(...commits);
      }
      const wanted = numbers(writers).flatMap((writer) => numbers(setting.counts.writes).map((count) => `${shared}/${writer}/${count}`));
      expect(found.map(({ key }) => key).sort()).toEqual(wanted.sort());
      for (const commit of found) expect(commit.events).toEqual([heart(commit.key)]);
    });

    it('decide once under one key', async () => {
      const key = fresh('key');
      const outcomes = await Promise.all(numbers(writers).map((writer) => storeOf(writer).log.append(draft([heart('a', `w${writer}`)], { key }))));
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['appended', ...numbers(writers - 1).map(() => 'known')]);
      const commits = outcomes.map((appended) => ('commit' in appended ? appended.commit : undefined));
      expect(new Set(commits.map((commit) => JSON.stringify(commit?.events))).size).toBe(1);
      expect(new Set(commits.map((commit) => commit?.seq)).size).toBe(1);
    });

    it('meet a conflict alone: of two on one version one moves, and the others stand', async () => {
      const stream = fresh('stream');
      const drafts = numbers(writers).map((writer) => draft([heart('a')], writer < 2 ? { stream } : {}));
      const outcomes = await Promise.all(drafts.map((of, writer) => storeOf(writer).log.append(of)));
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...numbers(writers - 1).map(() => 'appended'), 'moved']);
      expect(await bench.store().log.stream(0, stream)).toHaveLength(1);
    });

    it('are followed from any place: each commit once, in order', async () => {
      const last = lanes - 1;
      const total = writers * setting.counts.writes;
      const begin = (await append(bench.store(), draft([heart('a')], { lane: last }))).seq;
      const follow = async (from: number): Promise<number[]> => {
        const seen: number[] = [];
        let cursor = from;
        while (cursor < begin + total) {
          const commits = await storeOf(from).log.read(last, cursor, 7);
          seen.push(...commits.map(({ seq }) => seq));
          cursor = seen.at(-1) ?? cursor;
          await new Promise(setImmediate);
        }
        return seen;
      };
      const write = async (writer: number) => {
        for (let count = 0; count < setting.counts.writes; count += 1) await append(storeOf(writer), draft([heart('a')], { lane: last }));
      };
      const starts = [0, begin - 1, begin];
      const [followed] = await Promise.all([Promise.all(starts.map(follow)), ...numbers(writers).map(write)]);
      for (const [at, seen] of followed.entries()) {
        const from = starts[at] ?? 0;
        expect(seen).toEqual(numbers(begin + total - from).map((step) => from + step + 1));
      }
    });
  });
}
