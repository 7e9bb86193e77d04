import { ownerOnly, type StatusesByRule } from '@kloak/platform/testing/statuses.ts';

/** HTTP statuses by access rule of media. */
export const statuses: StatusesByRule = {
  owner: ownerOnly,
  // The owner of the scene has not let others.
  downloader: ownerOnly,
};
