import { family, ownerOnly, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/** Who may ask by the rules of groups. The group of the scene: the owner began it, `connected` is in it and wrote its post, and all who have confirmed their address may see it. */
export const statuses: StatusesByRule = {
  'group-viewer': { ...signedIn(200), unverified: 403 },
  'group-member': family,
  'group-post-author': { ...signedIn(403), connected: 200 },
  'group-post-author-or-admin': family,
  'group-admin': ownerOnly,
  'group-owner': ownerOnly,
};
