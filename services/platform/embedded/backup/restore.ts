import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFolder } from '../store/lock.ts';
import { renewLogId } from '../store/log-id.ts';
import { type Copies, openCopies } from './copies.ts';
import { scheduleErasure } from './erased.ts';
import { ignoreMissing, lockJournal, writeNew } from './files.ts';
import { type BackupFile, type Manifest, type ManifestList, readManifests } from './manifest.ts';

/** `at`: moment of the restored logs' cut. `damaged`: differences from the backup, in words. */
export type RestoreResult = { files: number; at: string; damaged: string[] };

async function areWhole(copies: Copies, entries: readonly BackupFile[]): Promise<boolean> {
  for (const entry of entries) if (!(await copies.isWhole(entry, true))) return false;
  return true;
}

/** Newest manifest with undamaged logs: one without some logs would make a vault that has forgotten them. */
async function newestWhole(copies: Copies, manifests: readonly Manifest[]): Promise<Manifest> {
  for (const one of manifests) if (await areWhole(copies, one.logs)) return one;
  throw new Error('No backup in this folder has all of its logs as they were. Nothing was taken back.');
}

/** Returns the fault of the file. A damaged one is restored unchanged, and the vault reports it when it is read. */
async function takeBack(copies: Copies, dataDir: string, { path, copy, size, sha256, changedMs }: BackupFile): Promise<string | undefined> {
  const from = await copies.pathOf(copy);
  const to = join(dataDir, path);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    const copied = await writeNew(to, () => createReadStream(from));
    // Lets the next backup recognize the restored file without copying it again.
    const changedAt = new Date(Math.round(changedMs));
    if (changedMs > 0) await utimes(to, changedAt, changedAt);
    return copied.size === size && copied.sha256 === sha256 ? undefined : `${path} is damaged: ${copy} is not what was backed up.`;
  } catch (error) {
    ignoreMissing(error);
    await rm(to, { force: true });
    return `${path} is missing: there is no ${copy}.`;
  }
}

/** Files that file systems and their programs put into a folder that looks empty to its owner. */
const ofSystems = new Set([
  'lost+found',
  '.DS_Store',
  '.Spotlight-V100',
  '.Trashes',
  '.fseventsd',
  '.snapshot',
  '.zfs',
  '@eaDir',
  '#recycle',
  'Thumbs.db',
  'desktop.ini',
  'System Volume Information',
]);

/** `erased`: ids of people to erase again. */
type Order = { folder: string; dataDir: string; erased?: readonly string[] };

const isOfVault = (name: string) => name !== 'lock' && name !== lockJournal && !ofSystems.has(name);

async function expectEmpty(dataDir: string): Promise<void> {
  const there = (await readdir(dataDir).catch(ignoreMissing)) ?? [];
  if (there.some(isOfVault)) throw new Error(`${dataDir} is not empty. Restore into an empty folder, so that nothing of another vault is mixed in.`);
}

/**
 * Restores a backup into an empty folder, each file with the manifest's digest. A damaged file is reported, and does not stop the others. Throws in
 * words, and leaves the folder unchanged, without a backup or without space. Refuses a folder that another process uses.
 */
export async function restore({ folder, dataDir, erased = [] }: Order): Promise<RestoreResult> {
  const { manifests, unread } = await readManifests(folder);
  if (manifests.length === 0 && unread.length > 0) throw new Error(`${unread.join(' and ')} in ${folder} cannot be read, or names a place outside the vault.`);
  if (manifests.length === 0) throw new Error(`${folder} holds no backup that has ended: there is no manifest.json.`);
  await expectEmpty(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    // Once more: another restore may have ended in between.
    await expectEmpty(dataDir);
    // Written first, so that no vault exists without it.
    await scheduleErasure(dataDir, erased);
    return await takeAllBack({ folder, dataDir }, { manifests, unread });
  } finally {
    lock.release();
  }
}

async function takeAllBack({ folder, dataDir }: Order, { manifests, unread }: ManifestList): Promise<RestoreResult> {
  const copies = openCopies(folder);
  const chosen = await newestWhole(copies, manifests);
  const newer = manifests.filter(({ at }) => at > chosen.at);
  const passedOver = newer.map(({ at }) => `The backup of ${at} lacks a log, or has one that is damaged: an earlier one was taken.`);
  const damaged = [...unread.map((name) => `${name} cannot be read, or names a place outside the vault.`), ...passedOver];
  try {
    const entries = [...chosen.logs, ...chosen.files].filter(({ path }) => path !== lockJournal);
    for (const entry of entries) damaged.push(...[await takeBack(copies, dataDir, entry)].filter((fault) => fault !== undefined));
    for (const { path } of chosen.logs) renewLogId(join(dataDir, path));
  } catch (error) {
    for (const name of await readdir(dataDir)) if (isOfVault(name)) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  return { files: chosen.logs.length + chosen.files.length, at: chosen.at, damaged };
}
