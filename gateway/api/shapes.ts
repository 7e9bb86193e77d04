// The shapes of the public API, made of what services answer.
import type { Rpcs } from '@kloak/proto/types/index.ts';

type Received<Service extends keyof Rpcs, Method extends keyof Rpcs[Service]> = Rpcs[Service][Method] extends { received: infer Response } ? Response : never;
type Person = NonNullable<Received<'social', 'GetProfile'>['profile']>;
type Comment = NonNullable<Received<'social', 'SaveComment'>['comment']>;
type Heart = NonNullable<Received<'social', 'GiveHeart'>['heart']>;
type Connections = Received<'social', 'ListConnections'>;
type Usage = Received<'media', 'GetUsage'>;

/** What every answer of a service has, although proto3 cannot say so. */
export function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('an answer lacks its message');
  return value;
}

export function profileOf({ id, username, image, email }: Omit<Person, '_email'>): object {
  return { _id: id, username, image, ...(email === undefined ? {} : { email }) };
}

export function connectionsOf({ friends, pending, requested }: Connections): object {
  return { connections: { friends: friends.map(profileOf), pending: pending.map(profileOf), requested: requested.map(profileOf) } };
}

/** `names` are the fields that tell whose comment it is: the ones the caller's screen knows. */
export function commentOf(comment: Comment, names: readonly ('postId' | 'imagePostId')[]): object {
  return {
    _id: comment.id,
    content: comment.content,
    writer: profileOf(present(comment.writer)),
    ...Object.fromEntries(names.map((name) => [name, comment.item])),
    ...(comment.responseTo === undefined ? {} : { responseTo: comment.responseTo }),
    createdAt: comment.createdAt,
    replyCount: comment.replyCount,
  };
}

export function reactionOf(heart: Heart): object {
  return { _id: heart.id, profile: profileOf(present(heart.profile)), reactionType: 'Love' };
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What is being uploaded takes its space too. */
export function usageOf({ used, reserved, max }: Usage): object {
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
