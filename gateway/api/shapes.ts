// The shapes of the public API, made of what services answer. Fields that are undefined do not stand in JSON.
import type { Received } from '@kloak/platform/rpc.ts';
import type { Answer, Comment, DataUsage, Profile, Reaction } from '@kloak/proto/api/types.ts';
import { present } from '../present.ts';

type ReceivedProfile = Omit<NonNullable<Received<'social.GetProfile'>['profile']>, '_email'>;
type ReceivedComment = NonNullable<Received<'social.SaveComment'>['comment']>;
type ReceivedHeart = NonNullable<Received<'social.GiveHeart'>['heart']>;

export const profileOf = ({ id, username, image, email }: ReceivedProfile): Profile => ({ _id: id, username, image, email });

export function connectionsOf({ friends, pending, requested }: Received<'social.ListConnections'>): Answer<'GET /api/connection/all/{profileId}'> {
  return { connections: { friends: friends.map(profileOf), pending: pending.map(profileOf), requested: requested.map(profileOf) } };
}

/** `itemField` names the item, where the caller's screen knows it by a name. */
export function commentOf({ id, item, writer, edited, deleted, ...comment }: ReceivedComment, itemField?: 'postId' | 'imagePostId'): Comment {
  const { content, responseTo, createdAt, replyCount, heartCount, hearted } = comment;
  const said = { content, responseTo, createdAt, replyCount, heartCount, hearted, ...(edited && { edited }), ...(deleted && { deleted }) };
  return { _id: id, writer: profileOf(present(writer)), ...(itemField && { [itemField]: item }), ...said };
}

export const reactionOf = ({ id, profile }: ReceivedHeart): Reaction => ({ _id: id, profile: profileOf(present(profile)), reactionType: 'Love' });

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What is being uploaded takes its space too. */
export function usageOf({ used, reserved, max }: Received<'media.GetUsage'>): DataUsage {
  const free = Math.max(max - used - reserved, 0);
  return {
    displayUsage: gigabytes(used),
    displayMax: gigabytes(max),
    displayFreeData: gigabytes(free),
    currentUsage: used,
    maxUsage: max,
    freeDataSpace: free,
  };
}
