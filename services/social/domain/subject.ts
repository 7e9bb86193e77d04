import type { GroupPost__Output } from '@kloak/proto/types/social.ts';

/** Target of hearts and comments, in the form of events: an item with its owner, or a group post with the other two fields empty. */
export type Subject = { item: string; owner: string; groupPost?: GroupPost__Output | null | undefined };

/** Subject in the form of events, without other fields. */
export const subjectOf = ({ item, owner, groupPost }: Subject): Subject => (groupPost ? { item, owner, groupPost } : { item, owner });

/** Unique id of the subject. */
export const subjectId = ({ item, groupPost }: Pick<Subject, 'item' | 'groupPost'>): string => groupPost?.post ?? item;

/** Partition key of its hearts and comments, which gives them one order: the item's owner, or the group. */
export const homeOf = ({ owner, groupPost }: Subject): string => groupPost?.group ?? owner;
