import type { Image, Post, Video } from '@kloak/proto/api/types.ts';

/** What people look at, give hearts to and talk about. */
export type Item = { readonly kind: 'image' | 'video'; readonly id: string };

/** The address of its page. */
export const pathOf = ({ kind, id }: Item): string => `/${kind}/${id}`;

export const refOf = ({ _id, video }: Pick<Post, '_id' | 'video'>): Item => ({ kind: video ? 'video' : 'image', id: _id });

/** What a post shows: its image or its video. */
export const itemOf = ({ image, video }: Post): Image | Video | undefined => image ?? video;
