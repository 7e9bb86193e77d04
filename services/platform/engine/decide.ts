import { setTimeout as pause } from 'node:timers/promises';
import type { Decision, DomainEvent, Rules, Stream } from '../aggregate.ts';
import { type Backoff, backoffMs } from '../async/backoff.ts';
import { type InTurn, inTurn } from '../async/serial-by-key.ts';
import { loadCodec } from '../codec/codec.ts';
import { laneOf } from '../codec/keys.ts';
import { whoOf } from '../codec/personal.ts';
import type { Decided, DecideOptions } from '../context.ts';
import { damagedEvent, unavailable } from '../errors.ts';
import { readEvent } from '../following/recorded-events.ts';
import type { Commit, Draft, Store, StoredEvent } from '../ports/store.ts';
import { emptyPosition, positionOf } from '../wire/position.ts';
import { claimOf, isClientKeyed, keyReused, noteClaimed } from './claim-key.ts';
import { formOf, hasUnknown, isDecidable, newerBuild } from './known-commits.ts';
import { decideFirst, decisionKey, namedKey, noteWritten, type Operation } from './operation.ts';

const maxAttempts = 30;
/** Others who decide on the stream are done in a few milliseconds. */
const contention: Backoff = { firstMs: 2, maxMs: 25, spread: 1 };

/** `seenTime`: the time seen to pass, which never goes back. */
export type Deciding = { service: string; store: Store; now(): Date; seenTime(): Date };

/** How many commits from the end of a stream tell its state; all without it. */
const commitsRead = (reads: 'all' | 'last' | number): number | undefined => (reads === 'all' ? undefined : reads === 'last' ? 1 : reads);

const evolveVersionOf = ({ evolveVersion = 1 }: { evolveVersion?: number }): number => evolveVersion;

