// The rpc port: calls between processes, or within one, through the same codec.
import type { Position } from '../wire/position.ts';

/** Who calls, and how: travels with every call beside the request. */
export type CallMeta = {
  /** Of the member whom the call is made for, as identity signed it; absent for guests and for services themselves. See [Note: Presented tokens]. */
  accessToken?: string;
  /** The gateway or service that makes the call; in the cluster proved by the call's token. */
  from: string;
  /** The client's `Idempotency-Key`, or a fresh one. */
  key: string;
  /** Whether `key` came from the client. */
  keyed: boolean;
  /** Hash of the request's body as the client sent it; with a client's key. */
  bodyHash?: string;
  /** What the views that answer must have folded. */
  position: Position;
  requestId: string;
  /** The trace that the call is a part of; see `Tracing.carried`. */
  trace?: string | undefined;
  /** ISO 8601 UTC; after it the caller no longer waits. */
  deadline: string;
};

/** Who is signed in, and by which session. */
export type Principal = { account: string; session: string };

/** Comes back beside the response: what the call has written, whether a view answered without what it should have folded, and whether somebody may see less now. */
export type AnswerMeta = { wrote: Position; stale: boolean; narrowed: boolean };
export type RpcAnswer = { response: object; meta: AnswerMeta };

/** Answers one method. The request has all fields; a Refusal thrown arrives at the caller as the same Refusal. */
export type ServeMethod = (request: object, meta: CallMeta) => Promise<RpcAnswer>;
/** Answers a streaming method. */
export type ServeStream = (request: object, meta: CallMeta) => AsyncIterable<object>;
/** Who may call them is told by the one table, trust/may-call.ts. */
export type Served = { methods: Record<string, ServeMethod>; streams: Record<string, ServeStream> };

export type Rpc = {
  /**
   * Serves the methods of `kloak.<service>.v1` by their names, and those of the service's own log as `Read`, `ReadAbout` and `Tails`. A call that trust/may-call.ts
   * does not have is refused before it is read: `forbidden`, `not-for-caller`.
   */
  serve(service: string, served: Served): Promise<() => Promise<void>>;
  /**
   * Calls `Method` of a service. Calls marked `safe` (they only read) are retried once when the connection fails; every failure to reach it
   * is a Refusal `unavailable`. A wrong type in the request is a defect here, before it is sent.
   */
  call(service: string, method: string, request: object, meta: CallMeta, options?: { safe?: boolean }): Promise<RpcAnswer>;
  stream(service: string, method: string, request: object, meta: CallMeta): AsyncIterable<object>;
  problems(): string[];
  /** Sends callers to other replicas; a call that comes all the same is served, until `close`. */
  leave(): void;
  close(): Promise<void>;
};
