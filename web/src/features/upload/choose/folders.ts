// Folders that are dropped or chosen: their files are taken as if each had been chosen, but for what systems keep there for themselves.
import { mapInSeries } from '../../../lib/files/chosen-file.ts';
import { uploadTexts as t } from '../texts.ts';

/** Files and folders that are looked at in one choice; ten times what may go out at once. */
const maxEntries = 1000;

/** `problem`: why none of it can be taken, in words. */
export type Found = { readonly files: readonly File[]; readonly problem?: string };

const systemNames = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', '__macosx', '@eadir'];
const isHidden = (name: string) => name.startsWith('.') || systemNames.includes(name.toLowerCase());

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const byName = (one: { readonly name: string }, other: { readonly name: string }) => one.name.localeCompare(other.name, undefined, { numeric: true });

/** Of what was dropped. The browser tells of folders only while the drop is handled, so this is called then. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<Found> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(isFolder)) return { files: [...files] };
  try {
    const found = await filesIn(entries);
    return found ? told(await mapInSeries(found, fileOf)) : { files: [], problem: t.folder.tooMany(maxEntries) };
  } catch {
    return { files: [], problem: t.folder.unreadable };
  }
}

/** Of a folder that was chosen: the browser has read it, with all that is in it. */
export function filesOfFolder(list: readonly File[]): Found {
  if (list.length > maxEntries) return { files: [], problem: t.folder.tooMany(maxEntries) };
  const isShown = ({ webkitRelativePath }: File) => !webkitRelativePath.split('/').slice(1).some(isHidden);
  return told(list.filter(isShown).toSorted(byName));
}

const told = (files: readonly File[]): Found => ({ files, ...(files.length === 0 && { problem: t.folder.empty }) });

/** The files in some entries, folder by folder, each by name; nothing where more than `maxEntries` would have to be looked at. */
async function filesIn(entries: readonly FileSystemEntry[]): Promise<FileSystemFileEntry[] | undefined> {
  const files = entries.filter(isFile);
  const folders = entries.filter(isFolder);
  let seen = entries.length;
  for (let folder = folders.shift(); folder; folder = folders.shift()) {
    const inside = await entriesOf(folder, maxEntries - seen);
    if (!inside) return undefined;
    seen += inside.length;
    const shown = inside.filter(({ name }) => !isHidden(name)).toSorted(byName);
    files.push(...shown.filter(isFile));
    folders.unshift(...shown.filter(isFolder));
  }
  return files;
}

/** What stands in a folder; nothing where that is more than `max`. The browser tells it by parts, and after the last an empty one. */
async function entriesOf(folder: FileSystemDirectoryEntry, max: number): Promise<FileSystemEntry[] | undefined> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length <= max) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
  return undefined;
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));
