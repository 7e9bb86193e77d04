// node deploy/cluster-backup.ts backup|restore FOLDER: copies a cluster that runs, or makes the newest copy the vault of empty servers, by the settings of its processes.
import { backUpCluster, restoreCluster } from '@kloak/platform/cluster/backup/backup.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { backupSourcesOf } from './cluster-config.ts';

/** EX_USAGE, EX_DATAERR and EX_CONFIG of sysexits.h. */
const exits = { usage: 64, damaged: 65, config: 78 };

async function run([action, folder]: readonly string[]): Promise<number> {
  if ((action !== 'backup' && action !== 'restore') || folder === undefined) {
    console.error('node deploy/cluster-backup.ts backup|restore FOLDER');
    return exits.usage;
  }
  const faults: string[] = [];
  const places = backupSourcesOf(process.env, faults);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return exits.config;
  }
  if (action === 'backup') {
    const { databases, documents, objects, copied } = await backUpCluster(places, folder, new Date());
    console.log(`${folder} holds the vault: ${documents} documents of ${databases} databases, ${objects} objects (${copied} copied now)`);
    return 0;
  }
  const { at, damaged } = await restoreCluster(places, folder);
  console.log(`The vault is what it was at ${at}`);
  if (damaged.length > 0) console.error(`Not whole in the backup, and missing now:\n${damaged.join('\n')}`);
  return damaged.length > 0 ? exits.damaged : 0;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  return 1;
});
