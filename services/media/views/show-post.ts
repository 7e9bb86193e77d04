import { type Card, type CardWithAddress, confirmedEmail, nameless } from '@kloak/access/cards.ts';
import { isTitleOfFile } from '@kloak/proto/rules/text/titles.ts';
import type { KnownMember, Post, Writer } from '@kloak/proto/types/media.ts';
import type { PostDoc } from './posts.ts';

/** A member as everybody may see them. */
export const showWriter = (id: string, card: Card | undefined): Writer => (card ? { id, username: card.username, image: card.image } : nameless(id));

/** A member as somebody connected, or the member, sees them. */
export function showToClose(id: string, card: CardWithAddress | undefined): KnownMember {
  return { ...showWriter(id, card), ...(card && { email: confirmedEmail(card) }) };
}

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** Names of fields, and its keys as addresses. */
const aroundPostBytes = 900;

/** Of what the public API tells of a post; its title and its writer stand there twice. */
export const bytesOfPost = (post: Post): number => jsonBytes(post) + jsonBytes([post.title, post.writer]) + aroundPostBytes;

/** What a post says of its file, which may name whom or where its owner never meant to name. */
const withoutFile = ({ title, fileName }: PostDoc) => ({ title: isTitleOfFile(title, fileName) ? '' : title, fileName: '', takenAt: undefined });

/**
 * A post as `viewer`, who may view it, sees it; `card` is its owner's. Where it was taken, what is wrong with its file and which albums hold it is told
 * to its owner alone; the name of its file and the zone in which it was taken to those who are connected with the owner, too.
 */
export function showPost(doc: PostDoc, card: Card | undefined, viewer: string, isConnected = false): Post {
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
  const isOwn = viewer === owner;
  return {
    ...post,
    ...(isOwn && { latitude, longitude, partial, soundMissing, failure, albums }),
    ...(!isOwn && !isConnected && withoutFile(doc)),
    writer: showWriter(owner, card),
  };
}
