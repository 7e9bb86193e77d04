import type { Sweep } from '@kloak/platform/reaction.ts';
import { clearWorkFolders } from '../tools/work-folder.ts';

/** Removes the work folders that killed processes left on the machine where this runs. */
export const clearFolders: Sweep = {
  name: 'clear-work-folders',
  everySeconds: 3600,
  run: () => clearWorkFolders(),
};
