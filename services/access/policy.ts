// Who may see what: one pure function, for every rpc, every media request and the pages that explain it. Deny by default.

/** What `relations` knows of an item. */
export type ItemFacts = { owner: string; privacy: string; gone: boolean };

/** `connected` tells whether the viewer and the owner are connected. Guests have no id. */
export function mayView(viewer: string | undefined, item: ItemFacts, connected: boolean): boolean {
  if (viewer === undefined || item.gone) return false;
  if (viewer === item.owner) return true;
  return item.privacy === 'FAMILY_ONLY' && connected;
}