/** A stream's state, and its newest commit. Refuses what a newer build wrote, and what cannot be read: see [Note: Builds on one log], [Note: Damaged commits]. Every commit of a stream holds events, so the newest tells a running state. */
async function readStream<State, Event extends DomainEvent>(
  deciding: Deciding,
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

/** A stream holds only the events of its aggregate, since only this file appends to it. */
const isOf = <Event extends DomainEvent>(event: DomainEvent | undefined): event is Event => event !== undefined;

function readEvents<Event extends DomainEvent>(service: string, commit: Commit): Event[] {
  const known = commit.events.map((stored): DomainEvent | undefined => {
    const data = readEvent(service, stored);
    return data === undefined ? undefined : { type: stored.type, data };
  });
  return known.filter(isOf<Event>);
}

function answerAsThen<Event extends DomainEvent>(deciding: Deciding, operation: Operation, commit: Commit): Decided<Event> {
  if (operation.bodyHash !== undefined && commit.bodyHash !== operation.bodyHash) throw keyReused();
  if (commit.damaged) throw damagedEvent('What was decided');
  if (hasUnknown(deciding.service, commit)) throw newerBuild('What was decided');
  const position = positionOf(deciding.service, commit.lane, commit.seq);
  noteWritten(operation, position);
  return { events: readEvents<Event>(deciding.service, commit), position, repeated: true };
}

function draftOf(
  deciding: Deciding,
  operation: Operation,
  place: { lane: number; stream: string; home: string; version: number; key: string },
  events: StoredEvent[],
  evolve: number,
): Draft {
  for (const event of events) loadCodec().checkEvent(deciding.service, event);
  return {
    ...place,
    who: whoOf(deciding.service, events),
    events,
    at: deciding.now().toISOString(),
    bodyHash: operation.bodyHash,
    form: formOf(deciding.service, events, evolve),
  };
}

/** A decision with its key and place. */
type Place = { key: string; lane: number; stream: string; home: string; once: string | undefined };

/** The shell around every decision: known key, read, decide, append; again when the stream moved. See `Work.decide`. */
export function decide<State, Event extends DomainEvent>(
  deciding: Deciding,
  operation: Operation,
  { rules, name: stream, home }: Stream<State, Event>,
  decision: Decision<State, Event>,
  { step = '', once }: DecideOptions = {},
): Promise<Decided<Event>> {
  const key = once === undefined ? decisionKey(operation, stream, step) : namedKey(stream, once);
  const place = { key, lane: laneOf(home, deciding.store.lanes), stream, home, once };
  const work = () => decideAt(deciding, operation, place, rules, decision);
  return once === undefined ? decideFirst(operation, key, stream, work) : work();
}

async function decideAt<State, Event extends DomainEvent>(
  deciding: Deciding,
  operation: Operation,
  { key, lane, stream, home, once }: Place,
  rules: Rules<State, Event>,
  decision: Decision<State, Event>,
): Promise<Decided<Event>> {
  const { store, service, seenTime } = deciding;
  // What has a name is the same in whatever words it is asked for again.
  const asked = once === undefined ? operation : { ...operation, bodyHash: undefined };
  const asThen = (commit: Commit) => answerAsThen<Event>(deciding, asked, commit);
  const done = (events: Event[], seq: number | undefined, repeated = false): Decided<Event> => {
    const position = seq === undefined ? emptyPosition : positionOf(service, lane, seq);
    noteWritten(operation, position);
    return { events, position, repeated };
  };

  const before = async (): Promise<Decided<Event> | undefined> => {
    const isLookedUp = operation.keyed || once !== undefined;
    const looks = [isLookedUp ? store.log.byKey(lane, key) : undefined, isClientKeyed(operation) ? store.claims.noChange(key) : undefined] as const;
    const [known, noChange] = await Promise.all(looks);
    if (known) return asThen(known);
    if (noChange === undefined) return undefined;
    if (asked.bodyHash !== undefined && noChange.bodyHash !== asked.bodyHash) throw keyReused();
    return done([], noChange.seq || undefined, true);
  };

  /** [Note: What changes nothing] is noted for a client that may repeat it, beside the log. */
  const changeNothing = async (seq: number | undefined): Promise<Decided<Event>> => {
    if (!isClientKeyed(operation)) return done([], seq);
    // What leaves nothing to change may have been decided by another run of the same operation.
    const known = await store.log.byKey(lane, key);
    if (known) return asThen(known);
    const at = seenTime();
    const noChange = { key, bodyHash: operation.bodyHash, at: at.toISOString(), seq: seq ?? 0 };
    if (!(await store.claims.noteNoChange(noChange, claimOf(operation, at)))) throw keyReused();
    noteClaimed(operation);
    return done([], seq);
  };

  /** Nothing when another commit came between. */
  const attempt = async (): Promise<Decided<Event> | undefined> => {
    const { state, head } = await readStream(deciding, rules, lane, stream);
    const events = decision(state);
    if (events.length === 0) return changeNothing(head?.seq);
    const draft = draftOf(deciding, operation, { lane, stream, home, version: (head?.version ?? 0) + 1, key }, events, evolveVersionOf(rules));
    const appended = await store.log.append(draft, claimOf(operation, seenTime()));
    if (appended.outcome === 'claimed') throw keyReused();
    noteClaimed(operation);
    if (appended.outcome === 'known') return asThen(appended.commit);
    return appended.outcome === 'appended' ? done(events, appended.commit.seq) : undefined;
  };

  return (await before()) ?? (await attempt()) ?? turnsIn(store).run(`${lane}:${stream}`, () => attemptAgain(attempt, rules.name));
}

/**
 * [Note: Turns on a stream] Those who met others on a stream go on one after another within a process: else all but one of them would decide in vain, again and
 * again. It only saves work; of several processes one comes first all the same.
 */
const turns = new WeakMap<Store, InTurn>();

function turnsIn(store: Store): InTurn {
  const known = turns.get(store) ?? inTurn();
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
export async function stateOf<State, Event extends DomainEvent>(deciding: Deciding, { rules, name, home }: Stream<State, Event>): Promise<State> {
  const { state } = await readStream(deciding, rules, laneOf(home, deciding.store.lanes), name);
  return state;
}
