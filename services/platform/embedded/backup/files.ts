// Files of a vault beside its logs, and copies of them with known digests.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * True for files that are backed up elsewhere or not at all. Logs are copied separately, unfinished work belongs to nobody yet, and keys and lists of
 * erased people are kept apart.
 */
export const isExcluded = (path: string) => /^(lock|work|keys|erase-again\.json)(\/|$)|^[^/]*\.db(-\w+)?$/.test(path);

/** Exists beside `lock` while a process has locked the folder. */
export const lockJournal = 'lock-journal';

/** The security log is kept for 30 days, and copies would be kept for longer. */
const isSecurityLog = (path: string) => /^security\.[^/]+$/.test(path);

/** Left out now, although backups of older builds name it. */
const isLeftOutNow = (path: string) => path === lockJournal || isSecurityLog(path);

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** For `catch`: a file that was removed meanwhile is none. */
export function ignoreMissing(error: unknown): undefined {
  if (!isGone(error)) throw error;
}

/** The paths of all files below a folder, with slashes, in an order that is always the same. Links are neither files nor followed. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return paths.sort();
}

/** Files of a vault, without those that a backup leaves out. */
export const filesOf = async (folder: string): Promise<string[]> => (await filesBelow(folder)).filter((path) => !isExcluded(path) && !isLeftOutNow(path));

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Makes a written file, or a folder's list of names, survive a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Bytes, and their SHA-256 in hex. */
export type FileDigest = { size: number; sha256: string };

/** Writes a new file: anything under its name already, such as a link, is not written through. `pieces` is called once it is open. */
export async function writeNew(path: string, pieces: () => Readable | readonly Buffer[]): Promise<FileDigest> {
  const hash = createHash('sha256');
  const into = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const piece of pieces()) {
      hash.update(piece);
      size += piece.length;
      await into.writeFile(piece);
    }
    await into.sync();
  } finally {
    await into.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/** Returns an unused name beside another. */
export const partOf = (path: string): string => `${path}.${randomUUID()}.part`;

/** Writes a text by way of another name, so that it is there whole or not at all, over a power cut too. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const part = partOf(path);
  await writeNew(part, () => [Buffer.from(text)]);
  await rename(part, path);
  await sync(dirname(path));
}

/** Size and time of change, or undefined of a file that is not there. */
export async function factsOf(path: string): Promise<{ size: number; changedMs: number } | undefined> {
  const facts = await stat(path).catch(ignoreMissing);
  return facts && { size: facts.size, changedMs: facts.mtimeMs };
}
