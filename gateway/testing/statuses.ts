// Which status each role gets, by the rule that an rpc declares of its access.
import type { Role } from './scene.ts';

export type Statuses = Record<Role, number>;

export const everybody = (status: number): Statuses => ({
  guest: status,
  unverified: status,
  member: status,
  connected: status,
  stranger: status,
  owner: status,
});
export const signedIn = (status: number): Statuses => ({ ...everybody(status), guest: 401 });
/** Those who may see the owner's item, and the others. */
export const family: Statuses = { ...signedIn(403), connected: 200, owner: 200 };
export const ownerOnly: Statuses = { ...signedIn(403), owner: 200 };

const byRule: Record<string, Statuses> = {
  anyone: everybody(200),
  member: signedIn(200),
  verified: { ...signedIn(200), unverified: 403 },
  viewer: family,
  owner: ownerOnly,
  // The comment of the scene: `connected` wrote it, on the owner's item.
  writer: { ...signedIn(403), connected: 200 },
  'writer-or-owner': family,
};

/** Throws where the table does not know the rule. */
export function statusesOf(rule: string): Statuses {
  const statuses = byRule[rule];
  if (statuses === undefined) throw new Error(`Who may ask by the rule "${rule}"? The table of roles does not say.`);
  return statuses;
}
