// [Note: Where a reaction begins] A new service, or a new reaction, meets logs that are years old. The store records once how far each log
// reached at that moment.
//
//   log of media       1 ─────────────── 900 ────── 1,000 ──▶
//   shared cursor      ──────────────────────────────▶        all reactions of the service plan from here on
//   from: 'now'        skipped           │ begins here
//   from: 'start'      backfill ────────▶│ then with the others
//
// `now` skips the older log. `start` gets a backfill pass if the shared cursor is already past the beginning of the log; otherwise the shared
// cursor plans it from the start.
//
// [Note: Builds beside each other] A build plans only the reactions and event types that it knows, and moves on. So only builds that know all
// pairs (reaction, event type) of a cursor may move it. The pairs of the shared cursor are recorded, too. A pair of a later build has a
// cursor of its own for ever. Likewise a build takes no job of a reaction that it does not know.
import { singleFlight } from '../async/single-flight.ts';
import { type EventTypes, sourcesOf } from '../event.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Jobs, ReactionStart, Store } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';

/** A pass beside the shared cursor: events after `from`, up to `until` if set. `reaction` follows only the events of the pass. */
export type SeparatePass = { name: string; reaction: Reaction; source: string; from: ReactionStart; until?: ReactionStart };

export type Beginnings = {
  /** Reactions of the shared cursor, each with the event types that no pass of its own plans. */
  shared: readonly Reaction[];
  /** Services whose events these follow. */
  sources: readonly string[];
  /** Beginnings in a log, by name. Refuses while the log's owner must be asked for its tails and does not answer. */
  of(source: string): Promise<ReadonlyMap<string, ReactionStart>>;
  passes: readonly SeparatePass[];
};

const fromTheStart: ReactionStart = new Map();
/** The record of a pair of the shared cursor. The record of a separate pass names every lane. */
const sharedPair: ReactionStart = new Map();

const typesOf = (reaction: Reaction, source: string): readonly string[] => {
  const reads: { readonly [name: string]: readonly string[] | undefined } = reaction.reads;
  return reads[source] ?? [];
};
const pairName = (reaction: Reaction, type: string) => `${reaction.name}/${type}`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const following = (reaction: Reaction, reads: EventTypes): Reaction => ({ ...reaction, reads });

/**
 * Records beginnings that need no answer of another service; the first record of each stands. These are beginnings of `start` reactions, those of a
 * database without records, and the pairs of the shared cursor. The first build records all pairs, a later one those of reactions that an earlier build
 * had.
 */
async function record({ jobs, lanes }: Store, source: string, reactions: readonly Reaction[]): Promise<ReadonlyMap<string, ReactionStart>> {
  const [recorded, planned] = await Promise.all([jobs.beginnings(source), jobs.cursors(source)]);
  const isFirst = recorded.size === 0;
  const hasPairs = (reaction: Reaction) => [...recorded.keys()].some((name) => name.startsWith(pairName(reaction, '')));
  const isShared = (reaction: Reaction) => isFirst || (recorded.has(reaction.name) && !hasPairs(reaction)) || (reaction.from === 'now' && planned.size === 0);
  const placeOf = ({ from }: Reaction): ReactionStart => new Map(numbers(lanes).map((lane) => [lane, from === 'now' ? (planned.get(lane) ?? 0) : 0]));
  const pairs = reactions.flatMap((reaction) => {
    const place = isShared(reaction) ? sharedPair : placeOf(reaction);
    return typesOf(reaction, source).map((type) => [pairName(reaction, type), place] as const);
  });
  // An earlier build planned without records. Nothing that it planned may come again, and nothing that it had not planned may be skipped.
  const isOfEarlierBuild = isFirst && planned.size > 0;
  const begun = reactions.filter((reaction) => isOfEarlierBuild || (reaction.from === 'start' && isShared(reaction)));
  const starts = begun.map(({ name }) => [name, isOfEarlierBuild ? fromTheStart : planned] as const);
  const missing = [...starts, ...pairs].filter(([name]) => !recorded.has(name));
  if (missing.length === 0) return recorded;
  await jobs.begin(source, new Map(missing));
  return jobs.beginnings(source);
}

/** Records `now` reactions: after the service's cursor or, in a lane without one, after the tail. */
async function recordNow(jobs: Jobs, log: SourceLog, source: string, reactions: readonly Reaction[]): Promise<ReadonlyMap<string, ReactionStart>> {
  const recorded = await jobs.beginnings(source);
  const missing = reactions.filter(({ name }) => !recorded.has(name));
  if (missing.length === 0) return recorded;
  const passed = new Map([...(await log.tails(source)), ...(await jobs.cursors(source))]);
  await jobs.begin(source, new Map(missing.map(({ name }) => [name, passed])));
  return jobs.beginnings(source);
}

async function backfillsOf(jobs: Jobs, source: string, reaction: Reaction): Promise<SeparatePass[]> {
  const { name } = reaction;
  const until = (await jobs.beginnings(source)).get(name) ?? fromTheStart;
  const done = await jobs.cursors(source, name);
  return [...until].every(([lane, seq]) => (done.get(lane) ?? 0) >= seq) ? [] : [{ name, reaction, source, from: fromTheStart, until }];
}

export async function openBeginnings(store: Store, log: SourceLog, reactions: readonly Reaction[]): Promise<Beginnings> {
  const { jobs } = store;
  const passes: SeparatePass[] = [];
  const sharedOf = new Map<string, Reaction[]>();
  for (const source of new Set(reactions.flatMap(({ reads }) => sourcesOf(reads)))) {
    const ofSource = reactions.filter(({ reads }) => source in reads);
    const recorded = await record(store, source, ofSource);
    const placeOf = (reaction: Reaction, type: string) => recorded.get(pairName(reaction, type)) ?? sharedPair;
    const shared = ofSource.flatMap((reaction) => {
      const types = typesOf(reaction, source).filter((type) => placeOf(reaction, type).size === 0);
      return types.length > 0 ? [following(reaction, { [source]: types })] : [];
    });
    for (const reaction of ofSource) {
      for (const type of typesOf(reaction, source)) {
        const from = placeOf(reaction, type);
        if (from.size > 0) passes.push({ name: pairName(reaction, type), reaction: following(reaction, { [source]: [type] }), source, from });
      }
    }
    for (const reaction of shared.filter(({ from }) => from === 'start')) passes.push(...(await backfillsOf(jobs, source, reaction)));
    if (shared.length > 0) sharedOf.set(source, shared);
  }
  const known = new Map<string, ReadonlyMap<string, ReactionStart>>();
  // One record for all lanes of a log.
  const recording = singleFlight<ReadonlyMap<string, ReactionStart>>();
  return {
    shared: [...sharedOf.values()].flat(),
    sources: [...sharedOf.keys()],
    passes,
    async of(source) {
      const reactions = sharedOf.get(source) ?? [];
      const recorded = known.get(source) ?? (await recording(source, () => recordNow(jobs, log, source, reactions)));
      known.set(source, recorded);
      return new Map(reactions.map(({ name }) => [name, recorded.get(name) ?? fromTheStart]));
    },
  };
}
