// Status for each role of the scene (gateway/testing/scene.ts), in terms that the services' tables of rules share.
export const roles = ['guest', 'unverified', 'member', 'connected', 'stranger', 'owner', 'admin'] as const;
/**
 * `owner` has an item for family only; `connected` is connected to the owner, `stranger` to somebody else, `member` to nobody. `admin` keeps the vault,
 * and is connected to nobody. `unverified` has not confirmed the address and knows nobody. All but `guest` are signed in.
 */
export type Role = (typeof roles)[number];
export type Statuses = Record<Role, number>;
/** Access rule → statuses. */
export type StatusesByRule = Readonly<Record<string, Statuses>>;

export const everybody = (status: number): Statuses => ({
  guest: status,
  unverified: status,
  member: status,
  connected: status,
  stranger: status,
  owner: status,
  admin: status,
});
export const signedIn = (status: number): Statuses => ({ ...everybody(status), guest: 401 });
/** Statuses for an item that is shared with the family. */
export const family: Statuses = { ...signedIn(403), connected: 200, owner: 200 };
export const ownerOnly: Statuses = { ...signedIn(403), owner: 200 };
