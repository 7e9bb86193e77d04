import { setTimeout as pause } from 'node:timers/promises';
import { type Act, decisionKey, noteWritten } from './act.ts';
import { loadCodec } from './codec.ts';
import { Refusal, unavailable } from './errors.ts';
import { laneOf } from './keys.ts';
import { whoOf } from './personal.ts';
import type { Commit, Draft, Json, Store, StoredEvent } from './ports/store.ts';
import { at, nowhere } from './position.ts';
import type { Aggregate, Decided, DecideOptions, Decision, DomainEvent, StreamRef } from './service.ts';

const attempts = 30;

export type Deciding = { service: string; store: Store; now(): Date };

/** A stream's state, and the version of its newest commit. */
async function readStream<State, Event extends DomainEvent>(
  deciding: Deciding,
  aggregate: Aggregate<State, Event>,
  lane: number,
  stream: string,
): Promise<{ state: State; version: number }> {
  const commits = aggregate.reads === 'all' ? await deciding.store.log.stream(lane, stream) : await newestWithEvents(deciding.store, lane, stream);
  const events = commits.flatMap((commit) => readEvents<Event>(deciding.service, commit));
  return { state: events.reduce(aggregate.evolve, aggregate.initial), version: commits.at(-1)?.version ?? 0 };
}

/** Acts that changed nothing leave commits without events, so the newest with events may stand some places back. */
async function newestWithEvents(store: Store, lane: number, stream: string): Promise<Commit[]> {
  for (let last = 1; ; last *= 8) {
    const commits = await store.log.stream(lane, stream, last);
    if (commits.length < last || commits.some((commit) => commit.events.length > 0)) {
      const newest = commits.findLastIndex((commit) => commit.events.length > 0);
      return commits.slice(Math.max(newest, 0));
    }
  }
}

/** A stream holds only the events of its aggregate, since only this file appends to it. */
const isOf = <Event extends DomainEvent>(event: DomainEvent | undefined): event is Event => event !== undefined;

function readEvents<Event extends DomainEvent>(service: string, commit: Commit): Event[] {
  const known = commit.events.map(({ type, data }): DomainEvent | undefined => {
    const full = loadCodec().readEvent(service, type, data);
    return full === undefined ? undefined : { type, data: full };
  });
  return known.filter(isOf<Event>);
}

function answerAsThen<Event extends DomainEvent>(deciding: Deciding, act: Act, commit: Commit): Decided<Event> {
  if (act.bodyHash !== undefined && commit.bodyHash !== act.bodyHash) {
    throw new Refusal('conflict', 'key-reused', 'This Idempotency-Key was used for another request.');
  }
  const position = at(deciding.service, commit.lane, commit.seq);
  noteWritten(act, position);
  return { events: readEvents<Event>(deciding.service, commit), position, repeated: true, ...(commit.answer && { answer: commit.answer }) };
}

function draftOf(
  deciding: Deciding,
  act: Act,
  place: { lane: number; stream: string; home: string; version: number; key: string },
  events: StoredEvent[],
  answer: { [field: string]: Json } | undefined,
): Draft {
  for (const event of events) loadCodec().checkEvent(deciding.service, event);
  return {
    ...place,
    who: whoOf(deciding.service, events),
    events,
    at: deciding.now().toISOString(),
    ...(act.bodyHash !== undefined && { bodyHash: act.bodyHash }),
    ...(answer && { answer }),
  };
}

/** The shell around every decision: known key, read, decide, append; again when the stream moved. See `Work.decide`. */
export async function decide<State, Event extends DomainEvent>(
  deciding: Deciding,
  act: Act,
  aggregate: Aggregate<State, Event>,
  ref: StreamRef,
  decision: Decision<State, Event>,
  options: DecideOptions = {},
): Promise<Decided<Event>> {
  const { store, service } = deciding;
  const lane = laneOf(ref.home, store.lanes);
  const stream = `${aggregate.name}:${ref.id}`;
  const key = decisionKey(act, stream, options.step ?? '');
  const known = act.keyed ? await store.log.byKey(lane, key) : undefined;
  if (known) return answerAsThen(deciding, act, known);

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { state, version } = await readStream(deciding, aggregate, lane, stream);
    const decided = decision(state);
    const { events, answer } = Array.isArray(decided) ? { events: decided, answer: undefined } : decided;
    if (events.length === 0 && !act.keyed) return { events, position: nowhere, repeated: false, ...(answer && { answer }) };
    const draft = draftOf(deciding, act, { lane, stream, home: ref.home, version: version + 1, key }, events, answer);
    const appended = await store.log.append(draft);
    if (appended.outcome === 'known') return answerAsThen(deciding, act, appended.commit);
    if (appended.outcome === 'appended') {
      const position = at(service, lane, appended.commit.seq);
      noteWritten(act, position);
      return { events, position, repeated: false, ...(answer && { answer }) };
    }
    await pause(Math.random() * Math.min(5 * attempt, 50));
  }
  throw unavailable(`The ${aggregate.name}`, 'busy');
}

/** The state of a stream now. */
export async function stateOf<State, Event extends DomainEvent>(deciding: Deciding, aggregate: Aggregate<State, Event>, ref: StreamRef): Promise<State> {
  const { state } = await readStream(deciding, aggregate, laneOf(ref.home, deciding.store.lanes), `${aggregate.name}:${ref.id}`);
  return state;
}
