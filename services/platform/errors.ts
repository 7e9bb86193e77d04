import type { Checked, Fault } from '@kloak/proto/rules/text/checked.ts';
import type { Position } from './wire/position.ts';

/** Kinds of refusals, from the caller's point of view: the gateway translates them into statuses by one table. */
export type RefusalKind =
  | 'invalid' // 400 the request is not as described
  | 'unauthenticated' // 401 nobody is signed in
  | 'forbidden' // 403 signed in, may not
  | 'missing' // 404 no such thing
  | 'unacceptable' // 406 the invite limit
  | 'too-slow' // 408 what is sent takes too long
  | 'conflict' // 409 the state does not allow it
  | 'gone' // 410 a path that is no more
  | 'too-large' // 413 a file, or the vault is full
  | 'unsupported' // 415 not a kind of file we take
  | 'too-many' // 429 ask again later
  | 'unavailable'; // 503 a dependency does not answer

/**
 * Refusal of a request, for a reason that people may know. Every other thrown error is a defect. `code` is a kebab-case word for programs, `message`
 * plain text for people, `details` further named fields of the answer.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly code: string;
  readonly details: Record<string, unknown>;
  /** Position written before the refusal: the caller still sees these commits. */
  wrote: Position = {};

  constructor(kind: RefusalKind, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** 503: a newer build than this one wrote the requested data. See [Note: Builds on one log]. */
export const newerBuildCode = 'newer-build';

/** True if a dependency is unavailable now: the same request may succeed later. */
export const isUnavailable = (error: unknown): boolean => error instanceof Refusal && error.kind === 'unavailable';

/** The one answer for everything that the store, the bus or another service cannot do right now. The same request may succeed later. */
export function unavailable(what: string, code = 'unavailable'): Refusal {
  return new Refusal('unavailable', code, `${what} is not available right now. Please try again.`);
}

export function refusalOf({ kind, code, message }: Fault): Refusal {
  return new Refusal(kind, code, message);
}

/** Returns the value of a rule's result. Refuses its fault. */
export function valueOrRefuse<Value>(checked: Checked<Value>): Value {
  if (checked.fault) throw refusalOf(checked.fault);
  return checked.value;
}

const damagedEventCode = 'damaged-event';

/** 503: the requested data may depend on an unreadable commit. See [Note: Damaged commits]. */
export const damagedEvent = (what: string): Refusal => unavailable(what, damagedEventCode);

export const isDamagedEvent = (error: unknown): boolean => error instanceof Refusal && error.code === damagedEventCode;

/** 503 of a service that cannot be reached. `code` is `unavailable` unless the caller names a more exact one. */
export const serviceUnavailable = (service: string, code?: string): Refusal => unavailable(`The ${service} service`, code);
