// What is chosen: it is judged, queued, and looked up in the vault; what is not there yet is sent.
import { ApiError } from '../../../lib/api.ts';
import type { Choice } from '../../../lib/files/accept-files.ts';
import { lookAt, seenFirst } from '../../../lib/files/chosen-file.ts';
import { loadFileRules } from '../../../lib/files/load-file-rules.ts';
import { notTaken, sayRefused } from '../../../lib/files/said-of-files.ts';
import { memberState } from '../../../lib/member-state.ts';
import { texts } from '../../../lib/texts.ts';
import { usageQuery } from '../../../lib/usage-query.ts';
import { toast } from '../../../ui/toast.ts';
import { knownFile } from '../known-file.ts';
import type { QueuedFile } from '../queued-file.ts';
import { openFiles, type Sender, takeOut } from '../send/send-files.ts';
import { uploadTexts as t } from '../texts.ts';
import { currentUpload, dropUpload, forgetUpload, guardUpload, setFile, setUpload, tryOn, uploadSignal } from '../upload-store.ts';
import { findKnown } from './find-known.ts';

/** How many of the files that will be seen first are opened before the others, so that bytes go out while those are still read. */
const maxFirst = 8;

type Choosing = { lastId: number; choice: Promise<unknown> };
/** The id of the last file that came, and when the last choice is queued. */
const choosing = memberState<Choosing>(() => ({ lastId: 0, choice: Promise.resolve() }));

/** Adds the files of a drop. What may not be uploaded is said by its name, and the others go on; what is too much at once is left for the upload after this one. */
export const addFiles = (files: readonly File[], sender: Sender): Promise<void> => add(files, sender, { follows: false });

/** Begins the upload of what the one before had no place for, as much as fits; the rest follows it, too. */
export function sendNext(sender: Sender): Promise<void> {
  const { next } = currentUpload();
  setUpload({ next: [] });
  return add(
    next.map(({ file }) => file),
    sender,
    { follows: true },
  );
}

/** `follows`: it was left by the upload before. */
type Origin = { readonly follows: boolean };

async function add(files: readonly File[], sender: Sender, origin: Origin): Promise<void> {
  if (files.length === 0 || currentUpload().publishing) return;
  const here = choosing();
  // One choice after another: each is counted with what those before it have queued.
  const choice = here.choice.then(() => queueFiles(files, here, sender, origin));
  here.choice = choice.catch(() => undefined);
  const parts = await choice;
  const signal = uploadSignal();
  try {
    for (const part of parts) await openFiles(await lookUp(part, sender, signal), sender, signal);
  } catch (error) {
    if (signal.aborted) return;
    toast(error instanceof ApiError ? error.message : texts.common.failed, 'bad');
    takeOut(parts.flat());
  }
}

/** Answers what of a choice was queued, in the parts in which it is to be sent. */
async function queueFiles(files: readonly File[], here: Choosing, { me, client }: Sender, { follows }: Origin): Promise<QueuedFile[][]> {
  const chosen = await lookAt(files);
  // Where the rules did not come, the server judges.
  const { kept, refused, left, fault } = await loadFileRules()
    .then(({ checkChosen }) => checkChosen(chosen, currentUpload().files, client.getQueryData(usageQuery(me).queryKey)?.maxFileBytes))
    .catch((): Choice => ({ kept: chosen, refused: [], left: [] }));
  // Meanwhile the member may have gone, or published the others.
  if (choosing() !== here) return [];
  sayRefused(refused);
  if (currentUpload().publishing) {
    if (kept.length > 0 || left.length > 0) toast(t.addLater, 'bad');
    return [];
  }
  // Of what follows it was said before.
  if (fault && !follows) toast(fault.message, 'bad', { detail: notTaken(left), act: { label: t.next.send, run: () => setUpload({ sendsNext: true }) } });
  if (kept.length === 0) {
    setUpload({ next: [...currentUpload().next, ...left] });
    return [];
  }
  const isFirst = currentUpload().files.length === 0;
  if (isFirst) {
    const { form, next, known } = currentUpload();
    forgetUpload({ form, next, ...(follows && { known }) });
    guardUpload();
  }
  setUpload({ next: [...currentUpload().next, ...left], sendsNext: follows || currentUpload().sendsNext });
  const added = kept.map((file): QueuedFile => ({ ...file, id: ++here.lastId, state: 'looking', percent: 0, hash: '' }));
  setUpload({ files: [...currentUpload().files, ...added] });
  return isFirst ? inTwo(added) : [added];
}

/** The few that will be seen first, and the others. To the server each part is an upload of its own, of which a member may have few: only a choice before which nothing was chosen is parted. */
function inTwo(added: readonly QueuedFile[]): QueuedFile[][] {
  const first = new Set(seenFirst(added).slice(0, maxFirst));
  return [added.filter((one) => first.has(one)), added.filter((one) => !first.has(one))].filter(({ length }) => length > 0);
}

/** Answers those of the files that have to be sent; the others leave the queue. */
async function lookUp(added: readonly QueuedFile[], sender: Sender, signal: AbortSignal): Promise<QueuedFile[]> {
  const ids = new Map(added.map(({ file, id }) => [file, id]));
  const onLooked = (file: File) => setFile(ids.get(file) ?? 0, { state: 'looked' });
  const sorted = await findKnown(
    added.map(({ file }) => file),
    { me: sender.me, signal, tryOn, queued: new Set(currentUpload().files.map(({ hash }) => hash)), onLooked },
  );
  signal.throwIfAborted();
  if (sorted.twice > 0) toast(t.sameChosen(sorted.twice), 'good', { detail: t.sharedOnce });
  const { files, twice, unsent, next, sendsNext, form } = currentUpload();
  // What was taken out meanwhile is not there any more.
  const fresh = added
    .filter(({ id }) => files.some((file) => file.id === id))
    .flatMap((one) => sorted.fresh.filter(({ file }) => file === one.file).map(({ hash }) => ({ ...one, hash })));
  const left = files.flatMap((one) =>
    added.some(({ id }) => id === one.id) ? fresh.filter(({ id }) => id === one.id).map(({ hash }) => ({ ...one, hash })) : [one],
  );
  const known = [...unsent, ...sorted.known.map(({ file, post }) => knownFile(file.name, post))];
  if (left.length === 0) {
    dropUpload({ known, next, ...(sendsNext && { form }) });
    if (sendsNext && next.length > 0) void sendNext(sender);
  } else setUpload({ files: left, twice: twice + sorted.twice, unsent: known });
  return fresh;
}
