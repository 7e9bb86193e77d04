import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '../../embedded/store/store.ts';
import type { StorePlace } from './place.ts';

/** A folder of its own for the store suite. */
export async function folderPlace(): Promise<StorePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-store-'));
  return {
    open: embeddedStore({ dataDir }),
    maker: { module: import.meta.resolve('../../embedded/store/store.ts'), name: 'embeddedStore', settings: { dataDir } },
    remove: () => rm(dataDir, { recursive: true }),
  };
}
