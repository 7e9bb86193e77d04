import { callsByName } from '@kloak/proto/api/index.ts';

/** Names of the calls whose answers the service worker keeps; the contract marks them. */
export const keptCalls: readonly string[] = [...callsByName].flatMap(([name, { keptOffline }]) => (keptOffline ? [name] : []));
