import { useSyncExternalStore } from 'react';
import { onReach, type Reach, reach } from './connectivity.ts';

/** Returns whether the server can be reached, as far as the page knows. */
export const useReach = (): Reach => useSyncExternalStore(onReach, reach, () => 'there');
