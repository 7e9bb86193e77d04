// What open pages hear over their socket: that something changed. They ask for it again.

/** The name of such a push. */
export const changePush = 'changed';

/** What may change. The keys of a page's queries begin with these words. */
export const changingThings = ['connections', 'feed', 'item', 'profile', 'usage'] as const;
export type ChangingThing = (typeof changingThings)[number];

/** `id` is the item's; on the wire it is absent when several changed, and `at` stands beside it: from which position on it is seen. */
export type Change = { readonly what: 'item'; readonly id: string } | { readonly what: Exclude<ChangingThing, 'item'> };
