import type { Group, GroupCard } from '@kloak/proto/api/types.ts';
import { groupNameTexts as t } from './name-texts.ts';

/** Name of a group; a placeholder if it was erased together with its author's account. */
export const groupName = ({ name }: Pick<GroupCard, 'name'>): string => name || t.unnamed;

/** Its number of members, and whether it is hidden. */
export const groupFacts = ({ memberCount, isHidden }: Pick<Group, 'memberCount' | 'isHidden'>): string =>
  [t.members(memberCount), ...(isHidden ? [t.hidden] : [])].join(' · ');

/** First letters of the first two words. */
export function initialsOf(group: Pick<GroupCard, 'name'>): string {
  const words = groupName(group).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('');
}
