import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { itemPath } from '@kloak/proto/rules/files/thing-paths.ts';
import { isRecord } from '../lib/is-record.ts';

/** Image or video that can be viewed, hearted and commented on. */
export type Item = { readonly kind: 'image' | 'video'; readonly id: string };

/** Item, or a group post. */
export type Subject = Item | { readonly kind: 'groupPost'; readonly id: string };

/** The same, or an item of unknown kind. */
export type NamedSubject = Subject | { readonly kind: 'item'; readonly id: string };

/** Key prefix of hearts and comments on a subject: a change of the subject invalidates them. */
export const subjectKey = ({ kind, id }: NamedSubject) => [kind === 'groupPost' ? 'group' : 'item', id] as const;

/** True if a history entry's value names an item. */
export function isItem(value: unknown): value is Item {
  return isRecord(value) && typeof value.id === 'string' && (value.kind === 'image' || value.kind === 'video');
}

/** Address of an item's page. */
export const pathOf = ({ kind, id }: Item): string => itemPath(kind, id);

export const refOf = ({ _id, video }: Pick<Post, '_id' | 'video'>): Item => ({ kind: video ? 'video' : 'image', id: _id });

/** Image or video of a post. */
export const itemOf = ({ image, video }: Post): Image | Video | undefined => image ?? video;
