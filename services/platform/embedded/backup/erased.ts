// [Note: Erased people] A backup of before somebody was erased holds them. So each backup notes, with the copy of the master key, the ids of who was erased; a restore
// leaves those ids in the vault, and its next start erases them again before anybody is let in. A list only grows, and holds no names and no addresses.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { logsIn } from './cut.ts';
import { ifGone, writeWhole } from './files.ts';

const list = z.object({ format: z.literal(1), people: z.array(z.string().min(1).max(200)) });

const listIn = (keys: string): string => join(keys, 'erased.json');
const leftIn = (dataDir: string): string => join(dataDir, 'erase-again.json');

/** Undefined where there is no such file. Throws, in words, where it is not what we wrote. */
async function readList(path: string): Promise<string[] | undefined> {
  const text = await readFile(path, 'utf8').catch(ifGone);
  if (text === undefined) return undefined;
  try {
    return list.parse(JSON.parse(text)).people;
  } catch {
    throw new Error(`${path}, which lists who was erased, cannot be read. Put back a copy of it, or move it away to go on without.`);
  }
}

const writeList = (path: string, people: ReadonlySet<string>): Promise<void> =>
  writeWhole(path, `${JSON.stringify({ format: 1, people: [...people].sort() } satisfies z.infer<typeof list>)}\n`);

function erasedByLog(path: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return db
      .prepare('SELECT person FROM erased')
      .all()
      .map(({ person }) => String(person));
  } finally {
    db.close();
  }
}

/** Who was erased by any service of the folder, or is to be erased again. */
async function erasedIn(dataDir: string): Promise<string[]> {
  return [...logsIn(dataDir).flatMap((name) => erasedByLog(join(dataDir, name))), ...((await readList(leftIn(dataDir))) ?? [])];
}

/** The ids that were noted beside the master key's copy; undefined where nothing was. Throws in words where the list cannot be read. */
export const readErased = (keys: string): Promise<string[] | undefined> => readList(listIn(keys));

/** Adds who was erased in a folder to what is noted there. Answers how many are. */
export async function noteErased(dataDir: string, keys: string): Promise<number> {
  const people = new Set([...((await readErased(keys)) ?? []), ...(await erasedIn(dataDir))]);
  await mkdir(keys, { recursive: true, mode: 0o700 });
  await writeList(listIn(keys), people);
  return people.size;
}

/** Leaves in a vault who is to be erased again at its next start. */
export async function leaveToErase(dataDir: string, people: readonly string[]): Promise<void> {
  if (people.length > 0) await writeList(leftIn(dataDir), new Set(people));
}

/** Who is to be erased again in this folder. */
export const leftToErase = async (dataDir: string): Promise<string[]> => (await readList(leftIn(dataDir))) ?? [];

/** Once they are. */
export const forgetLeft = (dataDir: string): Promise<void> => rm(leftIn(dataDir), { force: true });
