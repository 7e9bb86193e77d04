import { setTimeout as pause } from 'node:timers/promises';
import type { Decision, DomainEvent, Rules, Stream } from '../aggregate.ts';
import { type Backoff, backoffMs } from '../async/backoff.ts';
import { type SerialByKey, serialByKey } from '../async/serial-by-key.ts';
import { loadCodec } from '../codec/codec.ts';
import { laneOf } from '../codec/keys.ts';
import { peopleOf } from '../codec/personal.ts';
import type { DecideOptions, DecisionResult } from '../context.ts';
import { damagedEvent, unavailable } from '../errors.ts';
import { readEvent } from '../following/recorded-events.ts';
import type { Commit, Draft, Store, StoredEvent } from '../ports/store.ts';
import { emptyPosition, positionOf } from '../wire/position.ts';
import { claimOf, isClientKeyed, keyReused, noteClaimed } from './claim-key.ts';
import { formOf, hasUnknown, isDecidable, newerBuild } from './known-commits.ts';
import { decideOnce, decisionKey, namedKey, noteWritten, type Operation } from './operation.ts';
import { type PendingCommit, pendingIn } from './pending-commits.ts';

const maxAttempts = 30;
/** Other decisions on the stream take a few milliseconds. */
const contention: Backoff = { firstMs: 2, maxMs: 25, spread: 1 };

/** `seenTime`: time seen to pass, which never goes back. */
export type DecideCtx = { service: string; store: Store; now(): Date; seenTime(): Date };

/** Number of commits to read from the end of a stream; undefined reads all. */
const commitsRead = (reads: 'all' | 'last' | number): number | undefined => (reads === 'all' ? undefined : reads === 'last' ? 1 : reads);

const evolveVersionOf = ({ evolveVersion = 1 }: { evolveVersion?: number }): number => evolveVersion;

/**
 * Reads a stream's state, and its newest commit. Refuses commits of a newer build, and unreadable ones: see [Note: Builds on one log], [Note: Damaged
 * commits]. Every commit of a stream has events, so the newest contains the running state.
 */
async function readStream<State, Event extends DomainEvent>(
  deciding: DecideCtx,
  rules: Rules<State, Event>,
  lane: number,
  stream: string,
): Promise<{ state: State; head: Commit | undefined }> {
  const commits = await deciding.store.log.stream(lane, stream, commitsRead(rules.reads));
  if (commits.some(({ damaged }) => damaged)) throw damagedEvent(`The ${rules.name}`);
  const isKnown = (commit: Commit) => isDecidable(deciding.service, commit, evolveVersionOf(rules));
  if (!commits.every(isKnown)) throw newerBuild(`The ${rules.name}`);
  const events = commits.flatMap((commit) => readEvents<Event>(deciding.service, commit));
  return { state: events.reduce(rules.evolve, rules.initial), head: commits.at(-1) };
}

/** True by construction: only this file appends to streams, so a stream contains only its aggregate's events. */
const isOf = <Event extends DomainEvent>(event: DomainEvent | undefined): event is Event => event !== undefined;

function readEvents<Event extends DomainEvent>(service: string, commit: Pick<Commit, 'events'>): Event[] {
  const known = commit.events.map((stored): DomainEvent | undefined => {
    const data = readEvent(service, stored);
    return data === undefined ? undefined : { type: stored.type, data };
  });
  return known.filter(isOf<Event>);
}

function answerAsThen<Event extends DomainEvent>(deciding: DecideCtx, operation: Operation, commit: Commit): DecisionResult<Event> {
  if (operation.bodyHash !== undefined && commit.bodyHash !== operation.bodyHash) throw keyReused();
  if (commit.damaged) throw damagedEvent('What was decided');
  if (hasUnknown(deciding.service, commit)) throw newerBuild('What was decided');
  const position = positionOf(deciding.service, commit.lane, commit.seq);
  noteWritten(operation, position);
  return { events: readEvents<Event>(deciding.service, commit), position, repeated: true, at: commit.at };
}

function draftOf(
  deciding: DecideCtx,
  operation: Operation,
  place: { lane: number; stream: string; home: string; version: number; key: string },
  events: StoredEvent[],
  evolve: number,
): Draft {
  for (const event of events) loadCodec().checkEvent(deciding.service, event);
  return {
    ...place,
    who: peopleOf(deciding.service, events),
    events,
    at: deciding.now().toISOString(),
    bodyHash: operation.bodyHash,
    form: formOf(deciding.service, events, evolve),
  };
}

/** Events of the decision, and those that follow from them. */
function decided<State, Event extends DomainEvent>(rules: Rules<State, Event>, state: State, decision: Decision<State, Event>): Event[] {
  const events = decision(state);
  return events.length === 0 || !rules.follows ? events : [...events, ...rules.follows(events.reduce(rules.evolve, state))];
}

/** Result of a decision, or what it threw. */
function outcomeOf<Event>(decide: () => Event[]): { events: Event[] } | { error: unknown } {
  try {
    return { events: decide() };
  } catch (error) {
    return { error };
  }
}

/** A decision with its key and place. */
type DecisionKey = { key: string; lane: number; stream: string; home: string; once: string | undefined };

/** The shell around every decision: known key, read, decide, append; again when the stream moved. See `Work.decide`. */
export function decide<State, Event extends DomainEvent>(
  deciding: DecideCtx,
  operation: Operation,
  { rules, name: stream, home }: Stream<State, Event>,
  decision: Decision<State, Event>,
  { step = '', once }: DecideOptions = {},
): Promise<DecisionResult<Event>> {
  const key = once === undefined ? decisionKey(operation, stream, step) : namedKey(stream, once);
  const place = { key, lane: laneOf(home, deciding.store.lanes), stream, home, once };
  const work = () => decideAt(deciding, operation, place, rules, decision);
  return once === undefined ? decideOnce(operation, key, stream, work) : work();
}

