// [Note: Where a reaction begins] A service that is new, or has a new reaction, meets logs that are years long. So each reaction says where it
// begins, and what stood in the log at that moment is recorded once. `now` passes over what stood there. `start` does that too, where others
// of the service have been planned beyond it already, in a pass of its own, its history; else the common planning does it.
//
// [Note: Builds beside each other] A build plans nothing of a reaction, or of a type of event, that it does not know, and goes on. So a cursor may be moved only by those who know all
// that is planned with it: which pairs of a reaction and a type the common planning has is recorded, too; what a later build brings, beside older ones perhaps, is planned apart for
// ever, each pair with a cursor of its own. Likewise a build takes no job of a reaction that it does not know.
import { singleFlight } from '../async/single-flight.ts';
import { type EventTypes, sourcesOf } from '../event.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Beginning, Jobs, Store } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';

/** What is planned of a reaction beside the common planning: events after `from`, up to `until` where it says so. `reaction` follows only these. */
export type PlannedApart = { name: string; reaction: Reaction; source: string; from: Beginning; until?: Beginning };

export type Beginnings = {
  /** As the common planning has them: following those types alone that are not planned apart. */
  common: readonly Reaction[];
  /** The services whose events they follow. */
  sources: readonly string[];
  /** Where these begin in a log, by name. Refuses while the log's owner cannot be asked for its tails, where that is needed. */
  of(source: string): Promise<ReadonlyMap<string, Beginning>>;
  apart: readonly PlannedApart[];
};

const fromTheStart: Beginning = new Map();
/** The record of a pair that the common planning has; of one that is planned apart it names every lane. */
const inCommon: Beginning = new Map();

const typesOf = (reaction: Reaction, source: string): readonly string[] => {
  const reads: { readonly [name: string]: readonly string[] | undefined } = reaction.reads;
  return reads[source] ?? [];
};
const pairName = (reaction: Reaction, type: string) => `${reaction.name}/${type}`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const following = (reaction: Reaction, reads: EventTypes): Reaction => ({ ...reaction, reads });

/**
 * Records what can be told without another service, of each the first record stands: where the reactions begin that begin at the start, or that a database had
 * which knew no beginnings; and which pairs are planned in common. These are those of the first build and, where an earlier one recorded none, those of
 * the reactions that it had.
 */
async function record({ jobs, lanes }: Store, source: string, reactions: readonly Reaction[]): Promise<ReadonlyMap<string, Beginning>> {
  const [recorded, planned] = await Promise.all([jobs.beginnings(source), jobs.cursors(source)]);
  const isFirst = recorded.size === 0;
  const hasPairs = (reaction: Reaction) => [...recorded.keys()].some((name) => name.startsWith(pairName(reaction, '')));
  const isCommon = (reaction: Reaction) => isFirst || (recorded.has(reaction.name) && !hasPairs(reaction)) || (reaction.from === 'now' && planned.size === 0);
  const placeOf = ({ from }: Reaction): Beginning => new Map(numbers(lanes).map((lane) => [lane, from === 'now' ? (planned.get(lane) ?? 0) : 0]));
  const pairs = reactions.flatMap((reaction) => {
    const place = isCommon(reaction) ? inCommon : placeOf(reaction);
    return typesOf(reaction, source).map((type) => [pairName(reaction, type), place] as const);
  });
  // An earlier build planned without a record: what it has done must not be done again, and what it had still to do must not be skipped.
  const isOfEarlierBuild = isFirst && planned.size > 0;
  const begun = reactions.filter((reaction) => isOfEarlierBuild || (reaction.from === 'start' && isCommon(reaction)));
  const starts = begun.map(({ name }) => [name, isOfEarlierBuild ? fromTheStart : planned] as const);
  const missing = [...starts, ...pairs].filter(([name]) => !recorded.has(name));
  if (missing.length === 0) return recorded;
  await jobs.begin(source, new Map(missing));
  return jobs.beginnings(source);
}

/** A reaction that begins now begins after what its service has planned; in a lane of which it has planned nothing, after the tail. */
async function recordNow(jobs: Jobs, log: SourceLog, source: string, reactions: readonly Reaction[]): Promise<ReadonlyMap<string, Beginning>> {
  const recorded = await jobs.beginnings(source);
  const missing = reactions.filter(({ name }) => !recorded.has(name));
  if (missing.length === 0) return recorded;
  const passed = new Map([...(await log.tails(source)), ...(await jobs.cursors(source))]);
  await jobs.begin(source, new Map(missing.map(({ name }) => [name, passed])));
  return jobs.beginnings(source);
}

async function historyOf(jobs: Jobs, source: string, reaction: Reaction): Promise<PlannedApart[]> {
  const { name } = reaction;
  const until = (await jobs.beginnings(source)).get(name) ?? fromTheStart;
  const done = await jobs.cursors(source, name);
  return [...until].every(([lane, seq]) => (done.get(lane) ?? 0) >= seq) ? [] : [{ name, reaction, source, from: fromTheStart, until }];
}

export async function openBeginnings(store: Store, log: SourceLog, reactions: readonly Reaction[]): Promise<Beginnings> {
  const { jobs } = store;
  const apart: PlannedApart[] = [];
  const inCommonOf = new Map<string, Reaction[]>();
  for (const source of new Set(reactions.flatMap(({ reads }) => sourcesOf(reads)))) {
    const ofSource = reactions.filter(({ reads }) => source in reads);
    const recorded = await record(store, source, ofSource);
    const placeOf = (reaction: Reaction, type: string) => recorded.get(pairName(reaction, type)) ?? inCommon;
    const common = ofSource.flatMap((reaction) => {
      const types = typesOf(reaction, source).filter((type) => placeOf(reaction, type).size === 0);
      return types.length > 0 ? [following(reaction, { [source]: types })] : [];
    });
    for (const reaction of ofSource) {
      for (const type of typesOf(reaction, source)) {
        const from = placeOf(reaction, type);
        if (from.size > 0) apart.push({ name: pairName(reaction, type), reaction: following(reaction, { [source]: [type] }), source, from });
      }
    }
    for (const reaction of common.filter(({ from }) => from === 'start')) apart.push(...(await historyOf(jobs, source, reaction)));
    if (common.length > 0) inCommonOf.set(source, common);
  }
  const known = new Map<string, ReadonlyMap<string, Beginning>>();
  // All lanes of a log begin at once.
  const recording = singleFlight<ReadonlyMap<string, Beginning>>();
  return {
    common: [...inCommonOf.values()].flat(),
    sources: [...inCommonOf.keys()],
    apart,
    async of(source) {
      const reactions = inCommonOf.get(source) ?? [];
      const recorded = known.get(source) ?? (await recording(source, () => recordNow(jobs, log, source, reactions)));
      known.set(source, recorded);
      return new Map(reactions.map(({ name }) => [name, recorded.get(name) ?? fromTheStart]));
    },
  };
}
