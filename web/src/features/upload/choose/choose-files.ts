import type { Choice } from '../../../files/accept-files.ts';
import { chosenFilesOf, displayOrder } from '../../../files/chosen-file.ts';
import { refusedFilesText, toastRefused } from '../../../files/file-messages.ts';
import { loadFileRules } from '../../../files/load-file-rules.ts';
import { usageQuery } from '../../../files/usage-query.ts';
import { ApiError } from '../../../lib/api.ts';
import { memberState } from '../../../lib/member-state.ts';
import { texts } from '../../../lib/texts.ts';
import { toast } from '../../../lib/toasts.ts';
import { isLeftOverDue, isPublishing, queuedFiles } from '../domain.ts';
import { takeMissing } from '../keep/missing-files.ts';
import { resumeFiles } from '../keep/resume-files.ts';
import { knownFile } from '../known-file.ts';
import { hashOf, type QueuedFile } from '../queued-file.ts';
import { reserveAndSend } from '../send/send-files.ts';
import { addToQueue, currentUpload, dispatch, type Sender, tryOn, uploadSignal } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import { newFileId } from './file-ids.ts';
import { findKnown } from './find-known.ts';

/** Number of files that are checked first, so that bytes are sent while the other files are still being hashed. */
const maxFirst = 8;

/** `lastChoice` resolves when the last choice is queued. */
type ChoiceQueue = { lastChoice: Promise<unknown> };
const choiceQueue = memberState<ChoiceQueue>(() => ({ lastChoice: Promise.resolve() }));

/** `follows`: these files are the left-over of the previous upload. */
type Origin = { readonly follows: boolean };

/** Queues and sends chosen files. Refused files are named, and the others continue; those beyond the limits become the left-over. */
export const addFiles = (files: readonly File[], sender: Sender): Promise<void> => add(files, sender, { follows: false });

/** Uploads the left-over next: now, or when the running upload is published. */
export function scheduleLeftOver(sender: Sender): void {
  if (currentUpload().status === 'choosing') void uploadLeftOver(sender);
  else dispatch({ type: 'LeftOverScheduled' });
}

/** Uploads as many files of the left-over as one upload takes. The rest follows it. */
export function uploadLeftOver(sender: Sender): Promise<void> {
  const { files } = currentUpload().leftOver;
  dispatch({ type: 'LeftOverTaken' });
  return add(
    files.map(({ file }) => file),
    sender,
    { follows: true },
  );
}

async function add(chosen: readonly File[], sender: Sender, origin: Origin): Promise<void> {
  if (chosen.length === 0 || isPublishing(currentUpload())) return;
  const { found, rest: files } = await takeMissing(chosen, uploadSignal());
  resumeFiles(found, sender);
  if (files.length === 0) return;
  const here = choiceQueue();
  // Choices are queued one after another, since limits count all files of the queue.
  const choice = here.lastChoice.then(() => queueChoice(files, here, sender, origin));
  here.lastChoice = choice.catch(() => undefined);
  const parts = await choice;
  const signal = uploadSignal();
  try {
    for (const part of parts) await reserveAndSend(await checkFiles(part, sender, signal), sender, signal);
  } catch (error) {
    if (signal.aborted) return;
    toast(error instanceof ApiError ? error.message : texts.common.failed, 'bad');
    dispatch({ type: 'FilesRemoved', ids: parts.flat().map(({ id }) => id) });
  }
}

/** Returns the queued files of a choice, in parts that are sent one after another. */
async function queueChoice(files: readonly File[], here: ChoiceQueue, sender: Sender, { follows }: Origin): Promise<QueuedFile[][]> {
  const { me, client } = sender;
  const chosen = await chosenFilesOf(files);
  // If the rules cannot be loaded, the server applies them.
  const { kept, refused, left, fault } = await loadFileRules()
    .then(({ checkChosen }) => checkChosen(chosen, queuedFiles(currentUpload()), client.getQueryData(usageQuery(me).queryKey)?.maxFileBytes))
    .catch((): Choice => ({ kept: chosen, refused: [], left: [] }));
  // The member may have signed out, or published the queue, while the files were checked.
  if (choiceQueue() !== here) return [];
  toastRefused(refused);
  const before = currentUpload();
  if (isPublishing(before)) {
    if (kept.length > 0 || left.length > 0) toast(t.addLater, 'bad');
    return [];
  }
  // A left-over was announced when it was chosen.
  if (fault && !follows) toast(fault.message, 'bad', { detail: refusedFilesText(left), act: { label: t.next.send, run: () => scheduleLeftOver(sender) } });
  const added = kept.map((file): QueuedFile => ({ ...file, id: newFileId(), state: 'checking' }));
  addToQueue({ type: 'FilesQueued', files: added, leftOver: left, follows }, sender);
  return before.status === 'choosing' ? inTwo(added) : [added].filter(({ length }) => length > 0);
}

/** Splits the first choice into the files that others see first, and the rest. Later choices stay whole, since each part is an upload at the server, whose number is limited. */
function inTwo(added: readonly QueuedFile[]): QueuedFile[][] {
  const first = new Set(displayOrder(added).slice(0, maxFirst));
  return [added.filter((one) => first.has(one)), added.filter((one) => !first.has(one))].filter(({ length }) => length > 0);
}

/** Returns the files that have to be sent. The others leave the queue. */
async function checkFiles(added: readonly QueuedFile[], sender: Sender, signal: AbortSignal): Promise<QueuedFile[]> {
  const ids = new Map(added.map(({ file, id }) => [file, id]));
  const idOf = (file: File) => ids.get(file) ?? 0;
  const { fresh, repeats, known } = await findKnown(
    added.map(({ file }) => file),
    {
      me: sender.me,
      signal,
      tryOn,
      queued: new Set(queuedFiles(currentUpload()).map(hashOf)),
      onHashed: (file) => signal.aborted || dispatch({ type: 'FileHashed', id: idOf(file) }),
    },
  );
  signal.throwIfAborted();
  if (repeats > 0) toast(t.sameChosen(repeats), 'good', { detail: t.sharedOnce });
  const before = currentUpload();
  dispatch({
    type: 'FilesChecked',
    ids: added.map(({ id }) => id),
    fresh: fresh.map(({ file, hash }) => ({ id: idOf(file), hash })),
    repeats,
    known: known.map(({ file, post }) => knownFile(file.name, post)),
  });
  const after = currentUpload();
  if (after.status === 'choosing' && isLeftOverDue(before)) void uploadLeftOver(sender);
  return queuedFiles(after).filter(({ id }) => added.some((one) => one.id === id));
}
