// Who may see what: one pure function, for every rpc and every media request. Deny by default.
import { isShared } from '@kloak/proto/rules/privacy.ts';

/** What `relations` knows of an item. */
export type ItemFacts = { owner: string; privacy: string };

/** `connected` tells whether the viewer and the owner are connected. Guests have no id. */
export function mayView(viewer: string | undefined, item: ItemFacts, connected: boolean): boolean {
  if (viewer === undefined) return false;
  if (viewer === item.owner) return true;
  return isShared(item.privacy) && connected;
}
