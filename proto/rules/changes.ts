// What open pages hear over their socket: that something changed. They ask for it again.

/** The name of such a push. */
export const changePush = 'changed';

/** What may change. The keys of a page's queries begin with these words. */
export const changingThings = ['connections', 'export', 'feed', 'group', 'groups', 'item', 'notifications', 'plan', 'profile', 'rooms', 'usage'] as const;
export type ChangingThing = (typeof changingThings)[number];

/**
 * `id` is the item's; on the wire it is absent when several changed, and `at` stands beside it: from which position on it is seen. `edit`: somebody changed it by
 * hand, so it is fetched at once, while what comes with each of many photographs is fetched ever less often.
 */
export type Change = { readonly what: 'item'; readonly id: string } | { readonly what: Exclude<ChangingThing, 'item'>; readonly edit?: true };
