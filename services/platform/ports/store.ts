// The store port: one database per service, with five parts. Two adapters, equal by services/platform/contract.
// See ARCHITECTURE.md, "The log".
import type { Fold, RecordedEvent } from '../fold.ts';

/** JSON as it is stored and sent. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };
export type JsonObject = { [field: string]: Json };

/** One event: the name of its message in the service's events.proto, and all fields of it (absent ones filled with proto3's defaults). */
export type StoredEvent = { type: string; data: object };

/**
 * What one decision wrote: whole or absent. `seq` is dense within (service, lane), from 1; `version` counts the commits of the
 * stream, from 1; `key` is unique within the lane. `who` lists the people whose personal fields the events hold.
 */
export type Commit = {
  lane: number;
  seq: number;
  stream: string;
  home: string;
  version: number;
  key: string;
  who: string[];
  events: StoredEvent[];
  /** ISO 8601 UTC. */
  at: string;
  /** Hash of the request's body; only with a client's own key. Another body under the key is a conflict. */
  bodyHash?: string;
  /** What is needed to answer a repeat as the first time, where the events do not say it. */
  answer?: JsonObject;
};

/** A commit before it has its place: the store gives `seq`. `version` is the one decided upon: head + 1. */
export type Draft = Omit<Commit, 'seq'>;

/**
 * What became of a draft: `appended` at its place; `known`, its key stands in the lane already (the commit as then); `moved`,
 * another commit took the version: decide again. Anything unclear is retried inside, bounded, and then refused as unavailable.
 */
export type Appended = { outcome: 'appended' | 'known'; commit: Commit } | { outcome: 'moved' };

export type Log = {
  /** Durable when it resolves. Concurrent calls of one process go in one ordered batch; a conflict concerns its own draft alone. */
  append(draft: Draft): Promise<Appended>;
  /** The commits of one stream, oldest first; with `last`, only that many from its end. Refuses over 1,000 (`stream-too-long`): a stream is short or carries its running state. */
  stream(lane: number, stream: string, last?: number): Promise<Commit[]>;
  byKey(lane: number, key: string): Promise<Commit | undefined>;
  /** Commits `after + 1`, `after + 2`, … without a gap; at most `limit` (≤ 1,000). */
  read(lane: number, after: number, limit: number): Promise<Commit[]>;
  /** The newest seq of every lane that has any. */
  tails(): Promise<Map<number, number>>;
  /** Commits that hold personal fields of a person, by (lane, seq) after a place; for erasure. */
  about(person: string, after: { lane: number; seq: number } | undefined, limit: number): Promise<Commit[]>;
  /** Writes the blanked events of a commit in its place; nothing else of it may change. */
  redact(commit: Commit): Promise<void>;
  /** Told after commits of this process became durable (a hint; it may be lost). Returns the way to stop. */
  onAppended(listener: (commits: Commit[]) => void): () => void;
};

/**
 * A view's index: equality on `equals` (in this order), then sorted by `sort`, ties by id in the same direction. Newest first means
 * descending. A document that lacks one of these fields (absent or null) is not in the index. Texts are ordered by their UTF-8 bytes.
 */
export type Index = { equals: string[]; sort: string; order: 'newest' | 'oldest' };

/**
 * A view, as the store sees it: documents by id, made by a pure fold. A change of its fold or its indexes is a new `version`:
 * it is rebuilt beside the running one and then takes its place. Fields of documents are reached by name, top level only.
 */
export type View<Doc extends object = object> = Fold<Doc> & {
  name: string;
  version: number;
  indexes: Record<string, Index>;
  /** Names of document fields that hold a list of folded words (for `words`). */
  words?: string[];
  /**
   * The document without the personal text of a person. Pure. A view that reads events with personal fields has it, unless it keeps
   * none of them.
   */
  redact?(doc: Doc, person: string): Doc;
};

export type PageRequest = { index: string; equals: (string | number | boolean)[]; before?: string; limit: number };
export type NewestRequest = {
  index: string;
  /** One list of `equals` values per key, ≤ 500. */
  keys: (string | number | boolean)[][];
  before?: string;
  limit: number;
  /** At most so many of each key, counted from its beginning: a page that goes on begins no new count. */
  perKey?: number;
};
/** `next`, sent back as `before`, goes on where this page ended, and neither repeats nor skips when documents come or go. */
export type Page<Doc> = { items: Doc[]; next?: string };

/** Questions to one view. No other verb exists: counts are fields that folds keep. An unreadable `before` is refused (`invalid`, `bad-cursor`). */
export type ViewReader<Doc extends object> = {
  get(id: string): Promise<Doc | undefined>;
  /** In the order of `ids` (≤ 500), absent ones left out. */
  getMany(ids: string[]): Promise<Doc[]>;
  page(request: PageRequest): Promise<Page<Doc>>;
  /** Merges the newest of many keys: one seek per key. */
  newest(request: NewestRequest): Promise<Page<Doc>>;
  /** Documents with a word that begins with the folded prefix, by (word, id), each once. */
  words(request: { field: string; prefix: string; limit: number }): Promise<Doc[]>;
};

