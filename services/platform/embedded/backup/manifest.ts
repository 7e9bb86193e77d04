import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ifGone, sync } from './files.ts';

const entry = z.object({ path: z.string(), size: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/), changedMs: z.number() });
const manifest = z.object({ format: z.literal(1), at: z.string(), logs: z.string(), files: z.array(entry) });

/** One file of a backup: `path` below it, `changedMs` of the file that it was copied from. */
export type Entry = z.infer<typeof entry>;
/** What a backup holds. `at`: when its logs were cut, ISO 8601 UTC; `logs`: the folder of these. */
export type Manifest = z.infer<typeof manifest>;

const nameOf = (folder: string) => join(folder, 'manifest.json');

/** Undefined where no backup has ended in this folder yet. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(nameOf(folder), 'utf8').catch(ifGone);
  return text === undefined ? undefined : manifest.parse(JSON.parse(text));
}

/** Takes the place of the one before at once: until then that one holds. */
export async function writeManifest(folder: string, written: Manifest): Promise<void> {
  await writeFile(`${nameOf(folder)}.part`, `${JSON.stringify(written, null, 1)}\n`, { mode: 0o600 });
  await sync(`${nameOf(folder)}.part`);
  await rename(`${nameOf(folder)}.part`, nameOf(folder));
  await sync(folder);
}
