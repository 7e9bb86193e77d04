// Keeps files of this project without their types, all in one file. Node's compile cache reads a file of its own for each, beside the source and its code.
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** `stamp`: time and size of the source from which `code` was made. */
type StrippedFile = { stamp: string; code: string };

export type StrippedFiles = {
  /** Code of a source, by its URL; undefined if it is not kept or the source has changed. */
  find(url: string): string | undefined;
  /** Strips all sources that were not found and writes the file, in turns of a few milliseconds. Does nothing in a folder that cannot be written. */
  keep(): Promise<void>;
};

const isStripped = (value: unknown): value is StrippedFile =>
  typeof value === 'object' && value !== null && 'stamp' in value && typeof value.stamp === 'string' && 'code' in value && typeof value.code === 'string';

/** A missing or damaged file has nothing; it is written again. */
function readKept(path: string): Map<string, StrippedFile> {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(Object.entries(kept ?? {}).flatMap(([url, file]): [string, StrippedFile][] => (isStripped(file) ? [[url, file]] : [])));
  } catch {
    return new Map();
  }
}

function stampOf(url: string): string | undefined {
  const found = statSync(fileURLToPath(url), { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.ctimeMs} ${found.size}`;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Opens the file in a folder: that of Node's compile cache, which differs for each version of Node. */
export function openStrippedFiles(folder: string): StrippedFiles {
  const path = join(folder, 'stripped-files.json');
  const kept = readKept(path);
  const missed = new Set<string>();
  return {
    find(url) {
      const file = kept.get(url);
      if (file !== undefined && file.stamp === stampOf(url)) return file.code;
      missed.add(url);
      return undefined;
    },
    async keep() {
      if (missed.size === 0 || !isWritable(folder)) return;
      for (const url of missed) {
        // Before the source is read: a later change makes another stamp.
        const stamp = stampOf(url);
        if (stamp !== undefined) kept.set(url, { stamp, code: stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8')) });
        await turn();
      }
      missed.clear();
      for (const url of kept.keys()) if (stampOf(url) === undefined) kept.delete(url);
      const fresh = `${path}.${process.pid}`;
      await writeFile(fresh, JSON.stringify(Object.fromEntries(kept)));
      await rename(fresh, path);
    },
  };
}
