// Manifest of a backup folder. [Note: Believed manifests] Others may write to a disk that travels, so a manifest is checked wherever it is read. No path
// leads out of the backup or of the vault. Files are removed by listings only, never by a manifest.
import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ignoreMissing, isExcluded, writeAtomically } from './files.ts';

/** True if the path is below the folder it is joined to, with any separator. */
const isBelow = (path: string): boolean =>
  !path.includes('\0') && !/^[a-z]:/i.test(path) && path.split(/[/\\]/).every((part) => part !== '' && part !== '.' && part !== '..');
const isLog = (path: string): boolean => /^[^/\\]+\.db$/.test(path);

const below = z.string().refine(isBelow, 'It names a place outside the vault.');
const facts = { size: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/), changedMs: z.number() };
/** `path` in the vault. */
const file = z.object({ path: below.refine((path) => !isExcluded(path), 'It names what no backup holds.'), ...facts });
const log = z.object({ path: below.refine(isLog, 'It names no log.'), ...facts });
const manifest = z.object({ format: z.literal(2), at: z.iso.datetime(), vault: z.uuid(), logs: z.array(log), files: z.array(file) });

/** Format of older builds: `path` in the backup, below `files` or `logs`. */
const former = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  logs: z.string().regex(/^logs-\w+$/, 'It names no folder of logs.'),
  files: z.array(z.object({ path: below, ...facts })),
});

type ManifestData = z.infer<typeof manifest>;
/** One file of a backup: `path` in the vault, `copy` in the backup, `changedMs` of the file that it was copied from. */
export type BackupFile = ManifestData['files'][number] & { copy: string };
/** Content of a backup. `at`: the moment of the cut, ISO 8601 UTC; `vault`: the id of the vault, which older builds did not note. */
export type Manifest = { at: string; vault?: string; logs: BackupFile[]; files: BackupFile[] };

/** Copies are named by their content, so that a later run changes none. */
export const copyPlace = (sha256: string): string => `copies/${sha256.slice(0, 2)}/${sha256}`;

const withCopy = <Fields extends { sha256: string }>(entry: Fields) => ({ ...entry, copy: copyPlace(entry.sha256) });

function fromFormer({ at, logs, files }: z.infer<typeof former>): Manifest {
  const inside = (folder: string) =>
    files.flatMap(({ path, ...rest }) => (path.startsWith(`${folder}/`) ? [{ ...rest, path: path.slice(folder.length + 1) }] : []));
  const entries = (kind: typeof file, folder: string) =>
    z
      .array(kind)
      .parse(inside(folder))
      .map((entry) => ({ ...entry, copy: `${folder}/${entry.path}` }));
  return { at, logs: entries(log, logs), files: entries(file, 'files') };
}

/** Throws if a text is no manifest, or names a place outside the backup or the vault. */
function parseManifest(text: string): Manifest {
  const found = z.discriminatedUnion('format', [manifest, former]).parse(JSON.parse(text));
  if (found.format === 1) return fromFormer(found);
  return { at: found.at, vault: found.vault, logs: found.logs.map(withCopy), files: found.files.map(withCopy) };
}

const newest = 'manifest.json';
const maxKept = 3;
const nameOf = ({ at }: Manifest): string => `manifest-${at.replace(/\W/g, '')}.json`;
const isManifest = (name: string): boolean => name === newest || /^manifest-\w+\.json$/.test(name);

/** Includes the text that it was read from. */
export type ReadManifest = Manifest & { text: string };
/** Newest first. `unread`: names of unreadable or untrusted manifests. */
export type ManifestList = { manifests: ReadManifest[]; unread: string[] };

/** Undefined if it is unreadable or untrusted. */
async function readOne(path: string): Promise<ReadManifest | undefined> {
  try {
    if (!(await lstat(path)).isFile()) return undefined;
    const text = await readFile(path, 'utf8');
    return { ...parseManifest(text), text };
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export async function readManifests(folder: string): Promise<ManifestList> {
  const names = ((await readdir(folder).catch(ignoreMissing)) ?? []).filter(isManifest);
  const read = await Promise.all(names.map(async (name) => ({ name, manifest: await readOne(join(folder, name)) })));
  const byTime = new Map(read.flatMap(({ manifest }) => (manifest ? [[manifest.at, manifest]] : [])));
  const manifests = [...byTime.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
  return { manifests, unread: read.flatMap(({ name, manifest }) => (manifest ? [] : [name])) };
}

/** Written form, without `copy`: it follows from the digest. */
function textOf({ at, vault, logs, files }: Manifest & { vault: string }): string {
  const plain = (entries: readonly BackupFile[]) => entries.map(({ copy: _, ...entry }) => entry);
  return `${JSON.stringify({ format: 2, at, vault, logs: plain(logs), files: plain(files) } satisfies ManifestData, null, 1)}\n`;
}

/** Replaces the newest in one step; the former stays valid until then and is kept under its time. Returns the kept former ones, newest first. */
export async function writeManifest(folder: string, written: Manifest & { vault: string }, former: readonly ReadManifest[]): Promise<Manifest[]> {
  const kept = former.slice(0, maxKept - 1);
  for (const one of kept) await writeAtomically(join(folder, nameOf(one)), one.text);
  await writeAtomically(join(folder, newest), textOf(written));
  const names = new Set([newest, ...kept.map(nameOf)]);
  for (const name of await readdir(folder)) if (isManifest(name) && !names.has(name)) await rm(join(folder, name), { force: true });
  return kept;
}
