// EXIF orientations: how a stored picture is displayed. Pure.
import { type QuarterTurns, readQuarterTurns } from '@kloak/proto/rules/turns.ts';

/** Orientations in the order of quarter turns, clockwise: of pictures that are not mirrored, and of those that are. */
const upright: readonly number[] = [1, 6, 3, 8];
const mirrored: readonly number[] = [2, 7, 4, 5];

/** The orientation after further quarter turns; an unknown one counts as upright. */
export function turnOrientation(orientation: number, quarterTurns: QuarterTurns): number {
  const cycle = mirrored.includes(orientation) ? mirrored : upright;
  return cycle[readQuarterTurns(Math.max(cycle.indexOf(orientation), 0) + quarterTurns)] ?? 1;
}
