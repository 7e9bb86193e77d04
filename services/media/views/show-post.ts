import { type Card, type CardWithAddress, confirmedEmail, erasedCard } from '@kloak/access/cards.ts';
import { oncePer, oncePerPair } from '@kloak/platform/immutable.ts';
import { isTitleOfFile } from '@kloak/proto/rules/text/titles.ts';
import type { KnownMember, Post, Writer } from '@kloak/proto/types/media.ts';
import type { PostDoc } from './posts.ts';

/** A member as everybody may see them. */
export const showWriter = (id: string, card: Card | undefined): Writer => (card ? { id, username: card.username, image: card.image } : erasedCard(id));

/** Profile of a member for their connections, or for themselves. */
export function showToClose(id: string, card: CardWithAddress | undefined): KnownMember {
  return { ...showWriter(id, card), ...(card && { email: confirmedEmail(card) }) };
}

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** Names of fields, and its keys as addresses. */
const aroundPostBytes = 900;

/** Size in bytes of a post in an answer of the public API, where title and writer appear twice. */
export const bytesOfPost = oncePer((post: Post): number => jsonBytes(post) + jsonBytes([post.title, post.writer]) + aroundPostBytes);

/** File name and zone are removed, and the story: they may name people or places that the owner did not mean to share. */
const withoutFile = ({ title, fileName }: PostDoc) => ({
  title: isTitleOfFile(title, fileName) ? '' : title,
  fileName: '',
  takenAt: undefined,
  story: undefined,
});

type Audience = 'owner' | 'relatives' | 'others';

const showTo = (audience: Audience) =>
  oncePerPair((doc: PostDoc, card: Card | undefined): Post => {
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
      storyNumber: __________,
      orientation: ___________,
      quarterTurns,
      latitude,
      longitude,
      partial,
      soundMissing,
      failure,
      albums,
      ...post
    } = doc;
    return {
      ...post,
      ...(audience === 'owner' && { latitude, longitude, partial, soundMissing, failure, albums, quarterTurns }),
      ...(audience === 'others' && withoutFile(doc)),
      writer: showWriter(owner, card),
    };
  });
const shownTo = { owner: showTo('owner'), relatives: showTo('relatives'), others: showTo('others') };

/**
 * A post as `viewer`, who may view it, sees it; `card` is its owner's. Only the owner sees location, file faults and albums. File name, time zone and story
 * are also visible to people connected with the owner.
 */
export function showPost(doc: PostDoc, card: Card | undefined, viewer: string, isConnected = false): Post {
  return shownTo[viewer === doc.owner ? 'owner' : isConnected ? 'relatives' : 'others'](doc, card);
}
