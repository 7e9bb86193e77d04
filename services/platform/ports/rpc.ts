// The rpc port: calls between processes, or within one, through the same codec.
import type { Position } from '../wire/position.ts';

/** Metadata of a call, sent beside the request. */
export type CallMeta = {
  /** Token of the call's member, signed by identity; absent for guests and for services themselves. See [Note: Presented tokens]. */
  accessToken?: string;
  /** The gateway or service that makes the call; in the cluster proved by the call's token. */
  from: string;
  /** The client's `Idempotency-Key`, or a fresh one. */
  key: string;
  /** True if the client sent `key`. */
  keyed: boolean;
  /** Hash of the request's body as the client sent it; with a client's key. */
  bodyHash?: string;
  /** Position that views have to fold before they answer. */
  position: Position;
  requestId: string;
  /** The trace that the call is a part of; see `Tracing.carried`. */
  trace?: string | undefined;
  /** ISO 8601 UTC; after it the caller no longer waits. */
  deadline: string;
};

/** Signed-in member and session. */
export type Principal = { account: string; session: string };

/** Metadata of a response: the position written by the call, a flag for answers from a view that lags, and one for revoked access. */
export type AnswerMeta = { wrote: Position; stale: boolean; narrowed: boolean };
export type RpcAnswer = { response: object; meta: AnswerMeta };

/** Handler of one method. The request has all fields; a thrown Refusal reaches the caller as the same Refusal. */
export type ServeMethod = (request: object, meta: CallMeta) => Promise<RpcAnswer>;
/** Handler of a streaming method. */
export type ServeStream = (request: object, meta: CallMeta) => AsyncIterable<object>;
/** Permitted callers are in the one table, trust/may-call.ts. */
export type RpcHandlers = { methods: Record<string, ServeMethod>; streams: Record<string, ServeStream> };

export type Rpc = {
  /**
   * Serves the methods of `kloak.<service>.v1` by their names, and those of the service's own log as `Read`, `ReadAbout` and `Tails`. A call that is
   * missing in trust/may-call.ts is refused before it is read: `forbidden`, `not-for-caller`.
   */
  serve(service: string, served: RpcHandlers): Promise<() => Promise<void>>;
  /**
   * Calls `Method` of a service. Calls marked `safe` (they only read) are retried once when the connection fails; every failure to reach it
   * is a Refusal `unavailable`. A wrong type in the request is a defect here, before it is sent. Parts of a response may be frozen.
   */
  call(service: string, method: string, request: object, meta: CallMeta, options?: { safe?: boolean }): Promise<RpcAnswer>;
  stream(service: string, method: string, request: object, meta: CallMeta): AsyncIterable<object>;
  problems(): string[];
  /** Sends callers to other replicas; calls that still arrive are served, until `close`. */
  leave(): void;
  close(): Promise<void>;
};
