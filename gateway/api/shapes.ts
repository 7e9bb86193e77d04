// Shapes of the public API, from the services' responses. Undefined fields are not in the JSON.
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { Answer, Card, Comment, DataUsage, Profile, Reaction } from '@kloak/proto/api/types.ts';
import { assertPresent } from '../http/assert-present.ts';

type ReceivedProfile = Omit<NonNullable<ResponseOf<'social.GetProfile'>['profile']>, '_email'>;
type ReceivedCard = Omit<ReceivedProfile, 'email'>;
type ReceivedComment = NonNullable<ResponseOf<'social.SaveComment'>['comment']>;
type ReceivedHeart = NonNullable<ResponseOf<'social.GiveHeart'>['heart']>;

export const cardOf = ({ id, username, image }: ReceivedCard): Card => ({ _id: id, username, image });
export const profileOf = ({ id, username, image, email }: ReceivedProfile): Profile => ({ _id: id, username, image, email });

export function connectionsOf({ friends, pending, requested, blocked }: ResponseOf<'social.ListConnections'>): Answer<'GET /api/connection/all/{profileId}'> {
  const lists = { friends: friends.map(profileOf), pending: pending.map(cardOf), requested: requested.map(cardOf) };
  return { connections: { ...lists, ...(blocked.length > 0 && { blocked: blocked.map(cardOf) }) } };
}

/** `namedAs`: field in which the caller's screen expects the subject's id, if any. */
export function commentOf(
  { id, item, groupPost, writer, edited, deleted, ...comment }: ReceivedComment,
  namedAs?: 'postId' | 'imagePostId' | 'groupPostId',
): Comment {
  const { content, responseTo, createdAt, replyCount, heartCount, hearted, likeCount, liked } = comment;
  const likes = { ...(likeCount > 0 && { likeCount }), ...(liked && { liked }) };
  const said = { content, responseTo, createdAt, replyCount, heartCount, hearted, ...likes, ...(edited && { edited }), ...(deleted && { deleted }) };
  return { _id: id, writer: cardOf(assertPresent(writer)), ...(namedAs && { [namedAs]: groupPost ?? item }), ...said };
}

export const reactionOf = ({ id, profile }: ReceivedHeart): Reaction => ({ _id: id, profile: cardOf(assertPresent(profile)), reactionType: 'Love' });
export const reactionToGroupPost = (heart: ReceivedHeart, groupPostId: string): Reaction => ({ ...reactionOf(heart), groupPostId });

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Uploads in progress use space too. */
export function usageOf({ used, reserved, max, maxFileBytes }: ResponseOf<'media.GetUsage'>): DataUsage {
  const free = Math.max(max - used - reserved, 0);
  return {
    displayUsage: gigabytes(used),
    displayMax: gigabytes(max),
    displayFreeData: gigabytes(free),
    currentUsage: used,
    maxUsage: max,
    freeDataSpace: free,
    maxFileBytes,
  };
}
