// [Note: Room of a reaction] A reaction that runs few at once, or few of one home, leaves its other jobs where they are, in their order, for whoever
// has room for them.
import type { Room } from '../store.ts';

type Row = { readonly reaction: string; readonly home: string | undefined };

/** The reactions whose jobs stay. */
export const fullReactions = (room: Room | undefined): string[] => [...(room ?? [])].filter(([, { inAll }]) => inAll <= 0).map(([reaction]) => reaction);

/** The homes whose jobs of a reaction stay. */
export const fullHomes = (room: Room | undefined): { reaction: string; homes: string[] }[] =>
  [...(room ?? [])]
    .map(([reaction, { ofHomes }]) => ({ reaction, homes: [...ofHomes].filter(([, left]) => left <= 0).map(([home]) => home) }))
    .filter(({ homes }) => homes.length > 0);

/** Those for which there is room, the first ones first. */
export function withinRoom<Found>(rows: readonly Found[], room: Room | undefined, read: (found: Found) => Row): Found[] {
  const taken: Row[] = [];
  return rows.filter((found) => {
    const { reaction, home } = read(found);
    const left = room?.get(reaction);
    const alike = taken.filter((one) => one.reaction === reaction);
    const ofHome = alike.filter((one) => one.home === home).length;
    if (left && alike.length >= left.inAll) return false;
    if (left && home !== undefined && ofHome >= (left.ofHomes.get(home) ?? left.ofHome)) return false;
    taken.push({ reaction, home });
    return true;
  });
}
