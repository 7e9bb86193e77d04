// Quarter turns of a photograph, relative to its upright original.
import { type QuarterTurns, readQuarterTurns } from '@kloak/proto/rules/turns.ts';
import type { ItemTurned__Output } from '@kloak/proto/types/media.ts';

/** One change that was not undone; `quarterTurns` is the total after it. */
type Turn = { change: string; quarterTurns: QuarterTurns };
/** `count`: number of events so far. `made`: the oldest first. `hasFailed`: the last one cannot be rendered. */
export type Turns = { count: number; made: readonly Turn[]; hasFailed?: true };

export const noTurns: Turns = { count: 0, made: [] };

/** Quarter turns from the upright original to the picture. */
export const totalOf = ({ made }: Turns): QuarterTurns => made.at(-1)?.quarterTurns ?? 0;

export function turnsAfter({ made }: Turns, { change, undone, turn, quarterTurns }: ItemTurned__Output): Turns {
  return { count: turn, made: undone ? made.slice(0, -1) : [...made, { change, quarterTurns: readQuarterTurns(quarterTurns) }] };
}

/** After a failed rendering: the picture is displayed with these quarter turns, and no change can be undone. */
export const turnsAsShown = ({ count }: Turns, quarterTurns: QuarterTurns): Turns => ({
  count,
  hasFailed: true,
  made: quarterTurns === 0 ? [] : [{ change: '', quarterTurns }],
});
