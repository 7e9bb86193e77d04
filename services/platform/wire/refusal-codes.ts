import type { RefusalKind } from '../errors.ts';

/** Codes of each kind of refusal, on the wire between services and for browsers; the one table for both. */
export const refusalCodes: Readonly<Record<RefusalKind, { grpc: number; http: number }>> = {
  invalid: { grpc: 3, http: 400 }, // INVALID_ARGUMENT
  unauthenticated: { grpc: 16, http: 401 }, // UNAUTHENTICATED
  forbidden: { grpc: 7, http: 403 }, // PERMISSION_DENIED
  missing: { grpc: 5, http: 404 }, // NOT_FOUND
  unacceptable: { grpc: 9, http: 406 }, // FAILED_PRECONDITION
  'too-slow': { grpc: 4, http: 408 }, // DEADLINE_EXCEEDED
  conflict: { grpc: 10, http: 409 }, // ABORTED
  gone: { grpc: 5, http: 410 }, // NOT_FOUND
  'too-large': { grpc: 11, http: 413 }, // OUT_OF_RANGE
  unsupported: { grpc: 3, http: 415 }, // INVALID_ARGUMENT
  'too-many': { grpc: 8, http: 429 }, // RESOURCE_EXHAUSTED
  unavailable: { grpc: 14, http: 503 }, // UNAVAILABLE
};

export const isRefusalKind = (value: unknown): value is RefusalKind => typeof value === 'string' && Object.hasOwn(refusalCodes, value);
