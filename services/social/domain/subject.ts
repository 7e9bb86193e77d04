import type { GroupPost__Output } from '@kloak/proto/types/social.ts';

/** What people give hearts to and talk about: an item of its owner's, or, with the other two empty, a post of a group. As events tell it. */
export type Subject = { item: string; owner: string; groupPost?: GroupPost__Output | null | undefined };

/** As events tell it, of whatever tells more. */
export const subjectOf = ({ item, owner, groupPost }: Subject): Subject => (groupPost ? { item, owner, groupPost } : { item, owner });

/** The id of what it is: no two have the same. */
export const subjectId = ({ item, groupPost }: Pick<Subject, 'item' | 'groupPost'>): string => groupPost?.post ?? item;

/** Where its hearts and comments live, in one lane and so in one order: with the owner of the item, or with the group. */
export const homeOf = ({ owner, groupPost }: Subject): string => groupPost?.group ?? owner;
