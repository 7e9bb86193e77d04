import { ownerOnly, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/** HTTP statuses by access rule of media. */
export const statuses: StatusesByRule = {
  owner: ownerOnly,
  // A story of strangers does not exist for them.
  'story-viewer': { ...signedIn(404), connected: 200, owner: 200 },
  // The owner of the scene has not let others.
  downloader: ownerOnly,
};
