// What a service is, and what its rooms are handed. See ARCHITECTURE.md, "A service from inside".
import type { Events, Rpcs, ServiceName } from '@kloak/proto/types/index.ts';
import type { Logger } from 'pino';
import type { EventOf } from './fold.ts';
import type { Settings } from './platform.ts';
import type { Blobs } from './ports/blobs.ts';
import type { Cache } from './ports/cache.ts';
import type { Mail } from './ports/mail.ts';
import type { JsonObject, View, ViewReader } from './ports/store.ts';
import type { Position } from './position.ts';

/** An event of a domain: the message's name and its fields. */
export type DomainEvent = { type: string; data: object };

/**
 * The kind of streams one rule guards. `evolve` is pure, never throws and passes over what it does not know. `reads: 'last'` means that
 * each event carries the running state, so that only the newest commit with events is read.
 */
export type Aggregate<State, Event extends DomainEvent> = {
  name: string;
  initial: State;
  evolve(state: State, event: Event): State;
  reads: 'all' | 'last';
};

/** One stream: `{aggregate.name}:{id}`. `home` is the member, group, room or pair it belongs to and chooses the lane. */
export type StreamRef = { id: string; home: string };

/** Pure: what happened, in full, or none; or throws a Refusal. */
export type Decision<State, Event> = (state: State) => Event[] | { events: Event[]; answer: JsonObject };

export type DecideOptions = {
  /** Tells two decisions of one operation on one stream apart. */
  step?: string;
};

export type Decided<Event> = {
  /** What was written, now or, when the operation is a repeat, then. */
  events: Event[];
  answer?: JsonObject;
  /** Where it stands; when nothing was written, where the stream stood that it was decided from. */
  position: Position;
  /** The operation's key had been decided before. */
  repeated: boolean;
};

/** Writing and reading of one call or one reaction. */
type Work = {
  now(): Date;
  /**
   * An id that a repeat of the same operation meets again: derived from (caller, key, `label`). 22 characters of base64url.
   */
  id(label: string): string;
  /**
   * Reads the stream, decides, appends; decides again when another commit came between. Durable when it resolves. A repeat of
   * the operation (same caller, key, rpc, stream, step) answers as then. Refuses: 409 `key-reused` for another body under the key.
   */
  decide<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: StreamRef,
    decision: Decision<State, Event>,
    options?: DecideOptions,
  ): Promise<Decided<Event>>;
  /** The stream's state now, without deciding. */
  state<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, stream: StreamRef): Promise<State>;
  /** Waits until this service's views have folded a decision: for an answer that comes from a view. */
  visible(decided: { position: Position }): Promise<void>;
  /**
   * A view of this service. Each question first waits until the view has come to the caller's position: after 2 s it answers
   * what there is, marked stale.
   */
  view<Doc extends object>(view: View<Doc>): ViewReader<Doc>;
  /** The same for an access check: after 2 s, or when a lane of the view has stopped, it refuses: 503 `catching-up`. */
  strict<Doc extends object>(view: View<Doc>): ViewReader<Doc>;
  /** Other services. What they wrote counts as written by this call. */
  rpc: RpcClients;
  /** Keeps a secret that the decision named by (aggregate, stream, step) is about to name. */
  secrets: {
    put(id: string, value: string, namedBy: { stream: StreamRef; aggregate: { name: string }; step?: string }): Promise<void>;
    get(id: string): Promise<string | undefined>;
    /** A key of this service, made once for all processes. */
    ensure(id: string, make: () => string): Promise<string>;
  };
  blobs: Blobs;
  cache: Cache;
  mail: Mail;
  /** Sends to every open page of a member. May be lost. */
  push(member: string, event: string, payload: object): void;
  wake(name: string): void;
  settings: Settings;
  log: Logger;
};

/** Who called. Guests have no account. */
export type Caller = { account?: string; session?: string; requestId: string; from: string };

export type Ctx = Work & {
  caller: Caller;
  /** The caller's account; refuses guests: 401. */
  account(): string;
  /** The same operation in the name of a guest: `guest` is the name and address in the body, and takes the account's place in keys and ids. */
  asGuest(guest: string): Ctx;
};

/** `position` is where the event stands. Decisions and ids are keyed by (event, reaction, stream), so a repeat finds what it did. */
export type ReactionCtx = Work & { position: Position };

export type Handler<Request, Response> = (ctx: Ctx, request: Request) => Promise<Response>;

/** One handler for each rpc of the service's proto. */
export type Handlers<Name extends ServiceName> = {
  [Method in keyof Rpcs[Name]]: Rpcs[Name][Method] extends { asked: infer Request; answered: infer Response } ? Handler<Request, Response> : never;
};

export type RpcClients = {
  [Name in ServiceName]: {
    [Method in keyof Rpcs[Name]]: Rpcs[Name][Method] extends { sent: infer Request; received: infer Response }
      ? (request: Request) => Promise<Response>
      : never;
  };
};

/**
 * What follows an event, at least once: it may run again after a crash, so it decides (a repeat finds its decision) or does what
 * may be done twice. One that throws is tried again, later and later, and after `attempts` (default 10) is parked for an admin. While
 * what it needs is away (it throws `unavailable`) it is not given up for three days: an outage must not cost anybody a photograph or a letter.
 */
export type Reaction<Source extends ServiceName = ServiceName> = {
  /** Says the effect: `send-confirmation`. Unique within the service; a renamed reaction runs again for nothing it had done. */
  name: string;
  source: Source;
  on: readonly Events[Source]['type'][];
  attempts?: number;
  run(ctx: ReactionCtx, event: EventOf<Source>): Promise<void>;
};

/** What follows the clock, once in the whole service. */
export type Sweep = { name: string; everySeconds: number; run(ctx: ReactionCtx): Promise<void> };

/** A service as a plain value. The gateway is one without rpcs and without a log. */
export type Service<Name extends string = string> = {
  name: Name;
  rpcs: Name extends ServiceName ? Handlers<Name> : Record<never, never>;
  views: readonly View[];
  reactions: readonly Reaction[];
  sweeps: readonly Sweep[];
};
