// Messages about refused files, by name.
import { groupBy } from '../lib/group-by.ts';
import { toast } from '../lib/toasts.ts';
import type { Choice } from './accept-files.ts';
import type { Publication } from './publish-part.ts';
import { filesTexts as t } from './texts.ts';

/** Shortens a name in the middle: it may have 255 letters, or more if that is its fault, and its end is the file type. */
export function shortenName(name: string): string {
  const letters = [...name];
  return letters.length > 40 ? `${letters.slice(0, 24).join('')}…${letters.slice(-12).join('')}` : name;
}

/** Lists the first few of many names. */
export function summarizeNames(names: readonly string[]): string {
  const some = names.slice(0, 3).map(shortenName).join(', ');
  return names.length > 3 ? `${some} ${t.more(names.length - 3)}` : some;
}

/** Names of the refused files, shown beside the reason. */
export const refusedFilesText = (files: readonly { readonly file: File }[]): string => t.notTaken(summarizeNames(files.map(({ file }) => file.name)));

/** Shows why files were refused: each reason once, with the files' names. */
export function toastRefused(refused: Choice['refused']): void {
  const reasons = groupBy(refused, ({ fault }) => fault.message);
  for (const [reason, files] of reasons) toast(reason, 'bad', { detail: t.notTaken(summarizeNames(files.map(({ name }) => name))) });
}

/** Shows which files were not published. */
export function toastUnpublished({ rejected, gone }: Pick<Publication, 'rejected' | 'gone'>): void {
  if (rejected.length > 0) toast(t.rejected(summarizeNames(rejected), rejected.length), 'bad');
  if (gone.length > 0) toast(t.gone(summarizeNames(gone), gone.length), 'bad');
}
