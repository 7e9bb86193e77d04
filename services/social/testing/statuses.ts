import { family, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/** Who may ask by the rules of social. */
export const statuses: StatusesByRule = {
  // The person of the scene: everybody may see who is here.
  'sees-reported': signedIn(200),
  // Of an item as `viewer`, of a post of a group as `group-member`.
  'subject-viewer': family,
  // The comment of the scene: `connected` wrote it, on the owner's item.
  writer: { ...signedIn(403), connected: 200 },
  'writer-or-moderator': family,
};
