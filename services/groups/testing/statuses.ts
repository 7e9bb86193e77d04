import { family, ownerOnly, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/**
 * HTTP statuses by access rule of groups. In the scene the owner created the group, `connected` is a member and wrote its post. Everybody with a
 * confirmed address may see it.
 */
export const statuses: StatusesByRule = {
  'group-viewer': { ...signedIn(200), unverified: 403 },
  'group-member': family,
  'group-post-author': { ...signedIn(403), connected: 200 },
  'group-post-author-or-admin': family,
  'group-admin': ownerOnly,
  'group-owner': ownerOnly,
};
