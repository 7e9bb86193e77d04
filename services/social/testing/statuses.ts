import { family, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/** HTTP statuses by access rule of social. */
export const statuses: StatusesByRule = {
  // Everybody may report the scene's person.
  'sees-reported': signedIn(200),
  // An item follows `viewer`, a group post `group-member`.
  'subject-viewer': family,
  // The comment of the scene: `connected` wrote it, on the owner's item.
  writer: { ...signedIn(403), connected: 200 },
  'writer-or-moderator': family,
};
