import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@kloak/proto/rules/durations.ts';

const prefix = 'kloak-render-';
/** Age after which an untouched folder belongs to a killed process. */
const maxAgeMs = hourMs;
/** A video may take hours, so a folder is touched while its job runs. */
const touchEveryMs = maxAgeMs / 6;
/** Folders of this process: after the machine slept they look old, although they are in use. */
const inUse = new Set<string>();

/** Empty folder for one job, removed afterwards. Removes folders of killed processes on this machine first. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await clearWorkFolders();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  inUse.add(folder);
  const touching = setInterval(() => void utimes(folder, new Date(), new Date()).catch(() => undefined), touchEveryMs).unref();
  try {
    return await work(folder);
  } finally {
    clearInterval(touching);
    inUse.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ages follow the machine's clock, because other vaults share the place and know no service's clock. Folders of other users stay. */
async function clearWorkFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    if (inUse.has(folder)) continue;
    const made = await stat(folder).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > maxAgeMs) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
