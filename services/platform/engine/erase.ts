// Erasing a person from one service. See ARCHITECTURE.md, "Erasure".

import { holdsPersonal, redact } from '../codec/personal.ts';
import { unavailable } from '../errors.ts';
import { eventsById } from '../following/fold-engine.ts';
import { hasCaughtUp } from '../following/rebuilds.ts';
import { recordedEvents } from '../following/recorded-events.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Commit, Store, View } from '../ports/store.ts';

export type Erasing = { service: string; store: Store; views: readonly View[]; source: SourceLog };

/** Commits that are read at once. */
const page = 200;

/** The own commits that hold something of a person. */
async function* ownAbout({ store }: Erasing, person: string): AsyncGenerator<Commit> {
  for (let last: Commit | undefined; ; ) {
    const commits = await store.log.about(person, last, page);
    yield* commits;
    last = commits.at(-1);
    if (!last) return;
  }
}

/** The same of another service's log, which is read whole: its owner blanks the text, and goes on saying whose it was. */
async function* othersAbout({ source }: Erasing, name: string, person: string): AsyncGenerator<Commit> {
  for (const lane of (await source.tails(name)).keys()) {
    for (let after = 0; ; ) {
      const commits = await source.read(name, lane, after, page);
      for (const commit of commits) if (commit.who.includes(person)) yield commit;
      const last = commits.at(-1);
      if (!last) break;
      after = last.seq;
    }
  }
}

/** Blanks the documents that commits about a person were folded into. */
async function forgetIn(view: View, erasing: Erasing, person: string): Promise<void> {
  const { service, store, source } = erasing;
  const forget = view.redact?.bind(view);
  if (!forget) return;
  // Who folds a commit right now may have asked before the person was erased.
  if (!(await hasCaughtUp(store, view, source))) throw unavailable(`The view ${view.name}`, 'catching-up');
  const people = new Set([person]);
  for (const name of Object.keys(view.reads)) {
    for await (const commit of name === service ? ownAbout(erasing, person) : othersAbout(erasing, name, person)) {
      const events = recordedEvents(name, commit, people).filter(({ type }) => holdsPersonal(name, type));
      const ids = [...eventsById(view, events).keys()];
      if (ids.length > 0) await store.views.redact(view, ids, (doc) => forget(doc, person));
    }
  }
}

/**
 * Blanks a person's personal text in a service: first for all that is still to be folded, then in the log, then in the documents made of it.
 * Jobs hold none. May be killed at any step and called again: it does again what was done. Refuses, 503 `catching-up`, while a view has
 * still to fold what stands in the logs: then call it again later.
 */
export async function erase(erasing: Erasing, person: string): Promise<void> {
  const { service, store, views } = erasing;
  const people = new Set([person]);
  await store.erased.add(person);
  for await (const commit of ownAbout(erasing, person)) {
    await store.log.redact({ ...commit, events: commit.events.map((event) => redact(service, event, people)) });
  }
  for (const view of views) await forgetIn(view, erasing, person);
}