async function decideAt<State, Event extends DomainEvent>(
  deciding: DecideCtx,
  operation: Operation,
  { key, lane, stream, home, once }: DecisionKey,
  rules: Rules<State, Event>,
  decision: Decision<State, Event>,
): Promise<DecisionResult<Event>> {
  const { store, service, seenTime } = deciding;
  const pending = pendingIn(store);
  // A named decision is the same for every body of its requests.
  const asked = once === undefined ? operation : { ...operation, bodyHash: undefined };
  const asThen = (commit: Commit) => answerAsThen<Event>(deciding, asked, commit);
  const done = (events: Event[], seq: number | undefined, repeated = false): DecisionResult<Event> => {
    const position = seq === undefined ? emptyPosition : positionOf(service, lane, seq);
    noteWritten(operation, position);
    return { events, position, repeated };
  };

  const before = async (): Promise<DecisionResult<Event> | undefined> => {
    const isLookedUp = operation.keyed || once !== undefined;
    const looks = [isLookedUp ? store.log.byKey(lane, key) : undefined, isClientKeyed(operation) ? store.claims.noChange(key) : undefined] as const;
    const [known, noChange] = await Promise.all(looks);
    if (known) return asThen(known);
    if (noChange === undefined) return undefined;
    if (asked.bodyHash !== undefined && noChange.bodyHash !== asked.bodyHash) throw keyReused();
    return done([], noChange.seq || undefined, true);
  };

  /** [Note: Decisions without events] are noted beside the log, for clients that may repeat the operation. */
  const changeNothing = async (seq: number | undefined): Promise<DecisionResult<Event>> => {
    if (!isClientKeyed(operation)) return done([], seq);
    // Another run of the same operation may have decided already, so that nothing is left to change.
    const known = await store.log.byKey(lane, key);
    if (known) return asThen(known);
    const at = seenTime();
    const noChange = { key, bodyHash: operation.bodyHash, at: at.toISOString(), seq: seq ?? 0 };
    if (!(await store.claims.noteNoChange(noChange, claimOf(operation, at)))) throw keyReused();
    noteClaimed(operation);
    return done([], seq);
  };

  /** Appends events that were decided on a version of the stream; `after`: key of that version if it is pending. Undefined if another commit came between. */
  const append = async (events: Event[], version: number, after?: string): Promise<DecisionResult<Event> | undefined> => {
    const draft = draftOf(deciding, operation, { lane, stream, home, version: version + 1, key }, events, evolveVersionOf(rules));
    const appended = await pending.note(draft, store.log.append(draft, claimOf(operation, seenTime()), after));
    if (appended.outcome === 'claimed') throw keyReused();
    noteClaimed(operation);
    if (appended.outcome === 'known') return asThen(appended.commit);
    return appended.outcome === 'appended' ? { ...done(events, appended.commit.seq), at: draft.at } : undefined;
  };

  /** See [Note: Pending commits]. Nothing is refused, or left unchanged, because of a commit that may not come. */
  const attemptOn = async ({ draft, seq }: PendingCommit): Promise<DecisionResult<Event> | undefined> => {
    const state = readEvents<Event>(service, draft).reduce(rules.evolve, rules.initial);
    const outcome = outcomeOf(() => decided(rules, state, decision));
    if ('events' in outcome && outcome.events.length > 0) return append(outcome.events, draft.version, draft.key);
    const place = await seq;
    const known = await before();
    if (known || place === undefined) return known;
    if ('error' in outcome) throw outcome.error;
    return changeNothing(place);
  };

  /** Undefined if another commit came between. */
  const attempt = async (): Promise<DecisionResult<Event> | undefined> => {
    const newest = () => (rules.reads === 'last' ? pending.newest(lane, stream) : undefined);
    const stored = newest() ? undefined : await readStream(deciding, rules, lane, stream);
    const under = newest();
    if (under) return attemptOn(under);
    if (!stored) return undefined;
    const events = decided(rules, stored.state, decision);
    return events.length === 0 ? changeNothing(stored.head?.seq) : append(events, stored.head?.version ?? 0);
  };

  return (await before()) ?? (await attempt()) ?? turnsIn(store).run(`${lane}:${stream}`, () => attemptAgain(attempt, rules.name));
}

/**
 * [Note: Turns on a stream] Decisions that met others on a stream run one after another within a process. Otherwise all but one of them would decide in
 * vain, again and again. It only saves work; between processes the store decides.
 */
const turns = new WeakMap<Store, SerialByKey>();

function turnsIn(store: Store): SerialByKey {
  const known = turns.get(store) ?? serialByKey();
  turns.set(store, known);
  return known;
}

async function attemptAgain<Result>(attempt: () => Promise<Result | undefined>, what: string): Promise<Result> {
  for (let attempted = 1; attempted < maxAttempts; attempted += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
    await pause(backoffMs(attempted - 1, contention));
  }
  throw unavailable(`The ${what}`, 'busy');
}

/** The state of a stream now. */
export async function stateOf<State, Event extends DomainEvent>(deciding: DecideCtx, { rules, name, home }: Stream<State, Event>): Promise<State> {
  const { state } = await readStream(deciding, rules, laneOf(home, deciding.store.lanes), name);
  return state;
}
