// The store port: one database per service, of several parts. Two adapters, equal by services/platform/contract.
// See docs/log.md.
import type { EventTypes, RecordedEvent } from '../event.ts';
import type { Claim, Claims } from './claims.ts';
import type { ClockNotes } from './clock-notes.ts';
import type { ErasedPeople } from './erased.ts';
import type { Leases } from './leases.ts';
import type { Rotations } from './rotations.ts';
import type { Secrets } from './secrets.ts';
import type { Skips } from './skips.ts';

/** One event: the name of its message in the service's events.proto, and all fields of it (absent ones filled with proto3's defaults). */
export type StoredEvent = { type: string; data: object };

/**
 * Result of one decision: all of it or nothing. `seq` counts the commits of (service, partition), from 1 and without gaps; `version` counts those of the
 * stream, from 1; `key` is unique within the partition. `who`: accounts of the people whose personal fields the events contain.
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
  /** Trace of the decision, for its followers; see `Tracing.carried`. It decides nothing. */
  trace?: string | undefined;
  /** Identifies this commit and all before it in its partition; see [Note: Links of a log]. Absent in commits of older builds. */
  link?: string | undefined;
  /** See [Note: Builds on one log]. Absent in commits of older builds. */
  form?: CommitForm | undefined;
  /** The stored text is no list of events that a store writes: `events` is empty. See [Note: Damaged commits]. */
  damaged?: true;
};

/** `events`: how much the writer knew of the types of events in a commit, by [Note: Forms of events]. `evolve`: the `evolveVersion` of its rules. */
export type CommitForm = { events: number; evolve: number };

/** A commit before it is appended: the store adds `seq` and `link`. `version`: that of the stream at the decision, plus 1. */
export type Draft = Omit<Commit, 'seq' | 'link' | 'damaged'>;

/**
 * Outcome of a draft. `appended`: it is in the log. `known`: the partition already has a commit with its key, which is `commit`. `moved`: another commit
 * has taken the version, so decide again. `claimed`: the client's key is claimed for another body. If the outcome is unclear, the store retries for some
 * seconds, and then refuses: 503 `unavailable`.
 */
export type AppendOutcome = { outcome: 'appended' | 'known'; commit: Commit } | { outcome: 'moved' | 'claimed' };

export type StreamPlace = { lane: number; stream: string };

/** Place of a commit. */
export type LogPlace = Pick<Commit, 'lane' | 'seq'>;

export type Log = {
  /** Random; created with the log, and again when a backup of it is restored. */
  id: string;
  /**
   * Claims the client's key first, if `claim` is given; a claim stays even if its draft fails. Durable once it resolves. Concurrent calls of one process
   * are written together, in their order; a conflict affects only its own draft. `after`: key of the commit that it was decided on, which this process
   * appended before; the outcome is `moved` unless that commit is the version before it.
   */
  append(draft: Draft, claim?: Claim, after?: string): Promise<AppendOutcome>;
  /** The commits of one stream, oldest first; with `last`, only that many from its end. Refuses over 1,000 (`stream-too-long`): a stream is short or carries its running state. */
  stream(lane: number, stream: string, last?: number): Promise<Commit[]>;
  byKey(lane: number, key: string): Promise<Commit | undefined>;
  /** Commits `after + 1`, `after + 2`, … without a gap; at most `limit` (≤ 1,000). */
  read(lane: number, after: number, limit: number): Promise<Commit[]>;
  /** Tails of all partitions with commits. */
  tails(): Promise<Map<number, number>>;
  /** Hint from another process about the tail of a partition: a writer looks there first. It counts only if that place is found. */
  hintTail(lane: number, seq: number): void;
  /** Commits with personal fields of a person, in the order of (partition, seq), after that place. */
  about(person: string, after: LogPlace | undefined, limit: number): Promise<Commit[]>;
  /** Writes the redacted events of a commit in its place; nothing else of it may change. */
  redact(commit: Commit): Promise<void>;
  /** Streams whose names begin with a prefix, after a place, in the order of (partition, stream) by their bytes. */
  streamsFrom(prefix: string, after: StreamPlace | undefined, limit: number): Promise<StreamPlace[]>;
  /** Renames a stream, and its partition key, to a name that nobody uses. Its commits keep their places, and everything else. */
  rename(place: StreamPlace, name: string): Promise<void>;
  /** Calls the listener after commits of this process became durable; a call may be lost. Returns a function that stops it. */
  onAppended(listener: (commits: Commit[]) => void): () => void;
};

/**
 * A view's index: equality on `equals` (in this order), then sorted by `sort`, ties by id in the same direction. Newest first means
 * descending. A document that lacks one of these fields (absent or null) is not in the index. Texts are ordered by their UTF-8 bytes.
 */
export type Index = { equals: string[]; sort: string; order: 'newest' | 'oldest' };

/** Result of a fold that ends the document. */
export const deleted = Symbol('deleted');

/**
 * Criterion for documents that events of one kind of stream touch. `stream`: their id contains the stream's. `home`: the id or the content contains the
 * partition key. Or a test of the document itself, undefined if it does not exist.
 */
