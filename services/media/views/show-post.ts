import { type Card, confirmedEmail, nameless } from '@kloak/access/cards.ts';
import type { Post } from '@kloak/proto/types/kloak/media/v1/Post.ts';
import type { Writer } from '@kloak/proto/types/kloak/media/v1/Writer.ts';
import type { PostDoc } from './posts.ts';

/** A member as somebody connected, or the member, sees them. */
export function showWriter(id: string, card: Card | undefined): Writer {
  if (!card) return nameless(id);
  return { id, username: card.username, image: card.image, email: confirmedEmail(card) };
}

/**
 * A post as `viewer`, who may view it, sees it; `card` is its owner's. Where it was taken, what is wrong with its file and which albums hold it is told
 * to its owner alone.
 */
export function showPost(doc: PostDoc, card: Card | undefined, viewer: string): Post {
  const { owner, published: _, failed: __, taken: ___, day: ____, latitude, longitude, partial, failure, albums, ...post } = doc;
  return { ...post, ...(viewer === owner && { latitude, longitude, partial, failure, albums }), writer: showWriter(owner, card) };
}
