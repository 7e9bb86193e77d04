// Erasing a person from one service.
import { batches } from '../async/batches.ts';
import { hasPersonalFields, redact } from '../codec/personal.ts';
import { damagedEvent, unavailable } from '../errors.ts';
import { eventsById } from '../following/fold-engine.ts';
import { hasCaughtUp } from '../following/rebuilds.ts';
import { recordedEvents } from '../following/recorded-events.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Platform } from '../ports/platform.ts';
import type { Commit, Store, View } from '../ports/store.ts';
import { hasUnknown, newerBuild } from './known-commits.ts';

export type ErasureCtx = {
  service: string;
  store: Store;
  views: readonly View[];
  source: SourceLog;
  platform: { blobs: Pick<Platform['blobs'], 'destroyKey' | 'list' | 'remove'> };
  /** See `Service`. */
  bytesOf(person: string): readonly string[];
};

const maxCommitsAtOnce = 200;
const maxKeysAtOnce = 500;

/**
 * Commits of a log that contain text of a person, or did: after redaction each still lists its people. Refuses: 503 `damaged-event`, since unreadable
 * commits cannot be redacted, nor the documents that they were folded into.
 */
async function* commitsAbout({ source }: ErasureCtx, name: string, person: string): AsyncGenerator<Commit> {
  for (let last: Commit | undefined; ; ) {
    const commits = await source.about(name, person, last, maxCommitsAtOnce);
    if (commits.some(({ damaged }) => damaged)) throw damagedEvent('What was written of the person');
    yield* commits;
    last = commits.at(-1);
    if (!last) return;
  }
}

/** Redacts the documents that commits about a person were folded into. */
async function redactView(view: View, erasing: ErasureCtx, person: string): Promise<void> {
  const { store, source } = erasing;
  const redactDoc = view.redact?.bind(view);
  if (!redactDoc) return;
  // A process that folds a commit right now may have read the erased people before this one was added.
  if (!(await hasCaughtUp(store, view, source))) throw unavailable(`The view ${view.name}`, 'catching-up');
  const people = new Set([person]);
  for (const name of Object.keys(view.reads)) {
    for await (const commit of commitsAbout(erasing, name, person)) {
      const events = recordedEvents(name, commit, people).filter(({ type }) => hasPersonalFields(name, type));
      const ids = [...eventsById(view, events).keys()];
      if (ids.length > 0) await store.views.redact(view, ids, (doc) => redactDoc(doc, person));
    }
  }
}

async function removeBytes({ platform: { blobs }, bytesOf }: ErasureCtx, person: string): Promise<void> {
  for (const prefix of bytesOf(person)) for await (const keys of batches(blobs.list(prefix), maxKeysAtOnce)) await blobs.remove(keys);
}

/**
 * Destroys the key of a person's bytes, then redacts the person's text in a service. Commits that are still to be folded are first, then the log,
 * then the documents. Jobs contain none. Then it removes the person's own bytes, and last the remains in files. If it is interrupted at any step, call it
 * again: it repeats all steps. Refuses: 503 `catching-up` while a view lags, `newer-build` for unknown events or fields, `damaged-event` for unreadable
 * ones; call it again later.
 */
export async function erase(erasing: ErasureCtx, person: string): Promise<void> {
  const { service, store, views, platform, bytesOf } = erasing;
  const people = new Set([person]);
  // First, since it takes a moment and reaches every copy of the bytes, backups too. Services without bytes have no store of them.
  if (bytesOf(person).length > 0) await platform.blobs.destroyKey(person);
  await store.erased.add(person);
  for await (const commit of commitsAbout(erasing, service, person)) {
    // Only a build that knows all fields knows the personal ones.
    if (hasUnknown(service, commit)) throw newerBuild('What a newer build wrote of the person');
    await store.log.redact({ ...commit, events: commit.events.map((event) => redact(service, event, people)) });
  }
  await store.rotations.forget(person);
  for (const view of views) await redactView(view, erasing, person);
  await removeBytes(erasing, person);
  await store.erased.scrub();
}
