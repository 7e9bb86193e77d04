import { aggregate } from '@kloak/platform/aggregate.ts';
import type { MediaEvent } from '@kloak/proto/types/media.ts';

type SharingEvent = Extract<MediaEvent, { type: 'DownloadsAllowed' | 'DownloadsWithdrawn' }>;
/** `downloads`: others may download originals shared with them. Off until the owner allows it. */
type Sharing = { downloads: boolean };

/** `sharing:{owner}` — what others may do with items that a member shares. */
export const sharing = aggregate<Sharing, SharingEvent, { owner: string }>({
  name: 'sharing',
  initial: { downloads: false },
  reads: 'last',
  evolve: (_state, { type }) => ({ downloads: type === 'DownloadsAllowed' }),
  stream: ({ owner }) => ({ id: owner, home: owner }),
});

/** No-op if the setting is unchanged. */
export function changeDownloads(owner: string, downloads: boolean) {
  return (state: Sharing): SharingEvent[] =>
    state.downloads === downloads ? [] : [{ type: downloads ? 'DownloadsAllowed' : 'DownloadsWithdrawn', data: { owner } }];
}
