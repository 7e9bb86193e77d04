import { rpc } from '@kloak/platform/rpc.ts';
import { downloaderOfStoredFile } from '../../access/stored-file.ts';

export const downloadOriginal = rpc('media', 'DownloadOriginal', {
  access: downloaderOfStoredFile,
  run: async (_ctx, { key }, { fileName }) => ({ key, fileName }),
});
