/** Options of an `LRUCache` of at most `max` entries that takes memory as it fills. Its own option `max` allocates room for all entries at once. */
export const entryLimit = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 });
