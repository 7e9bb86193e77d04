// [Note: What is done first] Work on one thing may come in two steps: the one that people wait for, and one that can wait, a reaction that yields to
// the first. None of its jobs begins while a job of the first waits, of whatever home; and they are counted with those, so that both together
// leave to other reactions what the first alone leaves them.
import type { ReactionRoom, Room } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';

/** A job that runs: the name of its reaction, and the home of its event. */
export type Running = { readonly reaction: string; readonly home: string | undefined };
type Limits = Pick<Reaction, 'name' | 'maxAtOnce' | 'maxAtOnceOfHome' | 'yieldsTo'>;

export type RoomOfReactions = {
  /** What is left beside the jobs that run now. See [Note: Room of a reaction]. */
  left(running: readonly Running[]): Room;
  /** The same without room for what yields to another; nothing where no reaction is. */
  withoutLater(left: Room): Room | undefined;
};

const none: ReactionRoom = { inAll: 0, ofHome: 0, ofHomes: new Map() };

/** `maxJobs`: of all reactions together. */
export function roomOf(reactions: readonly Limits[], maxJobs: number): RoomOfReactions {
  const byName = new Map(reactions.map((one) => [one.name, one]));
  const firstOf = new Map(reactions.map(({ name, yieldsTo = name }) => [name, yieldsTo]));
  const later = reactions.filter(({ yieldsTo }) => yieldsTo !== undefined).map(({ name }) => name);

  /** Of the jobs of this reaction and of what yields to it. */
  const leftOf = (name: string, running: readonly Running[]): ReactionRoom => {
    const { maxAtOnce = maxJobs, maxAtOnceOfHome = maxJobs } = byName.get(name) ?? {};
    const counted = running.filter(({ reaction }) => reaction === name || firstOf.get(reaction) === name);
    const homes = new Set(counted.flatMap(({ home }) => home ?? []));
    const leftTo = (one: string) => maxAtOnceOfHome - counted.filter(({ home }) => home === one).length;
    return { inAll: maxAtOnce - counted.length, ofHome: maxAtOnceOfHome, ofHomes: new Map([...homes].map((home) => [home, leftTo(home)])) };
  };

  return {
    left: (running) => new Map([...firstOf].map(([name, first]) => [name, lesser(leftOf(name, running), leftOf(first, running))])),
    withoutLater: (left) => (later.length === 0 ? undefined : new Map([...left, ...later.map((name) => [name, none] as const)])),
  };
}

/** Of a reaction and of the one that it yields to, which counts the homes of both. */
function lesser(own: ReactionRoom, first: ReactionRoom): ReactionRoom {
  const ofHomes = [...first.ofHomes].map(([home, left]) => [home, Math.min(left, own.ofHomes.get(home) ?? own.ofHome)] as const);
  return { inAll: Math.min(own.inAll, first.inAll), ofHome: Math.min(own.ofHome, first.ofHome), ofHomes: new Map(ofHomes) };
}
