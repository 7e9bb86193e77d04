import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join, normalize } from 'node:path';
import { copyFile, ifGone } from './files.ts';
import { type Entry, readManifest } from './manifest.ts';

/** Where a file of a backup stands in the vault. */
function placeOf({ path }: Entry, logs: string): string {
  const place = path.startsWith(`${logs}/`) ? basename(path) : path.replace(/^files\//, '');
  if (normalize(place) !== normalize(`./${place}`) || place.startsWith('..') || place.startsWith('/') || place.split('/').includes('..'))
    throw new Error(`The manifest names a place outside the vault: ${path}.`);
  return place;
}

/** Makes an empty folder the vault that was backed up, each file with the digest that the manifest says. Throws in words, and leaves the folder as it was. */
export async function restore({ folder, dataDir }: { folder: string; dataDir: string }): Promise<{ files: number; at: string }> {
  const manifest = await readManifest(folder);
  if (manifest === undefined) throw new Error(`${folder} holds no backup that has ended: there is no manifest.json.`);
  const there = (await readdir(dataDir).catch(ifGone)) ?? [];
  if (there.length > 0) throw new Error(`${dataDir} is not empty. Restore into an empty folder, so that nothing of another vault is mixed in.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    for (const entry of manifest.files) {
      const { size, sha256 } = await copyFile(join(folder, entry.path), join(dataDir, placeOf(entry, manifest.logs)));
      if (size !== entry.size || sha256 !== entry.sha256) throw new Error(`${entry.path} is damaged: it is not what was backed up.`);
    }
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  return { files: manifest.files.length, at: manifest.at };
}
