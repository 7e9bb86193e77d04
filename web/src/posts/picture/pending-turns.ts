// Photographs that their owner has just turned. They are displayed so by CSS until the new renditions arrive.
import type { Image } from '@kloak/proto/api/types.ts';
import { type QuarterTurns, readQuarterTurns } from '@kloak/proto/rules/turns.ts';
import { createStore, useStore } from 'zustand';
import { memberState } from '../../lib/member-state.ts';

/** Photograph with the files that are displayed now. */
export type Turnable = Pick<Image, '_id' | 'thumbNail' | 'failure' | 'width' | 'height'>;

/** Turns of the files of `turned`. `version` changes when a new file replaces a turned one. */
type PendingTurn = { readonly quarterTurns: QuarterTurns; readonly turned: Turnable; readonly version: string };
type PendingTurns = { readonly [id: string]: PendingTurn };

const pending = memberState(() => createStore<PendingTurns>(() => ({})));

/** New renditions replace the turned ones; a failed turn changes nothing but its failure. */
const isPending = ({ turned }: PendingTurn, { thumbNail, failure }: Turnable) => turned.thumbNail === thumbNail && turned.failure === failure;

type ShownTurn = Pick<PendingTurn, 'quarterTurns' | 'version'>;
const unturned: ShownTurn = { quarterTurns: 0, version: '' };

function shownTurn(turn: PendingTurn | undefined, item: Turnable): ShownTurn {
  if (!turn) return unturned;
  return isPending(turn, item) ? turn : { quarterTurns: 0, version: item.thumbNail };
}

/** Displays photographs turned clockwise, in addition to earlier turns. */
export function showTurned(items: readonly Turnable[], quarterTurns: number): void {
  const before = pending().getState();
  const turnOf = (item: Turnable): PendingTurn => {
    const shown = shownTurn(before[item._id], item);
    return { ...shown, quarterTurns: readQuarterTurns(shown.quarterTurns + quarterTurns), turned: item };
  };
  pending().setState(Object.fromEntries(items.map((item) => [item._id, turnOf(item)])));
}

/** Pending turns of a picture, and the version of its file. */
export function useShownTurn(item: Turnable | undefined): ShownTurn {
  const turn = useStore(pending(), (turns) => item && turns[item._id]);
  return item ? shownTurn(turn, item) : unturned;
}

type Size = Pick<Image, 'width' | 'height'>;
const sizeAfter = ({ quarterTurns }: ShownTurn, { width, height }: Size): Size =>
  quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Size of a picture as it is displayed, in pixels of its original. */
export function useShownSize(item: Turnable | undefined): Size {
  return sizeAfter(useShownTurn(item), item ?? { width: 0, height: 0 });
}

/** The same outside of a component, which `usePendingTurns` renders again. */
export const shownSizeOf = (item: Turnable): Size => sizeAfter(shownTurn(pending().getState()[item._id], item), item);

/** All pending turns: their identity changes with each turn. */
export const usePendingTurns = (): PendingTurns => useStore(pending());
