// What is sent: files come and go while others are on their way, and each may fail and be tried again by itself.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, newKey } from '../../lib/api.ts';
import { memberState } from '../../lib/member-state.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';
import type { Choice } from './accept-files.ts';
import { lookAt } from './chosen-file.ts';
import { findKnown } from './find-known.ts';
import { knownFile } from './known-file.ts';
import { notTaken, someOf } from './publication.ts';
import type { Promised, QueuedFile } from './queued-file.ts';
import { sendFile } from './send-file.ts';
import { sendPreviews } from './send-previews.ts';
import { uploadTexts as t } from './texts.ts';
import { cancelUpload, openUpload } from './upload-queries.ts';
import {
  currentUpload,
  dropSignal,
  dropUpload,
  forgetUpload,
  guardUpload,
  phaseOf,
  setFile,
  setUpload,
  tryOn,
  uploadSignal,
  watchUpload,
} from './upload-store.ts';

type Sender = { readonly me: string; readonly client: QueryClient };

/** How many go out at once. */
const maxLanes = 2;

/** How many of the files that come first are opened before the others, so that bytes go out while those are still read. */
const maxFirst = 8;

type Sending = { readonly stops: Map<number, AbortController>; lastId: number; choice: Promise<unknown> };
/** What goes out now, each with what stops it; the id of the last file that came; and when the last choice is queued. */
const sending = memberState<Sending>(() => ({ stops: new Map(), lastId: 0, choice: Promise.resolve() }));

/** The rules for files come after the page, which opens without them. */
export const loadFileRules = () => import('./accept-files.ts');

/** Says of what is not taken why, each reason once, with the names. */
function sayRefused(refused: Choice['refused']): void {
  const reasons = Map.groupBy(refused, ({ fault }) => fault.message);
  for (const [reason, files] of reasons) toast(reason, 'bad', t.notTaken(someOf(files.map(({ name }) => name))));
}

