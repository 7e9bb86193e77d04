// What open pages hear over their socket: what changed, and, where it is small and all who hear may see it, how it is now. They ask for the rest again.

/** The name of such a push. */
export const changePush = 'changed';

/** What may change. The keys of a page's queries begin with these words. */
export const changingThings = ['connections', 'export', 'feed', 'group', 'groups', 'item', 'notifications', 'plan', 'profile', 'rooms', 'usage'] as const;
export type ChangingThing = (typeof changingThings)[number];

/** Whether somebody's heart is there now. */
export type HeartNow = { readonly profile: { readonly _id: string; readonly username: string; readonly image: string }; readonly given: boolean };

/** The hearts of an item: how many there are, and those that were given or taken just now; the list is to be asked for where they are not named. */
export type HeartsNow = { readonly total: number; readonly changed?: readonly HeartNow[] | undefined };

/** How many comments an item has. */
export type CommentsNow = { readonly total: number };

/** What of an item changed, where it is not the item itself. */
export type ItemParts = { readonly hearts?: HeartsNow; readonly comments?: CommentsNow };

/**
 * `id` is the item's; on the wire it is absent when several changed, and `at` stands beside it: from which position on it is seen. `edit`: somebody changed it by
 * hand, so it is fetched at once, while what comes with each of many photographs is fetched ever less often.
 */
export type Change = ({ readonly what: 'item'; readonly id: string } & ItemParts) | { readonly what: Exclude<ChangingThing, 'item'>; readonly edit?: true };

/** So many hearts are named in one change. */
export const maxHeartsTold = 5;
