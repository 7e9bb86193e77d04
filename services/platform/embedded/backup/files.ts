// The files of a vault beside its logs, and copies of them of which the digest is known.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** What is no file of the vault's own: logs come by another way, what is in hand is nobody's yet, and keys are kept apart. */
const isLeftOut = (path: string) => /^(lock|work|keys)(\/|$)|^[^/]*\.db(-\w+)?$/.test(path);

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** For `catch`: a file that was removed meanwhile is none. */
export function ifGone(error: unknown): undefined {
  if (!isGone(error)) throw error;
}

/** The paths of all files below a folder, with slashes, in an order that is always the same; without those that a backup leaves out. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifGone)) ?? [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return paths.filter((path) => !isLeftOut(path)).sort();
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Makes what was written to a file, or to a folder's list of names, survive a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file by way of another name, so that it is there whole or not at all. Answers what was copied: bytes, and their SHA-256 in hex. */
export async function copyFile(from: string, to: string): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const into = await open(`${to}.part`, 'w', 0o600);
  let size = 0;
  try {
    for await (const chunk of createReadStream(from)) {
      hash.update(chunk);
      size += chunk.length;
      await into.writeFile(chunk);
    }
    await into.sync();
  } finally {
    await into.close();
  }
  await rename(`${to}.part`, to);
  return { size, sha256: hash.digest('hex') };
}

/** Size and time of change, or undefined of a file that is not there. */
export async function factsOf(path: string): Promise<{ size: number; changedMs: number } | undefined> {
  const facts = await stat(path).catch(ifGone);
  return facts && { size: facts.size, changedMs: facts.mtimeMs };
}
