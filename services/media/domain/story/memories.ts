import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';

type MemoriesEvent = Extract<MediaEvent, { type: 'MemoriesHidden' }>;
/** Hidden days of any year (`MM-DD`), and members whose posts are left out. */
export type HiddenMemories = { days: readonly string[]; people: readonly string[] };

/** `memories:{who}` — what a member does not want to be reminded of. */
export const memories = aggregate<HiddenMemories, MemoriesEvent, { who: string }>({
  name: 'memories',
  initial: { days: [], people: [] },
  reads: 'last',
  evolve: (_state, { data: { days, people } }) => ({ days, people }),
  stream: ({ who }) => ({ id: who, home: who }),
});

/** Maximum of hidden members, since each event lists them all. */
const maxHiddenPeople = 500;

/** A day (`MM-DD`) or a member. */
export type Hidden = { day: string } | { person: string };

const changed = (list: readonly string[], one: string, undo: boolean) => [...new Set(undo ? list.filter((other) => other !== one) : [...list, one])].sort();

/** Hides a day or a member; `undo` takes it back. No-op if nothing changes. Refuses: 409 `too-many-hidden`. */
export function hideMemories(who: string, hidden: Hidden, undo: boolean) {
  return (state: HiddenMemories): MemoriesEvent[] => {
    const days = 'day' in hidden ? changed(state.days, hidden.day, undo) : [...state.days];
    const people = 'person' in hidden ? changed(state.people, hidden.person, undo) : [...state.people];
    if (days.length === state.days.length && people.length === state.people.length) return [];
    if (people.length > maxHiddenPeople) throw new Refusal('conflict', 'too-many-hidden', `At most ${maxHiddenPeople} people can be hidden.`);
    return [{ type: 'MemoriesHidden', data: { who, days, people } }];
  };
}
