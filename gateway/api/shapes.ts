// The shapes of the public API, made of what services answer. Fields that are undefined do not stand in JSON.
import type { Received } from '@kloak/platform/rpc.ts';
import type { Answer, Comment, DataUsage, Profile, Reaction } from '@kloak/proto/api/types.ts';

type ReceivedProfile = Omit<NonNullable<Received<'social.GetProfile'>['profile']>, '_email'>;
type ReceivedComment = NonNullable<Received<'social.SaveComment'>['comment']>;
type ReceivedHeart = NonNullable<Received<'social.GiveHeart'>['heart']>;

/** What every answer of a service has, although proto3 cannot say so. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('an answer lacks a part');
  return value;
}

export const profileOf = ({ id, username, image, email }: ReceivedProfile): Profile => ({ _id: id, username, image, email });

export function connectionsOf({ friends, pending, requested }: Received<'social.ListConnections'>): Answer<'GET /api/connection/all/{profileId}'> {
  return { connections: { friends: friends.map(profileOf), pending: pending.map(profileOf), requested: requested.map(profileOf) } };
}

/** `name` is the field that tells whose comment it is. */
export function commentOf({ id, item, content, writer, responseTo, createdAt, replyCount }: ReceivedComment, name: 'postId' | 'imagePostId'): Comment {
  return { _id: id, content, writer: profileOf(present(writer)), [name]: item, responseTo, createdAt, replyCount };
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
