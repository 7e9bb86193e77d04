// `--backup` and `--restore`: copies the vault of a folder into another and back, with messages for the operator.
import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupOrder, Config } from './config.ts';

/** EX_DATAERR of sysexits.h: the vault was restored, but not completely. */
const damagedCode = 65;
const maxNamed = 20;

const keyFile = (of: string) => join(of, 'master.key');

async function takeKey(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyFile(keyFile(from), keyFile(to), constants.COPYFILE_EXCL).catch((error: unknown) => {
    // The same key may exist already, and there is no file if KLOAK_MASTER_KEY is set.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOENT'))) throw error;
  });
}

/** Prints as many lines as somebody reads, and the number of the rest. */
function listed(lines: readonly string[]): string {
  const more = lines.length > maxNamed ? [`and ${lines.length - maxNamed} more`] : [];
  return [...lines.slice(0, maxNamed), ...more].map((line) => `\n- ${line}`).join('');
}

type Places = Pick<Config, 'dataDir' | 'keysDir'>;

const withoutKeys =
  'The master key is not in it: keep a copy of it elsewhere, for without it no photograph opens. Nor is it noted apart who was erased: ' +
  'whoever is erased later returns with this backup, unless a backup with --keys is made after that, and given to the restore.';

async function keepApart({ dataDir, keysDir }: Places, keys: string): Promise<string> {
  await takeKey(keysDir, keys);
  const { noteErased } = await import('@kloak/platform/embedded/backup/erased.ts');
  return `The master key is in ${keys}, and the ids of ${await noteErased(dataDir, keys)} people who were erased.`;
}

async function make({ dataDir, keysDir }: Places, { folder, keys, verify, anyway }: BackupOrder): Promise<number> {
  const { backUp } = await import('@kloak/platform/embedded/backup/backup.ts');
  const { files, copied, bytes, mended, lost, unread, damaged } = await backUp({ dataDir, folder, verify, anyway });
  const key = keys === undefined ? withoutKeys : await keepApart({ dataDir, keysDir }, keys);
  console.log(`${folder} holds the vault: ${files} files, ${bytes} bytes; ${copied} of them were copied now. ${key}`);
  if (unread.length > 0)
    console.error(`Of the earlier backups these cannot be read, or name a place outside the vault, and were not believed:${listed(unread)}`);
  if (mended.length > 0)
    console.error(`The backup was not whole: its disk may be failing. These were missing or damaged and were copied anew:${listed(mended)}`);
  if (lost.length > 0)
    console.error(`The earlier backups in it are not whole. These are missing or damaged there, and as they were then nowhere else:${listed(lost)}`);
  if (damaged.length > 0) console.error(`The vault's own logs are damaged, and so are these copies. Earlier backups may be whole:${listed(damaged)}`);
  return damaged.length === 0 ? 0 : damagedCode;
}

function ofErased(erased: readonly string[] | undefined, keys: string | undefined): string {
  if (erased !== undefined) return 'Who was erased after that is erased again at its first start, before anybody is let in.';
  const missing = keys === undefined ? 'Without --keys it is not known who was' : `${keys} holds no list of who was`;
  return `${missing} erased after that: they are in the vault again. Have them deleted, or restore anew with the --keys of a later backup.`;
}

async function takeBack({ dataDir, keysDir }: Places, { folder, keys }: BackupOrder): Promise<number> {
  const { restore } = await import('@kloak/platform/embedded/backup/restore.ts');
  const { readErased } = await import('@kloak/platform/embedded/backup/erased.ts');
  const erased = keys === undefined ? undefined : await readErased(keys);
  const { files, at, damaged } = await restore({ folder, dataDir, erased });
  if (keys !== undefined) await takeKey(keys, keysDir);
  const how = damaged.length === 0 ? 'each with the digest that it had.' : `but not all is as it was:${listed(damaged)}`;
  console.log(`${dataDir} is the vault as it was at ${at}: ${files} files, ${how} ${ofErased(erased, keys)}`);
  return damaged.length === 0 ? 0 : damagedCode;
}

/** Runs the backup or restore; returns the exit code. The vault may run during a backup; for a restore it must not exist. */
export const backUpOrRestore = (places: Places, order: BackupOrder): Promise<number> => (order.verb === 'make' ? make : takeBack)(places, order);
