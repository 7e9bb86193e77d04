import { join } from 'node:path';

/** Marker file of a complete demonstration family. Without it, the accounts show whether a part exists. */
export const markerIn = (dataDir: string): string => join(dataDir, 'demonstration-family');
