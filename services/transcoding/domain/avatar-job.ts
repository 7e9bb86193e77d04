import { aggregate } from '@kloak/platform/aggregate.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type AvatarJobEvent = Extract<TranscodingEvent, { type: `Avatar${string}` }>;
export type AvatarJob = { ended: boolean };
export type AvatarPlace = { account: string; avatar: string };

/** `avatar-job:{avatar}` — making a member's picture, once. */
export const avatarJob = aggregate<AvatarJob, AvatarJobEvent, AvatarPlace>({
  name: 'avatar-job',
  initial: { ended: false },
  reads: 'all',
  evolve: () => ({ ended: true }),
  stream: ({ account, avatar }) => ({ id: avatar, home: account }),
});

/** Records the picture, or the reason why there is none. No-op for an ended job. */
export function end({ account, avatar }: AvatarPlace, reason: string | undefined) {
  return ({ ended }: AvatarJob): AvatarJobEvent[] => {
    if (ended) return [];
    return [reason === undefined ? { type: 'AvatarRendered', data: { account, avatar } } : { type: 'AvatarNotRendered', data: { account, avatar, reason } }];
  };
}
