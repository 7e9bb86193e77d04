import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workFolderIn } from '../store/work-folder.ts';
import { ignoreMissing, partOf, sync, writeNew } from './files.ts';

/** Id of a folder's vault, so that a backup never mistakes another for it; created if missing. It is backed up like any other file. */
export async function vaultIdOf(dataDir: string): Promise<string> {
  const path = join(dataDir, 'vault.id');
  const there = await readFile(path, 'utf8').catch(ignoreMissing);
  if (there !== undefined) return there.trim();
  const part = partOf(join(workFolderIn(dataDir), 'vault.id'));
  await mkdir(workFolderIn(dataDir), { recursive: true, mode: 0o700 });
  await writeNew(part, () => [Buffer.from(`${randomUUID()}\n`)]);
  // Another run may have just created one, which then counts.
  await link(part, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(part, { force: true });
  await sync(dataDir);
  return (await readFile(path, 'utf8')).trim();
}
