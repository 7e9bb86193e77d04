// What events of a group tell of it. Those of a large one tell its members in brief: who comes or goes is whom they name.
import type { Standings } from './policy.ts';

/** How a group stands, but for who is in it. */
export type GroupFacts = Omit<Standings, 'members'> & { memberCount: number };

type InBrief = { state: Standings | null; memberCount: number };
/** What every event of a group has. */
export type OfGroup = { data: { group: string; after: Standings | null; brief?: InBrief | null } };

/** How a group stands after an event; undefined where its build knew none of both ways to tell it. */
export function factsAfter({ data: { after, brief } }: OfGroup): GroupFacts | undefined {
  const state = brief ? brief.state : after;
  if (state === null) return undefined;
  const { members, ...facts } = state;
  return { ...facts, memberCount: brief ? brief.memberCount : members.length };
}

/** Who is in it after an event that always tells all: it begins, is deleted, restored or gone. */
export const allAfter = ({ data: { after } }: OfGroup): readonly string[] => after?.members ?? [];