/** Adds the files of a drop. What may not be uploaded is said by its name, and the others go on; of too many at once nothing is taken. */
export async function addFiles(files: readonly File[], sender: Sender): Promise<void> {
  if (files.length === 0 || currentUpload().publishing) return;
  const here = sending();
  // One choice after another: each is counted with what those before it have queued.
  const choice = here.choice.then(() => queueFiles(files, here));
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
async function queueFiles(files: readonly File[], here: Sending): Promise<QueuedFile[][]> {
  const chosen = await lookAt(files);
  // Where the rules did not come, the server judges.
  const { kept, refused, fault } = await loadFileRules()
    .then(({ checkChosen }) => checkChosen(chosen, currentUpload().files))
    .catch((): Choice => ({ kept: chosen, refused: [] }));
  // Meanwhile the member may have gone, or published the others.
  if (sending() !== here) return [];
  sayRefused(refused);
  const problem = fault?.message ?? (kept.length > 0 && currentUpload().publishing && t.addLater);
  if (problem) toast(problem, 'bad');
  if (problem || kept.length === 0) return [];
  const isFirst = currentUpload().files.length === 0;
  if (isFirst) {
    forgetUpload({ form: currentUpload().form });
    guardUpload();
  }
  const added = kept.map((file): QueuedFile => ({ ...file, id: ++here.lastId, state: 'looking', percent: 0, hash: '' }));
  setUpload({ files: [...currentUpload().files, ...added] });
  return isFirst ? inTwo(added) : [added];
}

/** The few that are read soonest, and the others. To the server each part is an upload of its own, of which a member may have few: only a choice before which nothing was chosen is parted. */
function inTwo(added: readonly QueuedFile[]): QueuedFile[][] {
  const bySize = added.toSorted((one, other) => one.size - other.size);
  return [bySize.slice(0, maxFirst), bySize.slice(maxFirst)].filter(({ length }) => length > 0);
}

/** Answers those of the files that have to be sent; the others leave the queue. */
async function lookUp(added: readonly QueuedFile[], { me }: Sender, signal: AbortSignal): Promise<QueuedFile[]> {
  const ids = new Map(added.map(({ file, id }) => [file, id]));
  const onLooked = (file: File) => setFile(ids.get(file) ?? 0, { state: 'looked' });
  const sorted = await findKnown(
    added.map(({ file }) => file),
    { me, signal, tryOn, queued: new Set(currentUpload().files.map(({ hash }) => hash)), onLooked },
  );
  signal.throwIfAborted();
  const { files, twice, unsent } = currentUpload();
  // What was taken out meanwhile is not there any more.
  const fresh = added
    .filter(({ id }) => files.some((file) => file.id === id))
    .flatMap((one) => sorted.fresh.filter(({ file }) => file === one.file).map(({ hash }) => ({ ...one, hash })));
  const left = files.flatMap((one) =>
    added.some(({ id }) => id === one.id) ? fresh.filter(({ id }) => id === one.id).map(({ hash }) => ({ ...one, hash })) : [one],
  );
  const known = [...unsent, ...sorted.known.map(({ file, post }) => knownFile(file.name, post))];
  if (left.length === 0) dropUpload({ known });
  else setUpload({ files: left, twice: twice + sorted.twice, unsent: known });
  return fresh;
}

/** Reserves the space of the files, and sends them. */
async function openFiles(fresh: readonly QueuedFile[], { me, client }: Sender, signal: AbortSignal): Promise<void> {
  if (fresh.length === 0) return;
  const key = newKey();
  const opened = await tryOn(() => openUpload(fresh, me, key));
  const release = () => void cancelUpload(client, me, opened.uploadId);
  if (signal.aborted) return release();
  const still = new Set(currentUpload().files.map(({ id }) => id));
  setUpload({ releases: [...currentUpload().releases, release], removed: currentUpload().removed || fresh.some(({ id }) => !still.has(id)) });
  const promises = new Map(fresh.map(({ id }, index) => [id, { form: opened.promises[index], post: opened.allPosts[index] }]));
  const promise = (one: QueuedFile): QueuedFile => {
    const { form, post } = promises.get(one.id) ?? {};
    return form && post ? { ...one, state: 'waiting', promised: { form, post } } : one;
  };
  setUpload({ files: currentUpload().files.map(promise) });
  sendWaiting();
  void sendPreviews(
    opened,
    fresh.map(({ file }) => file),
    me,
    dropSignal(),
  );
}

/** Begins as many as may go out at once. */
function sendWaiting(): void {
  const { stops } = sending();
  for (const { id, file, state, promised } of currentUpload().files) {
    if (stops.size >= maxLanes) return;
    if (state === 'waiting' && promised) void send({ id, file, promised });
  }
}

async function send({ id, file, promised }: { id: number; file: File; promised: Promised }): Promise<void> {
  const { stops } = sending();
  const [all, own] = [uploadSignal(), new AbortController()];
  const stop = () => own.abort();
  all.addEventListener('abort', stop);
  stops.set(id, own);
  setFile(id, { state: 'sending', percent: 0 });
  try {
    await tryOn(() => sendFile({ form: promised.form, file, signal: own.signal, onProgress: (percent) => own.signal.aborted || setFile(id, { percent }) }));
    setFile(id, { state: 'sent', percent: 100 });
  } catch (error) {
    if (!own.signal.aborted) fail(id, error instanceof ApiError ? error.message : texts.common.failed);
  } finally {
    all.removeEventListener('abort', stop);
    stops.delete(id);
    sendWaiting();
  }
}

/** One of several waits to be tried again or taken out; where it is the only one, the upload is over, but for what was said of it. */
function fail(id: number, problem: string): void {
  const { files } = currentUpload();
  if (files.length > 1) {
    setFile(id, { state: 'failed', percent: 0, problem });
    return;
  }
  toast(problem, 'bad', notTaken(files));
  dropLast();
}

/** Nothing is left of the choice: what was found to be there already is told, and what was said stays for the files that are chosen next. */
export function dropLast(): void {
  const { unsent: known, form } = currentUpload();
  dropUpload({ known, form });
}

/** Sends a file again that failed. */
export function retryFile(id: number): void {
  setFile(id, { state: 'waiting', problem: undefined });
  sendWaiting();
}

/** Takes a file out, also while it goes out. Its space is given back when the others are published. */
export function removeFile(id: number): void {
  takeOut([{ id }]);
}

function takeOut(out: readonly Pick<QueuedFile, 'id'>[]): void {
  const ids = new Set(out.map(({ id }) => id));
  const { files, removed } = currentUpload();
  const left = files.filter(({ id }) => !ids.has(id));
  if (left.length === 0) {
    dropLast();
    return;
  }
  setUpload({ files: left, removed: removed || files.some(({ id, promised }) => promised && ids.has(id)) });
  for (const id of ids) sending().stops.get(id)?.abort();
}

/** The posts of all files once their bytes have arrived. Rejects as `unsent` when one failed, and with an `AbortError` when the upload is over. */
export function whenSent(): Promise<readonly Promised['post'][]> {
  const signal = uploadSignal();
  const { promise, resolve, reject } = Promise.withResolvers<readonly Promised['post'][]>();
  const look = () => {
    const now = currentUpload();
    if (signal.aborted) reject(signal.reason);
    else if (now.files.some(({ state }) => state === 'failed')) reject(new ApiError(400, 'unsent', t.someFailed));
    else if (phaseOf(now) === 'FILE_ACCEPTED') resolve(now.files.flatMap(({ promised }) => promised?.post ?? []));
  };
  const stop = watchUpload(look);
  signal.addEventListener('abort', look);
  look();
  return promise.finally(stop);
}
