import { aggregate } from '@kloak/platform/aggregate.ts';
import type { TranscodingEvent } from '@kloak/proto/types/transcoding.ts';

type BannerJobEvent = Extract<TranscodingEvent, { type: `GroupBanner${string}` }>;
export type BannerJob = { ended: boolean };
/** Banner id with its group; `by`: the member whose image it is. */
export type BannerPlace = { group: string; banner: string; by: string };

/** `banner-job:{banner}` — making the picture of a group, once. */
export const bannerJob = aggregate<BannerJob, BannerJobEvent, BannerPlace>({
  name: 'banner-job',
  initial: { ended: false },
  reads: 'all',
  evolve: () => ({ ended: true }),
  stream: ({ group, banner }) => ({ id: banner, home: group }),
});

/** Records the banner, or the reason why there is none. No-op for an ended job. */
export function end({ group, banner, by }: BannerPlace, reason: string | undefined) {
  return ({ ended }: BannerJob): BannerJobEvent[] => {
    if (ended) return [];
    const place = { group, banner, by };
    return [reason === undefined ? { type: 'GroupBannerRendered', data: place } : { type: 'GroupBannerNotRendered', data: { ...place, reason } }];
  };
}
