import { toast } from '../lib/toasts.ts';
import type { Choice } from './accept-files.ts';
import { type ChosenFile, lookAt } from './chosen-file.ts';
import { loadFileRules } from './load-file-rules.ts';
import { notTaken, sayRefused } from './said-of-files.ts';

const isSame = (one: ChosenFile, other: ChosenFile) => one.file.name === other.file.name && one.size === other.size && one.lastModified === other.lastModified;

/** What of a choice may be uploaded beside what was chosen before, and is not among that; why the rest may not is said as on the upload page. Where the rules did not come, the server judges. */
export async function judgeFiles(files: readonly File[], before: readonly ChosenFile[], maxBytes: number | undefined): Promise<readonly ChosenFile[]> {
  const chosen = (await lookAt(files)).filter((one) => !before.some((other) => isSame(one, other)));
  const judged = loadFileRules().then(({ checkChosen }) => checkChosen(chosen, before, maxBytes));
  const { kept, refused, left, fault } = await judged.catch((): Choice => ({ kept: chosen, refused: [], left: [] }));
  sayRefused(refused);
  if (fault) toast(fault.message, 'bad', { detail: notTaken(left) });
  return kept;
}
