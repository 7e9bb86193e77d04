// [Note: Room of a reaction] A reaction that runs few at once leaves its other jobs where they are, in their order, for whoever has room for them.
import type { Room } from '../store.ts';

/** The reactions whose jobs stay. */
export const fullReactions = (room: Room | undefined): string[] => [...(room ?? [])].filter(([, left]) => left <= 0).map(([reaction]) => reaction);

/** Those for which there is room, the first ones first. */
export function withinRoom<Row>(rows: readonly Row[], room: Room | undefined, reactionOf: (row: Row) => string): Row[] {
  const left = new Map(room);
  return rows.filter((row) => {
    const reaction = reactionOf(row);
    const more = left.get(reaction) ?? Number.POSITIVE_INFINITY;
    left.set(reaction, more - 1);
    return more > 0;
  });
}
