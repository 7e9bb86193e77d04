import type { GroupCard } from '@kloak/proto/api/types.ts';
import { groupsTexts as t } from './texts.ts';

/** What a group is called; a word where its name was erased with whoever had given it. */
export const groupName = ({ name }: Pick<GroupCard, 'name'>): string => name || t.unnamed;
