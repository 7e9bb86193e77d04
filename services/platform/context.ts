// What calls and reactions are handed.
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
import type { CallableBy } from './trust/may-call.ts';
import type { Position } from './wire/position.ts';

export type DecideOptions = {
  /** Tells two decisions of one operation on one stream apart. */
  step?: string;
  /**
   * The name of what is done, among all that was ever done on the stream: whoever decides it again, by whatever request, finds what was decided. The names
   * of two people must differ.
   */
  once?: string;
};

export type Decided<Event> = {
  /** What was written, now or, when the operation is a repeat, then. */
  events: Event[];
  /** Where it stands; when nothing was written, where the stream stood that it was decided from. */
  position: Position;
  /** The operation's key had been decided before. */
  repeated: boolean;
};

/** A reader that first waits for what the caller has seen. */
export type WaitingReader<Doc extends object> = ViewReader<Doc> & {
  /**
   * The documents (≤ 500, in the order of `ids`) once they satisfy a condition, looked at whenever the view has folded more; as they are
   * after `timeoutMs`, then with `satisfied: false`.
   */
  waitFor(ids: string[], condition: (docs: Doc[]) => boolean, timeoutMs: number): Promise<{ docs: Doc[]; satisfied: boolean }>;
  /** How far the view has folded the logs that it reads. */
  position(): Promise<Position>;
};

/** Writing and reading of one call or one reaction. */
type Work = {
  now(): Date;
  /** Milliseconds since some moment, by a clock that nobody sets: for how long something takes. */
  monotonicMs(): number;
  /** What time it is as far as time was seen to pass: by it is decided what cannot be undone. Not ahead of `now`. See [Note: Time seen to pass]. */
  seenNow(): Date;
  /**
   * An id that a repeat of the same operation meets again: derived from (caller, key, `label`). 22 characters of base64url.
   */
  id(label: string): string;
  /**
   * Reads the stream, decides, appends; decides again when another commit came between. Durable when it resolves. A repeat of
   * the operation (same caller, key, rpc, stream, step) answers as then. Refuses: 409 `key-reused` for another body under the key.
   */
  decide<State, Event extends DomainEvent>(stream: Stream<State, Event>, decision: Decision<State, Event>, options?: DecideOptions): Promise<Decided<Event>>;
  /** The stream's state now, without deciding. */
  state<State, Event extends DomainEvent>(stream: Stream<State, Event>): Promise<State>;
  /**
   * Waits until a view of another service has come to what this call has seen and written, as its own access checks wait. Refuses: 503
   * `catching-up`. Where access ends a call says `narrows` instead (rpc.ts).
   */
  caughtUp(service: ServiceName, view: View): Promise<void>;
  /**
   * A view of this service. Each question first waits until the view has come to the caller's position: after 2 s it answers a call
   * what there is, marked stale, and refuses a reaction, which is run again: 503 `catching-up`.
   */
  view<Doc extends object>(view: View<Doc>): WaitingReader<Doc>;
  /** The same for an access check: after 2 s, or when a lane of the view has stopped, it refuses: 503 `catching-up`. */
  strict<Doc extends object>(view: StrictView<Doc>): ViewReader<Doc>;
  /** Other services. What they wrote counts as written by this call. */
  rpc: RpcClients;
  /** Keeps a secret that the decision named by (stream, step) is about to name. */
  secrets: {
    put(id: string, value: string, namedBy: { stream: Pick<Stream<unknown, DomainEvent>, 'name' | 'home'>; step?: string }): Promise<void>;
    get(id: string): Promise<string | undefined>;
    /** Absent ones are fine. */
    delete(id: string): Promise<void>;
    /** A key of this service, made once for all processes; wrapped where it stands: [Note: Wrapped secrets]. `clear`: 'renew' unless it is said. */
    ensure(id: string, make: () => string, clear?: ClearKey): Promise<string>;
  };
  /** What takes its own place again and again, beside the log; see `Rotation`. */
  rotations: Pick<Rotations, 'getMany' | 'advance'>;
  blobs: Blobs;
  cache: Cache;
  mail: Mail;
  /** Absent where no provider is set. */
  payments: Payments | undefined;
  /** Sends to every open page of a member. May be lost. */
  push(member: string, event: string, payload: object): void;
  /** The same to many members, in one message. */
  pushAll(members: readonly string[], event: string, payload: object): void;
  wake(name: string): void;
  settings: Settings;
  log: Logger;
};

/** Who called. Guests have no account. After `deadline` (ISO 8601 UTC) nobody waits for the answer. */
export type Caller = { account?: string; session?: string; requestId: string; from: string; deadline: string };

export type Ctx = Work & {
  caller: Caller;
  /** The caller's account; refuses guests: 401. */
  account(): string;
  /** The same operation in the name of a guest: `guest` is the name and address in the body, and takes the account's place in keys and ids. */
  asGuest(guest: string): Ctx;
};

/** Members who are told of the same together, under a name: who they are is asked when they are told, so once for all that happens in a second. */
export type Audience = { readonly name: string; members(): Promise<readonly string[]> };

/** `position` is where the event stands. Decisions and ids are keyed by (event, reaction, stream), so a repeat finds what it did. */
export type ReactionCtx = Work & {
  position: Position;
  /** Tells the open pages of members what changed, and from this position on they see it: within a second or so, once for many. May be lost. */
  pushChanges(to: readonly string[] | Audience, changes: readonly Change[]): void;
  /** Takes all that is a person's alone out of this service: bytes, and text in the log and the views. Twice is once. Refuses: 503 `catching-up`. */
  erase(person: string): Promise<void>;
  /**
   * Gives streams of this service whose names begin with a prefix other names, where `isOver` says of what follows the prefix that nobody asks for such a one any
   * more: since a name is never redacted. Refuses: 503 `file-in-use`.
   */
  concealStreams(prefix: string, isOver: (id: string) => Promise<boolean>): Promise<void>;
  /** Which run of this it is, from 1; runs that ended with their process, or by something unavailable, are not counted. */
  attempt: number;
};

/** What services may call of each other: see trust/may-call.ts, which tells also which of them may. */
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