export type TouchedBy<Doc extends object = object> = 'stream' | 'home' | { test(id: string, doc: Doc | undefined): boolean };
/** Criteria by service and kind of stream; any of them suffices. Events of a kind that is missing under its service touch none. */
export type Touched<Doc extends object = object> = { readonly [source: string]: { readonly [kind: string]: readonly TouchedBy<Doc>[] } };

/** A view for the engine and the store; `view` (view.ts) makes it from its declaration. */
export type View<Doc extends object = object> = {
  name: string;
  version: number;
  /** Event types that it reads, by service; all others are skipped. */
  reads: EventTypes;
  /** The documents an event touches; none is fine. */
  ids(event: RecordedEvent): string[];
  /** The document after the event; see `EventFold`. */
  fold(doc: Doc | undefined, event: RecordedEvent, id: string): Doc | typeof deleted | undefined;
  indexes: Record<string, Index>;
  /** Names of document fields that hold a list of words in their searchable form, for the question `words`. */
  words?: string[];
  /** The document without the personal text of a person. Pure. */
  redact?(doc: Doc, person: string): Doc;
  /** Decides access: revoking access waits for its keepers. */
  strict?: true;
  /** Documents that an unreadable commit may have touched. See [Note: Effects of a damaged commit]. */
  touched?: Touched<Doc> | undefined;
};

/** A view that access checks may rest on. */
export type StrictView<Doc extends object = object> = View<Doc> & { strict: true };

export type PageRequest = { index: string; equals: (string | number | boolean)[]; before?: string; limit: number };
export type NewestRequest = {
  index: string;
  /** One list of `equals` values per key, ≤ 1,000. */
  keys: (string | number | boolean)[][];
  before?: string;
  limit: number;
  /** Limit for each key, counted from its beginning: a later page starts no new count. */
  perKey?: number;
};
export type WordsRequest = { field: string; prefix: string; before?: string | undefined; limit: number };
/** `next`, sent back as `before`, continues after this page. It neither repeats nor skips when documents are added or removed. */
export type Page<Doc> = { items: Doc[]; next?: string };

/** The only queries to a view: counts are fields that folds keep. Documents may be frozen. An unreadable `before` is refused (`invalid`, `bad-cursor`). */
export type ViewReader<Doc extends object> = {
  get(id: string): Promise<Doc | undefined>;
  /** Returns documents in the order of `ids`, without absent ones. Throws for more than 10,000. */
  getMany(ids: string[]): Promise<Doc[]>;
  page(request: PageRequest): Promise<Page<Doc>>;
  /** Merges the newest of many keys: one seek per key. */
  newest(request: NewestRequest): Promise<Page<Doc>>;
  /** Documents with a word that begins with the prefix (in its searchable form), in the order of (word, id), each once: at its first such word. */
  words(request: WordsRequest): Promise<Page<Doc>>;
};

export type Views = {
  reader<Doc extends object>(view: View<Doc>): ViewReader<Doc>;
  /**
   * Folds the next commits of one partition of one log into a view and moves its cursor. Commits at or before the cursor are skipped; the first other
   * one must be cursor + 1, else it throws. Throws `OtherHistory` if its link does not follow that of the cursor. If the fold throws, nothing of that
   * commit is written, and everything before it is. A commit with unreadable events is noted among the skips, before the cursor passes it.
   */
  fold(view: View, source: string, lane: number, commits: Commit[]): Promise<void>;
  /**
   * Changes existing documents in place, for erasing a person, which no event can express. Their folded commits still count. Concurrent folds are not
   * lost.
   */
  redact(view: View, ids: string[], change: (doc: object) => object): Promise<void>;
  /** Cursors of the view in each partition of a log: the last seq folded. */
  cursors(view: View, source: string): Promise<Map<number, number>>;
  /**
   * Removes tombstones older than `before` whose view has passed the tails that were known here when they were written. Tails of other services' logs
   * are not known here: call it only when the view has passed their owners' tails of after `before`.
   */
  sweep(view: View, before: Date): Promise<number>;
  /** True if this version is the one to read (a rebuilt one replaces it by `promote`). Own views of a new database are current at once. */
  current(view: View): Promise<boolean>;
  promote(view: View): Promise<void>;
  /** Removes all documents and cursors of a view, which is not current then until it is promoted. No process may fold it meanwhile. */
  empty(view: View): Promise<void>;
};

/** Cursor of a consumer (`viewKey` of a view, or `planningConsumerName`) in a partition of a log. `link`: that of the commit there, if it has one. */
export type Mark = { consumer: string; lane: number; seq: number; link?: string | undefined };

/** Cursors of this service in logs, for comparison with them. */
export type Marks = {
  /** Marks of all consumers, or of one. */
  of(source: string, consumer?: string): Promise<Mark[]>;
  /** Puts a consumer at a place, back too. */
  put(source: string, mark: Mark): Promise<void>;
  /** The id of a log when it was last compared; undefined before that. */
  logId(source: string): Promise<string | undefined>;
  noteLogId(source: string, id: string): Promise<void>;
};

