// Quarter turns of a photograph, clockwise.
export type QuarterTurns = 0 | 1 | 2 | 3;

const turns: readonly QuarterTurns[] = [0, 1, 2, 3];

/** Any number of quarter turns as 0 to 3. */
export const readQuarterTurns = (count: number): QuarterTurns => turns[((count % 4) + 4) % 4] ?? 0;