export type Views = {
  reader<Doc extends object>(view: View<Doc>): ViewReader<Doc>;
  /**
   * Folds the next commits of one lane of one log into a view and moves its cursor. Commits at or before the cursor are passed
   * over; the first other one must be cursor + 1, else it throws. Throws what the fold throws, then nothing of that commit is written,
   * and all before it is.
   */
  fold(view: View, source: string, lane: number, commits: Commit[]): Promise<void>;
  /**
   * Changes documents in their place, those that are there, for what no event can say: erasing a person. What was folded into them
   * counts as before. Concurrent folds are respected.
   */
  redact(view: View, ids: string[], change: (doc: object) => object): Promise<void>;
  /** How far the view has come in each lane of a log: the last seq folded. */
  cursors(view: View, source: string): Promise<Map<number, number>>;
  /**
   * Removes tombstones made before `before` whose view has passed all that was known here when they were written. The tails of other
   * services' logs are not known here: call it only when the view has passed tails that their owners told after `before`.
   */
  sweep(view: View, before: Date): Promise<number>;
  /** Whether this version is the one to read (a rebuilt one takes over by `promote`). Own views of a new database are current at once. */
  current(view: View): Promise<boolean>;
  promote(view: View): Promise<void>;
};

/** Work that follows an event or the clock. `id` makes it once; `dueAt` is in the store, so no restart forgets it. */
export type Job = {
  id: string;
  reaction: string;
  dueAt: string;
  attempts: number;
  event?: RecordedEvent;
  /** Set when it kept failing: it waits for a person. */
  parked?: { at: string; error: string };
};
export type Jobs = {
  /** Adds those whose id is not there, gives them their turns, and moves the reactions' cursor of (source, lane) to `seq`, never back. */
  plan(jobs: Job[], from: { source: string; lane: number; seq: number } | undefined): Promise<void>;
  cursors(source: string): Promise<Map<number, number>>;
  /**
   * Takes up to `limit` due jobs for `seconds`; nobody else is given them meanwhile. The earliest first; but the homes of their events take
   * turns, see [Note: Jobs take turns].
   */
  take(now: Date, limit: number, seconds: number): Promise<Job[]>;
  /** Keeps taken jobs one's own until then, while they run long. */
  hold(ids: string[], until: Date): Promise<void>;
  done(id: string): Promise<void>;
  /** Puts it off, counting the attempt; with `park`, until a person retries it. Nothing when there is no such job. */
  failed(id: string, error: string, dueAt: Date, park: boolean): Promise<void>;
  /** Newest parked first. */
  parked(before: string | undefined, limit: number): Promise<Page<Job>>;
  /** A person's decision on a parked job. False when there is none. A retried one is due at once and counts its attempts from 0. */
  retry(id: string): Promise<boolean>;
  drop(id: string): Promise<boolean>;
  /** Earliest time at which `take` would give something: what is taken counts from the end of its time, what is parked not at all. */
  nextDue(): Promise<Date | undefined>;
};

/** `surplus`: those of `held` that are others' share, to be let go as soon as they can be spared. */
export type Held = { held: Set<string>; surplus: Set<string> };

/** Saves work, never guards correctness: a lease may have been lost without its holder knowing. */
export type Leases = {
  /**
   * Renews what the holder has of `names`, takes what is free or over of its share, and answers what it has now. Holders that ask for the
   * same names and go on asking share them evenly; what one has beyond its share it keeps until it lets go of it.
   */
  hold(holder: string, names: string[], seconds: number): Promise<Held>;
  /** Lets go of these names; without any, of all, and of its share. */
  release(holder: string, names?: string[]): Promise<void>;
};

/** Read by their own service alone; never relayed, folded or listed. `named` tells which commit will name it. */
export type Secrets = {
  put(id: string, value: string, named: { lane: number; key: string }): Promise<void>;
  get(id: string): Promise<string | undefined>;
  delete(id: string): Promise<void>;
  /** Gets the value under a fixed id, made once for all processes by `make` when there is none. */
  ensure(id: string, make: () => string): Promise<string>;
  /** Removes what was put before `before` and no commit names. Answers how many. */
  sweep(before: Date): Promise<number>;
};

/** The people whose personal fields must never come back: folds blank them, whatever an old copy of the log brings. */
export type Erased = {
  add(person: string): Promise<void>;
  among(people: string[]): Promise<Set<string>>;
};

export type Store = {
  lanes: number;
  log: Log;
  views: Views;
  jobs: Jobs;
  leases: Leases;
  secrets: Secrets;
  erased: Erased;
  /** What keeps it from serving, in words; empty when nothing does. */
  problems(): string[];
  /** What is not well and keeps nothing from serving, in words. */
  warnings(): string[];
  close(): Promise<void>;
};
export type StorePlan = { service: string; lanes: number; views: View[] };
/** Refuses in words a database made with another number of lanes (`conflict`, `other-lanes`). */
export type OpenStore = (plan: StorePlan) => Promise<Store>;
