import { join } from 'node:path';

/** The file that tells that all of the demonstration family has been made. Where it is not, its accounts tell whether some of it was. */
export const markerIn = (dataDir: string): string => join(dataDir, 'demonstration-family');
