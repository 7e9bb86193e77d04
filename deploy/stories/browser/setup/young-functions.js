// Removes features newer than Safari 16.4, the oldest supported one.
const { prototype: set } = Set;
delete Map.groupBy;
delete Object.groupBy;
delete Promise.withResolvers;
delete Promise.try;
delete AbortSignal.any;
delete URL.canParse;
delete URL.parse;
delete Array.fromAsync;
delete Math.sumPrecise;
for (const name of ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference']) delete set[name];
for (const name of ['map', 'filter', 'flatMap', 'toArray', 'some', 'every', 'find', 'take', 'drop', 'reduce', 'forEach'])
  delete globalThis.Iterator?.prototype[name];
for (const name of ['toBase64', 'toHex']) delete Uint8Array.prototype[name];
for (const name of ['fromBase64', 'fromHex']) delete Uint8Array[name];
delete globalThis.requestIdleCallback;
delete globalThis.navigation;
delete globalThis.scheduler;
delete globalThis.CloseWatcher;
delete Document.prototype.startViewTransition;
