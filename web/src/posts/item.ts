import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { itemPath } from '@kloak/proto/rules/files/thing-paths.ts';
import { isRecord } from '../lib/is-record.ts';

/** What people look at, give hearts to and talk about. */
export type Item = { readonly kind: 'image' | 'video'; readonly id: string };

/** The same, or a post of a group. */
export type Subject = Item | { readonly kind: 'groupPost'; readonly id: string };

/** The same of which it is not known whether an item is an image or a video. */
export type NamedSubject = Subject | { readonly kind: 'item'; readonly id: string };

/** With what the keys of what is said about it begin: what changes it changes these. */
export const subjectKey = ({ kind, id }: NamedSubject) => [kind === 'groupPost' ? 'group' : 'item', id] as const;

/** How an entry of the history names one. */
export function isItem(value: unknown): value is Item {
  return isRecord(value) && typeof value.id === 'string' && (value.kind === 'image' || value.kind === 'video');
}

/** The address of its page. */
export const pathOf = ({ kind, id }: Item): string => itemPath(kind, id);

export const refOf = ({ _id, video }: Pick<Post, '_id' | 'video'>): Item => ({ kind: video ? 'video' : 'image', id: _id });

/** What a post shows: its image or its video. */
export const itemOf = ({ image, video }: Post): Image | Video | undefined => image ?? video;
