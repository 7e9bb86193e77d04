import { rpc } from '@kloak/platform/rpc.ts';
import { noStoredFile, ownerOfStoredFile } from '../access/stored-file.ts';

export const downloadOriginal = rpc('media', 'DownloadOriginal', {
  access: ownerOfStoredFile,
  async run(_ctx, { key }, { area, fileName }) {
    if (area !== 'original') throw noStoredFile();
    return { key, fileName };
  },
});
