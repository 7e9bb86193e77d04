// Backup of a vault, also while it runs: logs at one moment (see [Note: One cut]), then every file that they may name. Unchanged copies are checked
// instead of copied: a damaged one is made again.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../errors.ts';
import { faultsOf } from '../store/health/faults.ts';
import { lockFolder } from '../store/lock.ts';
import { type Copies, openCopies } from './copies.ts';
import { logsIn, openCut } from './cut.ts';
import { factsOf, filesOf, ignoreMissing } from './files.ts';
import { type BackupFile, copyPlace, type Manifest, readManifests, writeManifest } from './manifest.ts';
import { vaultIdOf } from './vault-id.ts';

/**
 * `mended`: paths in the vault whose damaged copies were repaired. `lost`: damaged copies of earlier manifests that are not in the vault any more.
 * `unread`: names of unreadable or untrusted manifests. `damaged`: damage in the vault's own logs, in words; their copies have it too.
 */
export type BackupResult = { files: number; copied: number; bytes: number; mended: string[]; lost: string[]; unread: string[]; damaged: string[] };
/** `verify`: checks the digest of each copy. `anyway`: accepts another vault, or one that has lost half of its files. */
export type BackupPlan = { dataDir: string; folder: string; verify: boolean; anyway: boolean };
type BackupRun = { plan: BackupPlan; copies: Copies; known: ReadonlyMap<string, BackupFile>; kept: Map<string, BackupFile>; mended: string[] };

/** The entry of a file that did not change, with a copy that is whole. */
async function keepKnown({ plan, copies, mended }: BackupRun, before: BackupFile): Promise<BackupFile | undefined> {
  if (!(await copies.isWhole(before, plan.verify))) {
    mended.push(before.path);
    return undefined;
  }
  const copy = copyPlace(before.sha256);
  return before.copy === copy || (await copies.adopt(before)) ? { ...before, copy } : undefined;
}

/** Copies new files of the vault. A file that is removed meanwhile is skipped. */
async function copyNew(run: BackupRun): Promise<number> {
  const { plan, copies, known, kept } = run;
  let copied = 0;
  for (const path of await filesOf(plan.dataDir)) {
    const facts = await factsOf(join(plan.dataDir, path));
    if (facts === undefined) continue;
    // A restore sets times to the millisecond.
    const isSame = (entry: BackupFile | undefined) => entry?.size === facts.size && Math.round(entry.changedMs) === Math.round(facts.changedMs);
    if (isSame(kept.get(path))) continue;
    const before = known.get(path);
    const entry = before && isSame(before) ? await keepKnown(run, before) : undefined;
    if (entry) kept.set(path, entry);
    else {
      const made = await copies.add(join(plan.dataDir, path)).catch(ignoreMissing);
      if (made === undefined) continue;
      kept.set(path, { path, ...made, changedMs: facts.changedMs, copy: copyPlace(made.sha256) });
      copied += 1;
    }
  }
  return copied;
}

/** Damage in a copy of a log, and so in the log. */
function faultsIn(path: string): string[] {
  const db = new DatabaseSync(path);
  try {
    const { pages, log } = faultsOf(db);
    return [...pages, ...log];
  } finally {
    db.close();
  }
}

/** Copies all logs as they are at one moment. `damaged` is filled. */
async function copyLogs(dataDir: string, copies: Copies, damaged: string[]): Promise<BackupFile[]> {
  const cut = openCut(dataDir);
  try {
    const entries: BackupFile[] = [];
    for (const path of cut.names) {
      const made = await copies.addBy(async (part) => {
        await cut.copy(path, part);
        damaged.push(...faultsIn(part).map((fault) => `${path}: ${fault}`));
      });
      entries.push({ path, ...made, changedMs: 0, copy: copyPlace(made.sha256) });
    }
    return entries;
  } finally {
    cut.close();
  }
}

/** Refuses to continue a good backup with another vault, or with no vault. Returns the vault's id. */
async function expectSameVault({ dataDir, anyway }: BackupPlan, last: Manifest | undefined): Promise<string> {
  if (logsIn(dataDir).length === 0) throw new Refusal('missing', 'no-vault', `${dataDir} holds no vault: is its disk there? The backup was left as it is.`);
  const vault = await vaultIdOf(dataDir);
  if (last === undefined || anyway) return vault;
  if (last.vault !== undefined && last.vault !== vault)
    throw new Refusal('conflict', 'other-vault', `${dataDir} is another vault than the backup is of. Choose another folder, or say --anyway.`);
  const count = (await filesOf(dataDir)).length;
  if (count * 2 < last.files.length)
    throw new Refusal(
      'conflict',
      'half-gone',
      `${dataDir} has ${count} files, and had ${last.files.length} at the last backup. Say --anyway where that is right.`,
    );
  return vault;
}

/** Entries of earlier manifests whose copies are damaged. */
async function lostOf(copies: Copies, former: readonly Manifest[], { verify }: BackupPlan): Promise<string[]> {
  const lost = new Set<string>();
  for (const { logs, files } of former) for (const entry of [...logs, ...files]) if (!(await copies.isWhole(entry, verify))) lost.add(entry.path);
  return [...lost].sort();
}

async function backUpAlone(plan: BackupPlan): Promise<BackupResult> {
  const { dataDir, folder } = plan;
  const { manifests, unread } = await readManifests(folder);
  const [last] = manifests;
  const vault = await expectSameVault(plan, last);
  const copies = openCopies(folder);
  const run: BackupRun = { plan, copies, known: new Map(last?.files.map((entry) => [entry.path, entry])), kept: new Map(), mended: [] };
  // Copied before the logs, because of later removals; and after them, because of later additions.
  const early = await copyNew(run);
  const at = new Date().toISOString();
  const damaged: string[] = [];
  const logs = await copyLogs(dataDir, copies, damaged);
  const late = await copyNew(run);
  await copies.sync();
  const files = [...run.kept.values()];
  const written = { at, vault, logs, files };
  const former = await writeManifest(folder, written, manifests);
  // Copies of an unreadable manifest stay until the next run.
  if (unread.length === 0) await copies.prune([written, ...former]);
  const lost = await lostOf(copies, former, plan);
  const all = [...logs, ...files];
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  return { files: all.length, copied: early + late + logs.length, bytes, mended: run.mended, lost, unread, damaged };
}

/** One run at a time, since each removes copies that no manifest names yet. Some network disks have no locks: there nothing separates two runs. */
function holdBackup(folder: string): { release(): void } {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'folder-in-use') throw new Refusal('unavailable', 'backup-runs', `Another backup into ${folder} is running.`);
    return { release: () => undefined };
  }
}

/** Backs a vault up into a folder of its own, which may hold earlier backups of it. A run that ends early spoils none of these. Throws in words. */
export async function backUp(plan: BackupPlan): Promise<BackupResult> {
  await mkdir(plan.folder, { recursive: true, mode: 0o700 });
  const lock = holdBackup(plan.folder);
  try {
    return await backUpAlone(plan);
  } finally {
    lock.release();
  }
}
