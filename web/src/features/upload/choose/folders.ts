// Files of dropped or chosen folders, without hidden files and files of operating systems.
import { mapInSeries } from '../../../files/chosen-file.ts';
import { uploadTexts as t } from '../texts.ts';

/** Maximum files and folders of one choice; ten times the limit of one upload. */
const maxEntries = 1000;

/** `problem`: why no file was found, for the member. */
export type FolderFiles = { readonly files: readonly File[]; readonly problem?: string };

const systemNames = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', '__macosx', '@eadir'];
const isHidden = (name: string) => name.startsWith('.') || systemNames.includes(name.toLowerCase());

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const byName = (one: { readonly name: string }, other: { readonly name: string }) => one.name.localeCompare(other.name, undefined, { numeric: true });

/** Reads dropped files and folders. Must be called while the drop is handled: browsers expose folders only then. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<FolderFiles> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(isFolder)) return { files: [...files] };
  try {
    const found = await filesIn(entries);
    return found ? withProblem(await mapInSeries(found, fileOf)) : { files: [], problem: t.folder.tooMany(maxEntries) };
  } catch {
    return { files: [], problem: t.folder.unreadable };
  }
}

/** Selects files of a chosen folder, which the browser has already read. */
export function filesOfFolder(list: readonly File[]): FolderFiles {
  if (list.length > maxEntries) return { files: [], problem: t.folder.tooMany(maxEntries) };
  const isVisible = ({ webkitRelativePath }: File) => !webkitRelativePath.split('/').slice(1).some(isHidden);
  return withProblem(list.filter(isVisible).toSorted(byName));
}

const withProblem = (files: readonly File[]): FolderFiles => ({ files, ...(files.length === 0 && { problem: t.folder.empty }) });

/** Lists the files of some entries, folder by folder, sorted by name; nothing if there are more than `maxEntries` entries. */
async function filesIn(entries: readonly FileSystemEntry[]): Promise<FileSystemFileEntry[] | undefined> {
  const files = entries.filter(isFile);
  const folders = entries.filter(isFolder);
  let seen = entries.length;
  for (let folder = folders.shift(); folder; folder = folders.shift()) {
    const inside = await entriesOf(folder, maxEntries - seen);
    if (!inside) return undefined;
    seen += inside.length;
    const visible = inside.filter(({ name }) => !isHidden(name)).toSorted(byName);
    files.push(...visible.filter(isFile));
    folders.unshift(...visible.filter(isFolder));
  }
  return files;
}

/** Lists a folder; nothing if it has more than `max` entries. Browsers return it in parts, the last one empty. */
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
