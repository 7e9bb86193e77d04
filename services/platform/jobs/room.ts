// [Note: What is done first] Work on one thing may come in two steps: the one that people wait for, and one that can wait, a reaction that yields to
// the first. None of its jobs begins while a job of the first waits, of whatever home; and they are counted with those, so that both together
// leave to other reactions what the first alone leaves them.
import type { Room } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';

export type RoomOfReactions = {
  /** What is left beside the jobs that run now, told by the names of their reactions. See [Note: Room of a reaction]. */
  left(running: readonly string[]): Room;
  /** The same without room for what yields to another; nothing where no reaction is. */
  withoutLater(left: Room): Room | undefined;
};

/** `maxJobs`: of all reactions together. */
export function roomOf(reactions: readonly Pick<Reaction, 'name' | 'maxAtOnce' | 'yieldsTo'>[], maxJobs: number): RoomOfReactions {
  const later = reactions.filter(({ yieldsTo }) => yieldsTo !== undefined).map(({ name }) => name);
  const firstOf = new Map(reactions.map(({ name, yieldsTo = name }) => [name, yieldsTo]));
  return {
    left(running) {
      const used = (name: string) => running.filter((one) => one === name || firstOf.get(one) === name).length;
      const own = new Map(reactions.map(({ name, maxAtOnce = maxJobs }) => [name, maxAtOnce - used(name)]));
      return new Map([...firstOf].map(([name, first]) => [name, Math.min(own.get(name) ?? 0, own.get(first) ?? 0)]));
    },
    withoutLater: (left) => (later.length === 0 ? undefined : new Map([...left, ...later.map((name) => [name, 0] as const)])),
  };
}
