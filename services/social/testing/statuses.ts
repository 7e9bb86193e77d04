import { family, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/** HTTP statuses by access rule of social. */
export const statuses: StatusesByRule = {
  // The person of the scene: everybody may see who is here.
  'sees-reported': signedIn(200),
  // An item follows `viewer`, a group post `group-member`.
  'subject-viewer': family,
  // The comment of the scene: `connected` wrote it, on the owner's item.
  writer: { ...signedIn(403), connected: 200 },
  'writer-or-moderator': family,
};
