/**
 * A place in each partition of each log: service → partition → seq. A write returns its own; a read waits until its view has folded the caller's. On the
 * wire it is text: `media.0.123,social.3.44`.
 */
export type Position = { readonly [service: string]: { readonly [lane: number]: number } };

export const emptyPosition: Position = {};

type MutablePosition = Record<string, Record<number, number>>;

function raise(position: MutablePosition, service: string, lane: number, seq: number): void {
  // An outside name may equal a property that every object has.
  const reached = (Object.hasOwn(position, service) ? position[service] : undefined) ?? {};
  position[service] = reached;
  reached[lane] = Math.max(reached[lane] ?? 0, seq);
}

/** The later of both, for each partition. */
export function mergePositions(a: Position, b: Position): Position {
  const result: MutablePosition = {};
  for (const position of [a, b])
    for (const [service, lanes] of Object.entries(position)) for (const [lane, seq] of Object.entries(lanes)) raise(result, service, Number(lane), seq);
  return result;
}

/** The earlier of both, in the partitions that both have. */
export function lowerPosition(a: Position, b: Position): Position {
  const result: MutablePosition = {};
  for (const [service, lanes] of Object.entries(a))
    for (const [lane, seq] of Object.entries(lanes)) {
      const other = Object.hasOwn(b, service) ? b[service]?.[Number(lane)] : undefined;
      if (other !== undefined) raise(result, service, Number(lane), Math.min(seq, other));
    }
  return result;
}

export function isEmptyPosition(position: Position): boolean {
  return Object.keys(position).length === 0;
}

/** True if `a` has seen everything that `b` has. */
export function covers(a: Position, b: Position): boolean {
  return Object.entries(b).every(([service, lanes]) => Object.entries(lanes).every(([lane, seq]) => (a[service]?.[Number(lane)] ?? 0) >= seq));
}

export function positionOf(service: string, lane: number, seq: number): Position {
  return { [service]: { [lane]: seq } };
}

export function formatPosition(position: Position): string {
  return Object.entries(position)
    .flatMap(([service, lanes]) => Object.entries(lanes).map(([lane, seq]) => `${service}.${lane}.${seq}`))
    .join(',');
}

/** Services and partitions that an outside position may name; partitions from 0 to `lanes` - 1. */
export type KnownLanes = { services: readonly string[]; lanes: number };

/**
 * Parses the wire form; malformed and unknown parts are left out. For outside input the number of parts is limited to that of all partitions, and the
 * head of a request limits its bytes. Positions between services name each partition once.
 */
export function parsePosition(text: string, known?: KnownLanes): Position {
  const result: MutablePosition = {};
  for (const part of text.split(',', known && known.services.length * known.lanes)) {
    const [, service, lane, seq] = /^([a-z]{1,20})\.(\d{1,4})\.(\d{1,15})$/.exec(part) ?? [];
    if (service === undefined || (known && (!known.services.includes(service) || Number(lane) >= known.lanes))) continue;
    raise(result, service, Number(lane), Number(seq));
  }
  return result;
}
