// Contexts of calls and reactions.
import type { Change } from '@kloak/proto/rules/pushes/changes.ts';
import type { Rpcs, ServiceName } from '@kloak/proto/types/index.ts';
import type { Logger } from 'pino';
import type { Decision, DomainEvent, Stream } from './aggregate.ts';
import type { Blobs } from './ports/blobs.ts';
import type { Cache } from './ports/cache.ts';
import type { Mail } from './ports/mail.ts';
import type { Payments } from './ports/payments.ts';
import type { Settings } from './ports/platform.ts';
import type { Rotations } from './ports/rotations.ts';
import type { ClearKey } from './ports/secrets.ts';
import type { StrictView, View, ViewReader } from './ports/store.ts';
import type { WebPush } from './ports/web-push.ts';
import type { CallableBy } from './trust/may-call.ts';
import type { Position } from './wire/position.ts';

export type DecideOptions = {
  /** Distinguishes two decisions of one operation on one stream. */
  step?: string;
  /**
   * Name of the decision within its stream, for all time: a later request with the same name finds the first decision. Names for two people must differ.
   */
  once?: string;
};

export type DecisionResult<Event> = {
  /** Events written by this call or, for a repeated operation, by the first one. */
  events: Event[];
  /** Position of these events; without any, the position of the stream that was read. */
  position: Position;
  /** True if the operation's key had been decided before. */
  repeated: boolean;
  /** Time of their commit: ISO 8601 UTC. Absent without events. */
  at?: string;
};

/** A reader that first waits for the caller's position. */
export type WaitingReader<Doc extends object> = ViewReader<Doc> & {
  /**
   * Resolves with the documents (≤ 500, in the order of `ids`) once they satisfy a condition, which is checked whenever the view has folded more. After
   * `timeoutMs` it resolves with the present documents and `satisfied: false`.
   */
  waitFor(ids: string[], condition: (docs: Doc[]) => boolean, timeoutMs: number): Promise<{ docs: Doc[]; satisfied: boolean }>;
  /** Position up to which the view has folded its logs. */
  position(): Promise<Position>;
};

/** Writing and reading of one call or one reaction. */
type Work = {
  now(): Date;
  /** Milliseconds since some moment, by a clock that cannot be set: for measuring durations. */
  monotonicMs(): number;
  /** Present time as far as time was seen to pass: decides about acts that cannot be undone. Never ahead of `now`. See [Note: Time seen to pass]. */
  seenNow(): Date;
  /**
   * An id that a repeat of the same operation meets again: derived from (caller, key, `label`). 22 characters of base64url.
   */
  id(label: string): string;
  /**
   * Reads the stream, decides and appends; decides again if another commit came between. Durable once it resolves. A repeat of the operation (same
   * caller, key, rpc, stream, step) returns the first result. Refuses: 409 `key-reused` for another body under the key.
   */
  decide<State, Event extends DomainEvent>(
    stream: Stream<State, Event>,
    decision: Decision<State, Event>,
    options?: DecideOptions,
  ): Promise<DecisionResult<Event>>;
  /** The stream's state now, without deciding. */
  state<State, Event extends DomainEvent>(stream: Stream<State, Event>): Promise<State>;
  /**
   * Waits until a view of another service has reached this call's position, commits of its own included, like that service's access checks. Refuses: 503
   * `catching-up`. Calls that revoke access declare `narrows` instead (rpc.ts).
   */
  caughtUp(service: ServiceName, view: View): Promise<void>;
  /**
   * A view of this service. Each query first waits until the view has reached the caller's position. After 2 s a call gets the present documents, marked
   * stale; a reaction is refused with 503 `catching-up`, and repeated.
   */
  view<Doc extends object>(view: View<Doc>): WaitingReader<Doc>;
  /** The same for an access check: after 2 s, or if a partition of the view has stopped, it refuses: 503 `catching-up`. */
  strict<Doc extends object>(view: StrictView<Doc>): ViewReader<Doc>;
  /** Other services. Their commits count as written by this call. */
  rpc: RpcClients;
  /** Keeps a secret that the decision named by (stream, step) is about to name. */
  secrets: {
    put(id: string, value: string, namedBy: { stream: Pick<Stream<unknown, DomainEvent>, 'name' | 'home'>; step?: string }): Promise<void>;
    get(id: string): Promise<string | undefined>;
    /** Absent ones are fine. */
    delete(id: string): Promise<void>;
    /** Returns a key of this service, created once for all processes; stored wrapped: [Note: Wrapped secrets]. `clear`: 'renew' by default. */
    ensure(id: string, make: () => string, clear?: ClearKey): Promise<string>;
  };
  /** Repeated work with a stored cursor of its own, beside the log; see `Rotation`. */
  rotations: Pick<Rotations, 'getMany' | 'advance'>;
  blobs: Blobs;
  cache: Cache;
  mail: Mail;
  webPush: WebPush;
  /** Absent without a provider. */
  payments: Payments | undefined;
  /** Sends to every open page of a member. May be lost. */
  push(member: string, event: string, payload: object): void;
  /** The same to many members, in one message. */
  pushAll(members: readonly string[], event: string, payload: object): void;
  wake(name: string): void;
  settings: Settings;
  log: Logger;
};

/** Caller of an rpc. Guests have no account. After `deadline` (ISO 8601 UTC) nobody waits for the answer. */
export type Caller = { account?: string; session?: string; requestId: string; from: string; deadline: string };

export type Ctx = Work & {
  caller: Caller;
  /** The caller's account; refuses guests: 401. */
  account(): string;
  /** The same operation in the name of a guest: `guest` is the name and address in the body, and takes the account's place in keys and ids. */
  asGuest(guest: string): Ctx;
};

/** Members who receive the same changes, under a name: they are listed when changes are sent, so once for all changes of a second. */
export type Audience = { readonly name: string; members(): Promise<readonly string[]> };

/** `position` is that of the event. Decisions and ids are keyed by (event, reaction, stream), so a repeat finds its first results. */
export type ReactionCtx = Work & {
  position: Position;
  /** Pushes changes to open pages of members, with the position from which they are visible: within about a second, combined. May be lost. */
  pushChanges(to: readonly string[] | Audience, changes: readonly Change[]): void;
  /** Takes all that is a person's alone out of this service: bytes, and text in the log and the views. Twice is once. Refuses: 503 `catching-up`. */
  erase(person: string): Promise<void>;
  /**
   * Renames streams of this service whose names begin with a prefix, since names are never redacted. `isOver` tells by the rest of the name if the
   * stream is no longer needed. Refuses: 503 `file-in-use`.
   */
  concealStreams(prefix: string, isOver: (id: string) => Promise<boolean>): Promise<void>;
  /** Number of this run, from 1. Runs that ended with their process, or because something was unavailable, are not counted. */
  attempt: number;
};

/** Rpcs between services; trust/may-call.ts restricts them to callers. */
export type RpcClients = {
  [Name in ServiceName]: {
    [Method in keyof Rpcs[Name] as `${Name}.${Method & string}` extends CallableBy<ServiceName> ? Method : never]: Rpcs[Name][Method] extends {
      sent: infer Request;
      received: infer Response;
    }
      ? (request: Request) => Promise<Response>
      : never;
  };
};
