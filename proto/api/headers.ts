// Headers of the API, for all clients. Imports nothing, so that a browser may load it.

/** Required for unsafe calls: clients send one key for each operation, and the same key when they repeat it. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** A position that the answer must have seen: pushes carry it as `at`. */
export const positionHeader = 'Kloak-At';

/** `1` on an answer that has not seen it. */
export const staleHeader = 'Kloak-Stale';
