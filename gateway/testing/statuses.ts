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
  admin: status,
});
export const signedIn = (status: number): Statuses => ({ ...everybody(status), guest: 401 });
/** Those who may see the owner's item, and the others. */
export const family: Statuses = { ...signedIn(403), connected: 200, owner: 200 };
export const ownerOnly: Statuses = { ...signedIn(403), owner: 200 };

const byRule: Record<string, Statuses> = {
  anyone: everybody(200),
  member: signedIn(200),
  verified: { ...signedIn(200), unverified: 403 },
  admin: { ...signedIn(403), admin: 200 },
  viewer: family,
  // The person of the scene: everybody may see who is here.
  'sees-reported': signedIn(200),
  owner: ownerOnly,
  // The owner of the scene has not let others.
  downloader: ownerOnly,
  // Of an item as `viewer`, of a post of a group as `group-member`.
  'subject-viewer': family,
  // The comment of the scene: `connected` wrote it, on the owner's item.
  writer: { ...signedIn(403), connected: 200 },
  'writer-or-moderator': family,
  // The group of the scene: the owner began it, `connected` is in it and wrote its message; for others it does not exist.
  room: { ...signedIn(404), connected: 200, owner: 200 },
  'room-leader': { ...signedIn(404), connected: 403, owner: 200 },
  'message-writer': { ...signedIn(404), connected: 200, owner: 403 },
  // The group of the scene: the owner began it, `connected` is in it, and all may see it.
  'group-viewer': signedIn(200),
  'group-member': family,
  // The post of the scene is by `connected`.
  'group-post-author': { ...signedIn(403), connected: 200 },
  'group-post-author-or-admin': family,
  'group-admin': ownerOnly,
  'group-owner': ownerOnly,
  // Those who are named are connected with the owner, and with nobody else.
  'connected-with-all': ownerOnly,
};

/** Throws where the table does not know the rule. */
export function statusesOf(rule: string): Statuses {
  const statuses = byRule[rule];
  if (statuses === undefined) throw new Error(`Who may ask by the rule "${rule}"? The table of roles does not say.`);
  return statuses;
}
