/**
 * A place in each lane of each log: service → lane → seq. A write answers with its own; a read waits until its view has folded the caller's. On the wire it is text: `media.0.123,social.3.44`.
 */
export type Position = { readonly [service: string]: { readonly [lane: number]: number } };

export const emptyPosition: Position = {};

/** The later of both, lane by lane. */
export function mergePositions(a: Position, b: Position): Position {
  const result: Record<string, Record<number, number>> = {};
  for (const position of [a, b]) {
    for (const [service, lanes] of Object.entries(position)) {
      // A name from outside may be one that every object has.
      const reached = (Object.hasOwn(result, service) ? result[service] : undefined) ?? {};
      result[service] = reached;
      for (const [lane, seq] of Object.entries(lanes)) reached[Number(lane)] = Math.max(reached[Number(lane)] ?? 0, seq);
    }
  }
  return result;
}

export function isEmptyPosition(position: Position): boolean {
  return Object.keys(position).length === 0;
}

/** Whether `a` has seen all that `b` has. */
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

/** Reads the wire form; parts that are not of it are left out, since it comes from outside. At most 256 parts are read. */
export function parsePosition(text: string): Position {
  const parts = text.split(',', 256).map((part) => /^([a-z]{1,20})\.(\d{1,4})\.(\d{1,15})$/.exec(part));
  return parts.reduce<Position>((sum, part) => (part ? mergePositions(sum, positionOf(part[1] ?? '', Number(part[2]), Number(part[3]))) : sum), emptyPosition);
}