/** Tails of a log when a reaction first started: partition → last seq. Missing partitions were empty. */
export type ReactionStart = ReadonlyMap<number, number>;

/** Work that follows an event or the clock. `id` makes it once; `dueAt` is in the store, so no restart forgets it. */
export type Job = {
  id: string;
  reaction: string;
  dueAt: string;
  /** Runs that failed. */
  attempts: number;
  /** Runs that ended since something was unavailable; they are no attempts. */
  waits: number;
  event?: RecordedEvent;
  /** Trace of the event's commit. */
  trace?: string | undefined;
  /** Set when it kept failing: it waits for a person. See [Note: Words of an error]. */
  parked?: { at: string; error: string };
};
/** Failed run of a job. `counts`: the counter to raise. With `park` it is not due before an admin retries it. */
export type Failure = { counts: 'attempts' | 'waits'; error: string; dueAt: Date; park: boolean };
/**
 * Free places of a reaction: in total, for each home, and for homes that have running jobs. `runsAfter`: a reaction whose jobs come first
 * and whose places it shares.
 */
export type FreePlaces = {
  readonly total: number;
  readonly perHome: number;
  readonly ofHomes: ReadonlyMap<string, number>;
  readonly runsAfter?: string | undefined;
};
/** Free places by reaction or sweep, in the order of their turns. Jobs of all others stay in the store. */
export type OpenReactions = ReadonlyMap<string, FreePlaces>;

/** Jobs of these reactions and sweeps, or of all others. */
export type JobKind = { readonly reactions: readonly string[]; readonly others?: true };

export type Jobs = {
  /**
   * Adds jobs whose id is new, and moves the cursor of (source, lane) to `seq`, never back. It is the shared cursor of the service or, with `historyOf`,
   * the cursor of a backfill.
   */
  plan(jobs: Job[], from: { source: string; lane: number; seq: number; link?: string | undefined; historyOf?: string } | undefined): Promise<void>;
  cursors(source: string, historyOf?: string): Promise<Map<number, number>>;
  /** Records where reactions begin in a log; the first record of each stands. See [Note: Where a reaction begins]. */
  begin(source: string, reactions: ReadonlyMap<string, ReactionStart>): Promise<void>;
  beginnings(source: string): Promise<Map<string, ReactionStart>>;
  /**
   * Takes up to `limit` due jobs for `seconds`, during which no other call gets them. Reactions take turns; homes within a reaction, too:
   * see [Note: Round-robin by home]. With `open`, only jobs that have a free place.
   */
  take(now: Date, limit: number, seconds: number, open?: OpenReactions): Promise<Job[]>;
  /** Extends the time of taken jobs, or ends it. */
  hold(ids: string[], until: Date): Promise<void>;
  done(id: string): Promise<void>;
  /** Counts the run, and delays or parks the job. No-op without such a job. */
  failed(id: string, failure: Failure): Promise<void>;
  /** Parked jobs, newest parked first; of `kind` only, and how many these are in all. */
  parked(before: string | undefined, limit: number, kind?: JobKind): Promise<Page<Job> & { total: number }>;
  /**
   * Number of jobs of these reactions that are neither done nor parked, and the time of the oldest one's event: ISO 8601 UTC. Undefined if none follows
   * an event.
   */
  waiting(reactions: readonly string[]): Promise<{ count: number; since?: string | undefined }>;
  /** Makes a parked job due now, with its runs counted from 0. False when there is none. */
  retry(id: string): Promise<boolean>;
  /** Removes a parked job. False when there is none. */
  drop(id: string): Promise<boolean>;
  /**
   * Time of the next `take` that may get a job, never too late. A taken job is due at the end of its time, a parked one never. Full homes
   * are left out only once their jobs are due.
   */
  nextDue(open?: OpenReactions): Promise<Date | undefined>;
};

/** A build as known to a service's store. `form`: of all events of the service, by [Note: Forms of events]. `version`: its public name. */
export type Build = { form: number; version: string };

export type Store = {
  lanes: number;
  log: Log;
  views: Views;
  marks: Marks;
  skips: Skips;
  jobs: Jobs;
  leases: Leases;
  secrets: Secrets;
  erased: ErasedPeople;
  clock: ClockNotes;
  claims: Claims;
  rotations: Rotations;
  /** Checks everything, beside the work of its process: damage is among the problems and warnings from then on. */
  check(): Promise<void>;
  /** Number of places that are known to be damaged. */
  damaged(): number;
  /** Notes that a build is about to write here; returns the newest that ever was. */
  noteBuild(build: Build): Promise<Build>;
  /** Problems that prevent serving, in words; empty if there are none. */
  problems(): string[];
  /** Warnings for an operator that do not prevent serving, in words. */
  warnings(): string[];
  close(): Promise<void>;
};
export type StorePlan = { service: string; lanes: number; views: View[] };
/** Refuses in words a database with another number of partitions (`conflict`, `other-lanes`). */
export type OpenStore = (plan: StorePlan) => Promise<Store>;
