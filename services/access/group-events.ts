// Facts in events of a group. Those of a large group list no members, only who joins or leaves.
import type { Standings } from './policy.ts';

/** State of a group without its members. */
export type GroupFacts = Omit<Standings, 'members'> & { memberCount: number };

type InBrief = { state: Standings | null; memberCount: number };
/** Data of every group event. */
export type OfGroup = { data: { group: string; after: Standings | null; brief?: InBrief | null } };

/** State after an event; `undefined` if it was written by a build with neither form. */
export function factsAfter({ data: { after, brief } }: OfGroup): GroupFacts | undefined {
  const state = brief ? brief.state : after;
  if (state === null) return undefined;
  const { members, ...facts } = state;
  return { ...facts, memberCount: brief ? brief.memberCount : members.length };
}

/** Members after an event that always lists them all: creation, deletion, restoring, purging. */
export const allAfter = ({ data: { after } }: OfGroup): readonly string[] => after?.members ?? [];
