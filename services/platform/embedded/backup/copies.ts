// Copies in a backup folder. Each is named by the digest of its content, so a run adds some and changes none of an earlier manifest.
import { createReadStream } from 'node:fs';
import { link, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf, type FileDigest, filesBelow, ignoreMissing, partOf, sync, writeNew } from './files.ts';
import { type BackupFile, copyPlace, type Manifest } from './manifest.ts';

export type Copies = {
  /** Path of a copy. Throws if a folder on the way is a link, which could lead anywhere. */
  pathOf(copy: string): Promise<string>;
  /** True if a copy exists with its size and, with `verify`, its digest. Each is checked once in a run, whose `verify` never changes. */
  isWhole(entry: BackupFile, verify: boolean): Promise<boolean>;
  /** Copies a file. */
  add(from: string): Promise<FileDigest>;
  /** Adds a copy of everything that `write` writes to a path. */
  addBy(write: (path: string) => Promise<void>): Promise<FileDigest>;
  /** Renames a copy of an older build to its digest. True if that succeeded. */
  adopt(entry: BackupFile): Promise<boolean>;
  /** Makes added copies survive a power cut. */
  sync(): Promise<void>;
  /** Removes copies that none of these manifests names, and remains of killed runs. */
  prune(kept: readonly Manifest[]): Promise<void>;
};

async function isFolder(path: string): Promise<boolean | undefined> {
  return (await lstat(path).catch(ignoreMissing))?.isDirectory();
}

export function openCopies(folder: string): Copies {
  const grown = new Set<string>();
  /** Results of this run: three manifests name most copies, and a digest needs all bytes. */
  const found = new Map<string, boolean>();
  const pathOf: Copies['pathOf'] = async (copy) => {
    const parents = copy.split('/').slice(0, -1);
    for (let depth = 1; depth <= parents.length; depth += 1) {
      const parent = join(folder, ...parents.slice(0, depth));
      if ((await isFolder(parent)) === false) throw new Error(`${parent} is no folder of the backup's own: what stands under it may be anywhere.`);
    }
    return join(folder, copy);
  };
  const look = async ({ copy, size, sha256 }: BackupFile, verify: boolean) => {
    const path = await pathOf(copy);
    const facts = await lstat(path).catch(ignoreMissing);
    if (!facts?.isFile() || facts.size !== size) return false;
    return !verify || (await digestOf(path)) === sha256;
  };
  const make = async (copy: string) => {
    const path = await pathOf(copy);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    grown.add(dirname(path));
    return path;
  };
  const newPart = async () => partOf(await make('copies/new'));
  const place = async (part: string, copied: FileDigest) => {
    const copy = copyPlace(copied.sha256);
    await rename(part, await make(copy));
    found.set(copy, true);
    return copied;
  };

  return {
    pathOf,
    async isWhole(entry, verify) {
      const whole = found.get(entry.copy) ?? (await look(entry, verify));
      found.set(entry.copy, whole);
      return whole;
    },
    async add(from) {
      const part = await newPart();
      return place(part, await writeNew(part, () => createReadStream(from)));
    },
    async addBy(write) {
      const part = await newPart();
      await write(part);
      await sync(part);
      return place(part, { size: (await lstat(part)).size, sha256: await digestOf(part) });
    },
    async adopt({ copy, sha256 }) {
      const to = await make(copyPlace(sha256));
      try {
        await link(await pathOf(copy), to);
        return true;
      } catch (error) {
        // Not every disk has links: it is copied then.
        return error instanceof Error && 'code' in error && error.code === 'EEXIST';
      }
    },
    async sync() {
      for (const path of grown) await sync(path);
    },
    async prune(kept) {
      const named = new Set(kept.flatMap(({ logs, files }) => [...logs, ...files].map(({ copy }) => copy)));
      const ours = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory() && /^(copies|files|logs-\w+)$/.test(entry.name));
      for (const { name } of ours) {
        const there = (await filesBelow(join(folder, name))).map((path) => `${name}/${path}`);
        for (const path of there) if (!named.has(path)) await rm(join(folder, path), { force: true });
        if (name !== 'copies' && !there.some((path) => named.has(path))) await rm(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
