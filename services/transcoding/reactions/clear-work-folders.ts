import type { Sweep } from '@kloak/platform/service.ts';
import { clearWorkFolders } from '../tools/work-folder.ts';

export const clearFolders: Sweep = {
  name: 'clear-work-folders',
  everySeconds: 3600,
  run: () => clearWorkFolders(),
};
