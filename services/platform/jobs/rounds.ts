// [Note: Long jobs go round] The turns of a home's jobs are a minute apart (see [Note: Jobs take turns]), which says little where each takes an hour: all of
// a long row would have had their turns before the first has ended. So a reaction of such jobs goes round: in one round each home has one of them, and a
// round is over when only homes wait that had theirs. Each process remembers its own.
import type { Room } from '../ports/store.ts';
import type { Reaction } from '../reaction.ts';

export type Rounds = {
  /** The same room, without that of the homes that had their job in the round of a reaction; nothing where there are none. */
  without(left: Room): Room | undefined;
  /** A job of this home begins. */
  note(reaction: string, home: string | undefined): void;
};

export function openRounds(reactions: readonly Pick<Reaction, 'name' | 'goesRound'>[]): Rounds {
  const rounds = new Map(reactions.flatMap(({ name, goesRound }) => (goesRound ? [[name, new Set<string>()] as const] : [])));
  return {
    without(left) {
      if ([...rounds.values()].every(({ size }) => size === 0)) return undefined;
      const later = [...rounds].flatMap(([name, had]) => {
        const room = left.get(name);
        return room ? [[name, { ...room, ofHomes: new Map([...room.ofHomes, ...[...had].map((home) => [home, 0] as const)]) }] as const] : [];
      });
      return new Map([...left, ...later]);
    },
    note(reaction, home) {
      const had = rounds.get(reaction);
      if (!had || home === undefined) return;
      if (had.has(home)) had.clear();
      had.add(home);
    },
  };
}
