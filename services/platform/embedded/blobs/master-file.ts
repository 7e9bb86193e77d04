// Master key as a file, for installations without one in the environment.
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Objects } from '../../ports/objects.ts';
import { type MasterKeys, masterKeyBytes, readMasterKeys } from '../../sealed/master-keys.ts';
import { isSealed } from '../../sealed/vault-keys.ts';
import { errorCode } from './disk.ts';
import { sync } from './files.ts';

const fileIn = (keysDir: string): string => join(keysDir, 'master.key');

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Writes a file durably, with its name, before anything is sealed by it; `take` moves it to its place. */
async function write(keysDir: string, lines: readonly string[], take: (temp: string, file: string) => Promise<void>): Promise<void> {
  await mkdir(keysDir, { recursive: true, mode: 0o700 });
  const temp = `${fileIn(keysDir)}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(temp, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    await take(temp, fileIn(keysDir));
    await sync(keysDir);
  } finally {
    await rm(temp, { force: true });
  }
}

const newKey = (): string => randomBytes(masterKeyBytes).toString('base64');

/** Another process may have just created one, which then counts. */
async function unlessThere(temp: string, file: string): Promise<void> {
  await link(temp, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

/** Keys of `master.key`; a new vault gets one. Throws, in words, if it is missing for a vault that is already sealed. */
export async function masterKeysIn(keysDir: string, objects: Objects): Promise<MasterKeys> {
  const file = fileIn(keysDir);
  const there = await readText(file);
  if (there !== undefined) return readMasterKeys(there, file);
  if (await isSealed(objects)) {
    throw new Error(`The master key of this vault is missing: there is no ${file}. Put it back, name its folder by KLOAK_KEYS, or set KLOAK_MASTER_KEY.`);
  }
  await write(keysDir, [newKey()], unlessThere);
  return readMasterKeys((await readText(file)) ?? '', file);
}

/** Adds a new key before the one that wrapped so far, unless an interrupted rotation did. True if there is a file at all. */
export async function beginRotation(keysDir: string): Promise<boolean> {
  const file = fileIn(keysDir);
  const text = await readText(file);
  if (text === undefined) return false;
  if (readMasterKeys(text, file).length === 1) await write(keysDir, [newKey(), text.trim()], rename);
  return true;
}

/** Leaves the new key alone. */
export async function endRotation(keysDir: string): Promise<void> {
  const [first = ''] = ((await readText(fileIn(keysDir))) ?? '').split(/[\s,]+/);
  await write(keysDir, [first], rename);
}
