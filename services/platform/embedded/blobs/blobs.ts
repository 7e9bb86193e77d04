import { join } from 'node:path';
import type { Blobs } from '../../ports/blobs.ts';
import { sealedBlobs } from '../../sealed/blobs.ts';
import { readMasterKeys } from '../../sealed/master-keys.ts';
import { openVaultKeys } from '../../sealed/vault-keys.ts';
import { masterKeysIn } from './master-file.ts';
import { embeddedObjects } from './objects.ts';

/** `masterKey` as in `readMasterKeys`; without it, it stands in a file of `keysDir` (`{dataDir}/keys`), which is made for a new vault. */
export type BlobSettings = { dataDir: string; keysDir?: string; masterKey?: string };

export const keysDirOf = ({ dataDir, keysDir }: BlobSettings): string => keysDir ?? join(dataDir, 'keys');

/** Blobs in the folder, sealed. */
export async function embeddedBlobs(settings: BlobSettings): Promise<Blobs> {
  const { masterKey } = settings;
  const objects = await embeddedObjects(settings);
  const masters = masterKey === undefined ? await masterKeysIn(keysDirOf(settings), objects) : readMasterKeys(masterKey, 'The master key');
  return sealedBlobs(objects, await openVaultKeys(objects, masters));
}
