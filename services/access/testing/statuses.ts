import { everybody, family, type StatusesByRule, signedIn } from '@kloak/platform/testing/statuses.ts';

/** HTTP statuses by the access rules that all services share. */
export const statuses: StatusesByRule = {
  anyone: everybody(200),
  member: signedIn(200),
  verified: { ...signedIn(200), unverified: 403 },
  admin: { ...signedIn(403), admin: 200 },
  viewer: family,
};
