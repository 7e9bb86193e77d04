import type { Rpc } from '@kloak/platform/ports/rpc.ts';
import { type Config, startupError } from '../config.ts';
import { findFamily } from './find-family.ts';

type DemoConfig = Pick<Config, 'demo' | 'dataDir' | 'url'>;

/** Ids of the demonstration family's accounts to lock while the folder is served. Throws a message if the folder must not be served with the family. */
export async function lockFamily({ demo, dataDir, url }: DemoConfig, rpc: Rpc): Promise<ReadonlySet<string>> {
  if (demo === 'make' || demo === 'leave') return new Set();
  const found = await findFamily(rpc);
  if (found.length > 0 && demo === 'refuse') {
    throw startupError([
      `${dataDir} holds the demonstration family, whose passwords are known, and others can reach ${url}. ` +
        'Remove the family with "npm run remove-demo" (what others keep there stays), or set KLOAK_DEMO=locked: then nobody signs in to its accounts.',
    ]);
  }
  if (found.length > 0) console.log(`The demonstration family is locked: nobody signs in as ${found.map(({ username }) => username).join(', ')}.`);
  return new Set(found.map(({ id }) => id));
}
