// Reading a log from wherever it is: one's own from the store, another service's by its internal rpc.
import { Refusal } from '../errors.ts';
import type { CallMeta, Rpc } from '../ports/rpc.ts';
import type { Commit, LogPlace, Store } from '../ports/store.ts';
import { emptyPosition } from '../wire/position.ts';

export type LogState = { id: string; tails: Map<number, number> };

/** All refuse, 503 `other-lanes`, a log with another number of partitions than the own one: see [Note: Equal number of partitions]. */
export type SourceLog = {
  /** Commits `after + 1` … of a partition, in order, at most `limit`. */
  read(source: string, lane: number, after: number, limit: number): Promise<Commit[]>;
  /** Commits of all partitions with personal fields of a person, in the order of (partition, seq), after a place, at most `limit`. */
  about(source: string, person: string, after: LogPlace | undefined, limit: number): Promise<Commit[]>;
  tails(source: string): Promise<Map<number, number>>;
  /** Tails, and the id of the log; empty if its owner runs an older build. */
  state(source: string): Promise<LogState>;
  /** True if it is known to have another number of partitions. */
  hasOtherLanes(source: string): boolean;
  /** Logs with another number of partitions, in words. */
  problems(): string[];
};

/**
 * [Note: Equal number of partitions] A consumer reads as many partitions as its own log has, and chooses a key's partition by that number. A log with
 * another number, whose owner has another KLOAK_LANES, is therefore not read at all: commits in its further partitions would be missed without notice.
 */
const otherLanes = (source: string, made: number, own: number) => `the log of ${source} has ${made} lanes, and this process ${own}: KLOAK_LANES differs`;

/** Time limits of a keeper's requests for commits, and for tails. */
const timeoutMs = { read: 30_000, tails: 5000 };

/** Metadata of a keeper's requests for its service. */
function ownMeta(service: string, requestId: string, ms: number): CallMeta {
  const deadline = new Date(Date.now() + ms).toISOString();
  return { from: service, key: requestId, keyed: false, position: emptyPosition, requestId, deadline };
}

const hasJson = (value: object): value is { json: string } => 'json' in value && typeof value.json === 'string';
const lanesOf = (value: object): number => ('lanes' in value && typeof value.lanes === 'number' ? value.lanes : 0);
const hasTails = (value: object): value is { tails: { lane: number; seq: number }[] } => 'tails' in value && Array.isArray(value.tails);

/** A commit that another service sent; services of one installation trust each other's logs. */
function parseCommit(json: string): Commit {
  return JSON.parse(json);
}

export function openSourceLog(service: string, store: Store, rpc: Rpc): SourceLog {
  /** Results of comparing numbers of partitions, for each log: the problem, or undefined. */
  const compared = new Map<string, string | undefined>();
  const compare = (source: string, made: number) => {
    // Older builds do not answer it.
    const problem = made === 0 || made === store.lanes ? undefined : otherLanes(source, made, store.lanes);
    compared.set(source, problem);
    if (problem !== undefined) throw new Refusal('unavailable', 'other-lanes', problem);
  };

  const state = async (source: string): Promise<LogState> => {
    if (source === service) return { id: store.log.id, tails: await store.log.tails() };
    const { response } = await rpc.call(source, 'Tails', {}, ownMeta(service, `tails-${source}`, timeoutMs.tails), { safe: true });
    compare(source, lanesOf(response));
    const tails = new Map(hasTails(response) ? response.tails.map(({ lane, seq }) => [lane, seq]) : []);
    return { id: 'log' in response && typeof response.log === 'string' ? response.log : '', tails };
  };
  const sent = async (source: string, method: string, request: object, requestId: string): Promise<Commit[]> => {
    const commits: Commit[] = [];
    const messages = rpc.stream(source, method, request, ownMeta(service, requestId, timeoutMs.read));
    for await (const message of messages) if (hasJson(message)) commits.push(parseCommit(message.json));
    return commits;
  };
  return {
    state,
    tails: async (source) => (await state(source)).tails,
    async read(source, lane, after, limit) {
      if (source === service) return store.log.read(lane, after, limit);
      if (!compared.has(source) || compared.get(source) !== undefined) await state(source);
      return sent(source, 'Read', { lane, after, limit }, `log-${source}-${lane}-${after}`);
    },
    async about(source, person, after, limit) {
      if (source === service) return store.log.about(person, after, limit);
      const place = after && { lane: after.lane, seq: after.seq };
      return sent(source, 'ReadAbout', { person, after: place, limit }, `about-${source}-${after?.lane}-${after?.seq}`);
    },
    hasOtherLanes: (source) => compared.get(source) !== undefined,
    problems: () => [...compared.values()].filter((problem) => problem !== undefined),
  };
}
