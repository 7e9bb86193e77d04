// [Note: Erased people] A backup from before an erasure contains the person. Each backup therefore notes the ids of erased people, with the copy of the
// master key. A restore leaves those ids in the vault, and its next start erases them again before anybody is let in. A list only grows, and contains no
// names and no addresses.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { logsIn } from './cut.ts';
import { ignoreMissing, writeAtomically } from './files.ts';

const list = z.object({ format: z.literal(1), people: z.array(z.string().min(1).max(200)) });

const listIn = (keys: string): string => join(keys, 'erased.json');
const leftIn = (dataDir: string): string => join(dataDir, 'erase-again.json');

/** Undefined without such a file. Throws, in words, if its content is not ours. */
async function readList(path: string): Promise<string[] | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  try {
    return list.parse(JSON.parse(text)).people;
  } catch {
    throw new Error(`${path}, which lists who was erased, cannot be read. Put back a copy of it, or move it away to go on without.`);
  }
}

const writeList = (path: string, people: ReadonlySet<string>): Promise<void> =>
  writeAtomically(path, `${JSON.stringify({ format: 1, people: [...people].sort() } satisfies z.infer<typeof list>)}\n`);

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

/** People whom any service of the folder erased, or who are to be erased again. */
async function erasedIn(dataDir: string): Promise<string[]> {
  return [...logsIn(dataDir).flatMap((name) => erasedByLog(join(dataDir, name))), ...((await readList(leftIn(dataDir))) ?? [])];
}

/** Ids that were noted beside the master key's copy; undefined without a list. Throws in words if the list cannot be read. */
export const readErased = (keys: string): Promise<string[] | undefined> => readList(listIn(keys));

/** Adds the people erased in a folder to the noted ones. Returns their number. */
export async function noteErased(dataDir: string, keys: string): Promise<number> {
  const people = new Set([...((await readErased(keys)) ?? []), ...(await erasedIn(dataDir))]);
  await mkdir(keys, { recursive: true, mode: 0o700 });
  await writeList(listIn(keys), people);
  return people.size;
}

/** Leaves a list in a vault, for erasing these people again at its next start. */
export async function scheduleErasure(dataDir: string, people: readonly string[]): Promise<void> {
  if (people.length > 0) await writeList(leftIn(dataDir), new Set(people));
}

/** People who are to be erased again in this folder. */
export const pendingErasures = async (dataDir: string): Promise<string[]> => (await readList(leftIn(dataDir))) ?? [];

/** Once they are. */
export const clearPendingErasures = (dataDir: string): Promise<void> => rm(leftIn(dataDir), { force: true });
