import { toast } from '../lib/toasts.ts';
import type { Choice } from './accept-files.ts';
import { type ChosenFile, chosenFilesOf } from './chosen-file.ts';
import { refusedFilesText, toastRefused } from './file-messages.ts';
import { loadFileRules } from './load-file-rules.ts';

const isSame = (one: ChosenFile, other: ChosenFile) => one.file.name === other.file.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Returns the chosen files that may be uploaded together with earlier ones and are not among them. Reasons for refusals are shown as on the upload page.
 * If the rules fail to load, the server decides.
 */
export async function judgeFiles(files: readonly File[], before: readonly ChosenFile[], maxBytes: number | undefined): Promise<readonly ChosenFile[]> {
  const chosen = (await chosenFilesOf(files)).filter((one) => !before.some((other) => isSame(one, other)));
  const judged = loadFileRules().then(({ checkChosen }) => checkChosen(chosen, before, maxBytes));
  const { kept, refused, left, fault } = await judged.catch((): Choice => ({ kept: chosen, refused: [], left: [] }));
  toastRefused(refused);
  if (fault) toast(fault.message, 'bad', { detail: refusedFilesText(left) });
  return kept;
}
