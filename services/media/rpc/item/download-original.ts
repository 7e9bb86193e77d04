import { noItem } from '@kloak/access/may-view-item.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { ownerOfStoredFile } from '../../access/stored-file.ts';

export const downloadOriginal = rpc('media', 'DownloadOriginal', {
  access: ownerOfStoredFile,
  async run(_ctx, { key }, { area, fileName }) {
    if (area !== 'original') throw noItem();
    return { key, fileName };
  },
});
