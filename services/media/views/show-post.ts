import { type Card, confirmedEmail, nameless } from '@kloak/access/cards.ts';
import type { Post } from '@kloak/proto/types/kloak/media/v1/Post.ts';
import type { Writer } from '@kloak/proto/types/kloak/media/v1/Writer.ts';
import type { PostDoc } from './posts.ts';

/** A member as somebody connected, or the member, sees them. */
export function showWriter(id: string, card: Card | undefined): Writer {
  if (!card) return nameless(id);
  return { id, username: card.username, image: card.image, email: confirmedEmail(card) };
}

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** Names of fields, and its keys as addresses. */
const aroundPostBytes = 900;

/** Of what the public API tells of a post; its title and its writer stand there twice. */
export const bytesOfPost = (post: Post): number => jsonBytes(post) + jsonBytes([post.title, post.writer]) + aroundPostBytes;

/**
 * A post as `viewer`, who may view it, sees it; `card` is its owner's. Where it was taken, what is wrong with its file and which albums hold it is told
 * to its owner alone.
 */
export function showPost(doc: PostDoc, card: Card | undefined, viewer: string): Post {
  const {
    owner,
    published: _,
    unseen: __,
    taken: ___,
    day: ____,
    sha256: _____,
    trashed: ______,
    trashedAt: _______,
    takenFraction: ________,
    chosenAt: _________,
    latitude,
    longitude,
    partial,
    soundMissing,
    failure,
    albums,
    ...post
  } = doc;
  return { ...post, ...(viewer === owner && { latitude, longitude, partial, soundMissing, failure, albums }), writer: showWriter(owner, card) };
}
