import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfStoredFile } from '../../access/stored-file.ts';

export const mayFetch = rpc('media', 'MayFetch', {
  access: viewerOfStoredFile,
  run: async (_ctx, _request, { area, type, fileName }) => (area === 'original' ? { type, fileName } : { type }),
});
