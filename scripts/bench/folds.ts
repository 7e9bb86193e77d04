import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import { maxCommitsFolded } from '@kloak/platform/following/consumers.ts';
import type { Commit, Draft, Store, View } from '@kloak/platform/ports/store.ts';
import { hearts } from '@kloak/social/views/hearts.ts';
import { openRawDocuments, type RawDocuments, readHearts } from './raw/documents.ts';
import { amount } from './setup/amounts.ts';
import { compare, rateOf, type Side } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';

const rounds = amount(7, 1);
/** Commits of one log; each round folds all of them, in such pages as a follower takes. */
const commits = amount(3000, 600);
/** Commits of one transaction of the raw engine: it stays, so that rows of different days can be compared. */
const rawPage = 100;
const target = '0.6';

const newId = () => randomBytes(16).toString('base64url');

/** Hearts on `commits / 10` items, one after another. */
function history(): Draft[] {
  const items = Array.from({ length: commits / 10 }, newId);
  const owner = newId();
  return Array.from({ length: commits }, (_, at) => {
    const [item = '', who] = [items[at % items.length], newId()];
    const event = { type: 'HeartGiven', data: { item, owner, who } };
    return { lane: 0, stream: `heart:${item}:${who}`, home: owner, version: 1, key: newId(), who: [], events: [event], at: new Date().toISOString() };
  });
}

/** A version of the view for each round: a store folds each from its beginning. */
const versions = (count: number): View[] => Array.from({ length: count }, (_, at) => ({ ...hearts, version: at + 1 }));

async function* pagesOf({ log }: Store, limit: number): AsyncGenerator<Commit[]> {
  for (let after = 0; ; ) {
    const read = await log.read(0, after, limit);
    if (read.length === 0) return;
    after = read.at(-1)?.seq ?? after;
    yield read;
  }
}

/** Pages as another service sends them. */
async function textsOf(store: Store, limit: number): Promise<string[]> {
  const texts = [];
  for await (const read of pagesOf(store, limit)) texts.push(JSON.stringify(read));
  return texts;
}

/** Reads from the log and folds, like a rebuild of a view. */
function rebuild(store: Store, views: View[]): Side {
  return () => {
    const view = views.shift();
    if (!view) throw new Error('no version of the view is left');
    return rateOf(commits, async () => {
      for await (const read of pagesOf(store, maxCommitsFolded)) await store.views.fold(view, 'social', 0, read);
    });
  };
}

/** Folds commits from another service, which arrive as text. */
function fold(store: Store, views: View[], texts: readonly string[]): Side {
  return () => {
    const view = views.shift();
    if (!view) throw new Error('no version of the view is left');
    return rateOf(commits, async () => {
      for (const text of texts) {
        const arrived: Commit[] = JSON.parse(text);
        await store.views.fold(view, 'social', 0, arrived);
      }
    });
  };
}

function rawSides(raw: RawDocuments, texts: readonly string[]): { scan: Side; arrive: Side } {
  const cleared = (work: () => void) => () => {
    raw.clear();
    return rateOf(commits, work);
  };
  return {
    scan: cleared(() => {
      for (let after = 0; after < commits; after += rawPage) raw.upsert(raw.scan(after, rawPage));
    }),
    arrive: cleared(() => {
      for (const text of texts) raw.upsert(readHearts(text));
    }),
  };
}

type Folds = AsyncDisposable & {
  readonly commits: number;
  readonly dataDir: string;
  readonly store: Store;
  readonly views: View[];
  foldNext(): Promise<number>;
};

/** A log of hearts that another service sends, and a store with `count` versions of a view: `foldNext` folds all commits into the next one. */
export async function openFolds(count: number): Promise<Folds> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
  const views = versions(count);
  const opened = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views: [] });
  await Promise.all(history().map((draft) => opened.log.append(draft)));
  await opened.close();
  const store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views });
  const foldNext = fold(store, views, await textsOf(store, maxCommitsFolded));
  return {
    commits,
    dataDir,
    store,
    views,
    foldNext: async () => foldNext(),
    async [Symbol.asyncDispose]() {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Commits a second that become documents ÷ a scan, JSON.parse and upserts of the same by `node:sqlite`. */
export async function benchFolds(): Promise<TableRow[]> {
  await using opened = new AsyncDisposableStack();
  const { dataDir, store, views, foldNext } = opened.use(await openFolds(2 * (rounds + 1)));
  const raw = opened.adopt(openRawDocuments(dataDir), (documents) => documents.close());
  const rawTexts = await textsOf(store, rawPage);
  raw.keep(rawTexts);
  const { scan, arrive } = rawSides(raw, rawTexts);
  return [
    comparedRow('fold of arriving commits', '/s', target, await compare(rounds, foldNext, arrive)),
    comparedRow('rebuild of a view from the log', '/s', target, await compare(rounds, rebuild(store, views), scan)),
  ];
}
