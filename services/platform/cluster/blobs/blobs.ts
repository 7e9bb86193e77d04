import type { Blobs } from '../../ports/blobs.ts';
import { sealedBlobs } from '../../sealed/blobs.ts';
import { readMasterKeys } from '../../sealed/master-keys.ts';
import { openVaultKeys } from '../../sealed/vault-keys.ts';
import type { S3Settings } from './client.ts';
import { s3Objects } from './objects.ts';
import type { PartSizes } from './parts.ts';

/** Blobs in a bucket, sealed. `masterKey` as in `readMasterKeys`. */
export async function s3Blobs({ masterKey, ...settings }: S3Settings & { masterKey: string }, sizes?: PartSizes): Promise<Blobs & { close(): Promise<void> }> {
  const objects = await s3Objects(settings, sizes);
  try {
    return { ...sealedBlobs(objects, await openVaultKeys(objects, readMasterKeys(masterKey, 'The master key'))), close: objects.close };
  } catch (error) {
    await objects.close();
    throw error;
  }
}
