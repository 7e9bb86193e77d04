import { join } from 'node:path';
import type { Blobs } from '../../ports/blobs.ts';
import { sealedBlobs } from '../../sealed/blobs.ts';
import { derivedMaster, type MasterKeys, readMasterKeys } from '../../sealed/master-keys.ts';
import { openVaultKeys } from '../../sealed/vault-keys.ts';
import { masterKeysIn } from './master-file.ts';
import { embeddedObjects } from './objects.ts';

/** `masterKey` as in `readMasterKeys`; without it, a file in `keysDir` (`{dataDir}/keys`) contains it, which is created for a new vault. */
export type BlobSettings = { dataDir: string; keysDir?: string; masterKey?: string };

export const keysDirOf = ({ dataDir, keysDir }: BlobSettings): string => keysDir ?? join(dataDir, 'keys');

/** Blobs in the folder, sealed, and the master keys that open them. */
export async function openSealed(settings: BlobSettings): Promise<{ blobs: Blobs; masters: MasterKeys }> {
  const { dataDir, masterKey } = settings;
  const masters =
    masterKey === undefined ? await masterKeysIn(keysDirOf(settings), await embeddedObjects({ dataDir })) : readMasterKeys(masterKey, 'The master key');
  const objects = await embeddedObjects({ dataDir, formSecret: derivedMaster(masters[0].secret, 'kloak forms')[0].secret });
  return { blobs: sealedBlobs(objects, await openVaultKeys(objects, masters)), masters };
}

export const embeddedBlobs = async (settings: BlobSettings): Promise<Blobs> => (await openSealed(settings)).blobs;
