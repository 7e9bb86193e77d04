import { everybody, family, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/** Who may ask by the rules that all services have. */
export const statuses: StatusesByRule = {
  anyone: everybody(200),
  member: signedIn(200),
  verified: { ...signedIn(200), unverified: 403 },
  admin: { ...signedIn(403), admin: 200 },
  viewer: family,
};
