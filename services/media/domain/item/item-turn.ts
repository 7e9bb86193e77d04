// Turns of a photograph by its owner.
import { Refusal } from '@kloak/platform/errors.ts';
import { type QuarterTurns, readQuarterTurns } from '@kloak/proto/rules/turns.ts';
import { checkChanges } from './changes.ts';
import type { Item, ItemEvent, PublishedItem } from './item.ts';
import { totalOf } from './turns.ts';

/** Reads the request. Refuses 400 `bad-turn` for anything but one to three quarter turns. */
export function readTurn(quarterTurns: number): QuarterTurns {
  if (![1, 2, 3].includes(quarterTurns)) throw new Refusal('invalid', 'bad-turn', 'A photograph is turned by one, two or three quarters.');
  return readQuarterTurns(quarterTurns);
}

function turned({ original, turns }: PublishedItem, change: string, after: { quarterTurns: QuarterTurns; undone?: true }): ItemEvent {
  const { item, owner, key } = original;
  return { type: 'ItemTurned', data: { item, owner, change, turn: turns.count + 1, key, ...after } };
}

/**
 * Turns the picture as it is, as the change with this id. No-op if the item is not published. Refuses: 400 `no-photograph`, 409 `not-ready` or
 * `too-many-changes`.
 */
export function turn(change: string, quarterTurns: QuarterTurns) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published') return [];
    if (state.original.kind !== 'IMAGE') throw new Refusal('invalid', 'no-photograph', 'Only photographs can be turned, no videos.');
    if (state.rendering.state !== 'rendered') {
      throw new Refusal('conflict', 'not-ready', 'Some of these are not ready yet, so they cannot be turned. Please try again in a moment.');
    }
    checkChanges(state.changes);
    return [turned(state, change, { quarterTurns: readQuarterTurns(totalOf(state.turns) + quarterTurns) })];
  };
}

/** Takes the change back, if it is the last turn. */
export function undoTurn(change: string) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published' || state.turns.made.at(-1)?.change !== change) return [];
    const made = state.turns.made.slice(0, -1);
    return [turned(state, change, { quarterTurns: totalOf({ ...state.turns, made }), undone: true })];
  };
}
