import { heard } from '../lib/positions.ts';

/** Takes what a push says of its place, which is read by the server alone. */
export function hearPosition(place: string, now = performance.now()): void {
  heard().delete(place);
  heard().set(place, now);
}
