import { receivedPositions } from '../lib/positions.ts';

/** Records the sealed position of a push, which only the server can read. */
export function trackPosition(place: string, now = performance.now()): void {
  receivedPositions().delete(place);
  receivedPositions().set(place, now);
}
