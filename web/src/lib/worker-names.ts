/** Prefix of the caches that hold one member's data; the member's id follows. They exist for at most one member. */
export const memberCachePrefix = 'kloak-member-';

/** Header of an answer that the worker kept earlier, since the server did not answer. */
export const keptHeader = 'Kloak-Kept';

/** Message to the worker: it forgets the member. */
export const forgetMessage = 'forget';

/** Message from the worker: the browser replaced the subscription for pushes. */
export const subscriptionMessage = 'push-subscription-changed';
