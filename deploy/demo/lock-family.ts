import type { Rpc } from '@kloak/platform/ports/rpc.ts';
import { type Config, cannotStart } from '../config.ts';
import { findFamily } from './find-family.ts';

type Served = Pick<Config, 'demo' | 'dataDir' | 'url'>;

/**
 * The accounts of the demonstration family that are to be locked while the folder is served, by id. Throws, in words, where the folder holds the family and is
 * not to be served with it.
 */
export async function lockFamily({ demo, dataDir, url }: Served, rpc: Rpc): Promise<ReadonlySet<string>> {
  if (demo === 'make' || demo === 'leave') return new Set();
  const found = await findFamily(rpc);
  if (found.length > 0 && demo === 'refuse') {
    throw cannotStart([
      `${dataDir} holds the demonstration family, whose passwords are known, and others can reach ${url}. ` +
        'Remove the family with "npm run remove-demo" (what others keep there stays), or set KLOAK_DEMO=locked: then nobody signs in to its accounts.',
    ]);
  }
  if (found.length > 0) console.log(`The demonstration family is locked: nobody signs in as ${found.map(({ username }) => username).join(', ')}.`);
  return new Set(found.map(({ id }) => id));
}
