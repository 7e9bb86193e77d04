// A backup of a vault, also while it runs: logs at one moment (see [Note: One cut]), then every file that they may name. What was copied before and did not
// change is not copied again.
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openCut } from './cut.ts';
import { copyFile, digestOf, factsOf, filesOf, ifGone, sync } from './files.ts';
import { type Entry, readManifest, writeManifest } from './manifest.ts';

export type BackupResult = { files: number; copied: number; bytes: number };
type Places = { dataDir: string; folder: string };

/** Copies what is new of the vault's files. One that is removed meanwhile is passed over. */
async function copyNew({ dataDir, folder }: Places, known: Map<string, Entry>, kept: Map<string, Entry>): Promise<number> {
  let copied = 0;
  for (const name of await filesOf(dataDir)) {
    const path = `files/${name}`;
    const facts = await factsOf(join(dataDir, name));
    const before = kept.get(path) ?? known.get(path);
    if (facts === undefined) continue;
    if (before && before.size === facts.size && before.changedMs === facts.changedMs) {
      kept.set(path, before);
      continue;
    }
    const made = await copyFile(join(dataDir, name), join(folder, path)).catch(ifGone);
    if (made === undefined) continue;
    kept.set(path, { path, ...made, changedMs: facts.changedMs });
    copied += 1;
  }
  return copied;
}

/** Copies all logs as they are at one moment into a folder of their own. */
async function copyLogs({ dataDir, folder }: Places, logs: string): Promise<Entry[]> {
  const cut = openCut(dataDir);
  try {
    const entries: Entry[] = [];
    await mkdir(join(folder, logs), { recursive: true, mode: 0o700 });
    for (const name of cut.names) {
      const file = join(folder, logs, name);
      await cut.copy(name, file);
      await sync(file);
      entries.push({ path: `${logs}/${name}`, size: (await factsOf(file))?.size ?? 0, sha256: await digestOf(file), changedMs: 0 });
    }
    return entries;
  } finally {
    cut.close();
  }
}

/** Backs a vault up into a folder of its own, which may hold an earlier backup of it. What ended before a crash stays whole. Throws in words. */
export async function backUp(places: Places): Promise<BackupResult> {
  const { folder } = places;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await readManifest(folder);
  const known = new Map(before?.files.map((entry) => [entry.path, entry]));
  const kept = new Map<string, Entry>();
  // Before the logs, so that what is removed after them is there; and after, so that what came meanwhile is, too.
  const early = await copyNew(places, known, kept);
  const at = new Date().toISOString();
  const logs = `logs-${at.replace(/\W/g, '')}`;
  const logFiles = await copyLogs(places, logs);
  const late = await copyNew(places, known, kept);
  const files = [...logFiles, ...kept.values()];
  await writeManifest(folder, { format: 1, at, logs, files });
  if (before && before.logs !== logs) await rm(join(folder, basename(before.logs)), { recursive: true, force: true });
  for (const path of known.keys()) if (path.startsWith('files/') && !kept.has(path)) await rm(join(folder, path), { force: true });
  return { files: files.length, copied: early + late + logFiles.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
