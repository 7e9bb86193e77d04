import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedStore } from '@kloak/platform/embedded/store/store.ts';
import type { Draft, Log, View } from '@kloak/platform/ports/store.ts';
import { hearts } from '@kloak/social/views/hearts.ts';
import { openRawCommits, type RawCommits, type RawKind } from './raw/commits.ts';
import { amount } from './setup/amounts.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';

const rounds = amount(15, 1);
const atOnce = 64;
/** Appends of one round. */
const counts = amount({ alone: 150, together: 64 * 20 }, { alone: 3, together: 64 });
/** Maximum of rounds before the measurement. */
const warmings = amount(20, 1);
const target = '0.85';
/** Lists of drafts in a round before the measurement. */
const listsOfWarming = amount(3, 1);
/** The store checks every second whether to start a new write-ahead log. */
const checkpointMs = 1500;

const newId = () => randomBytes(16).toString('base64url');

/** A heart, as the service decides it. */
function heartDraft(): Draft {
  const [item, owner, who] = [newId(), newId(), newId()];
  const event = { type: 'HeartGiven', data: { item, owner, who } };
  const stream = `heart:${item}:${who}`;
  return { lane: 0, stream, home: owner, version: 1, key: randomBytes(32).toString('base64url'), who: [], events: [event], at: new Date().toISOString() };
}

const drafts = (count: number) => Array.from({ length: count }, heartDraft);

/** Each caller waits for its append before the next, like services. */
async function callers(log: Log, list: readonly Draft[], count: number): Promise<void> {
  const caller = async (number: number) => {
    for (let at = number; at < list.length; at += count) {
      const draft = list[at];
      if (draft && (await log.append(draft)).outcome !== 'appended') throw new Error('a draft was not appended');
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => caller(number)));
}

/** Inserts each caller's rows alone, or a group of them in one transaction. */
function insertAll(raw: RawCommits, list: readonly Draft[], group: number): void {
  for (let at = 0; at < list.length; at += group) raw.insert(list.slice(at, at + group));
}

/** Fills the write-ahead log of ours until it no longer grows: while a file grows, each sync also writes its length. */
async function warm(log: Log, raw: RawCommits, walPath: string): Promise<void> {
  for (let [time, size] = [0, -1]; time < warmings && statSync(walPath).size > size; time += 1) {
    size = statSync(walPath).size;
    for (let at = 0; at < listsOfWarming; at += 1) {
      const list = drafts(counts.together);
      await callers(log, list, atOnce);
      insertAll(raw, list, atOnce);
    }
    await pause(checkpointMs);
  }
}

type RawVariant = { kind: RawKind; caption: string };

async function compareAppends(views: View[], besides: readonly RawVariant[]): Promise<TableRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
  const store = await embeddedStore({ dataDir })({ service: 'social', lanes: 1, views });
  const rows: TableRow[] = [];
  const side = (count: number, work: (list: Draft[]) => unknown) => () => {
    const list = drafts(count);
    return rateOf(count, () => work(list));
  };
  try {
    for (const { kind, caption } of besides) {
      const raw = openRawCommits(dataDir, kind);
      await warm(store.log, raw, join(dataDir, 'social.db-wal'));
      for (const [count, group] of [
        [counts.alone, 1],
        [counts.together, atOnce],
      ] as const) {
        const ours = side(count, (list) => callers(store.log, list, group));
        const beside = side(count, (list) => insertAll(raw, list, group));
        rows.push(
          comparedRow(`durable appends, ${group === 1 ? '1 caller' : `${group} callers`}, ${caption}`, '/s', target, await compare(rounds, ours, beside)),
        );
      }
      raw.close();
    }
    return rows;
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true });
  }
}

/** `Store.log.append` of the embedded platform ÷ inserts of the same bytes by `node:sqlite`, which syncs at each commit too. */
export async function benchAppends(): Promise<TableRow[]> {
  return [
    ...(await compareAppends(
      [],
      [
        { kind: 'log', caption: 'no view ÷ insert with the unique indexes' },
        { kind: 'bare', caption: 'no view ÷ insert without any index' },
      ],
    )),
    ...(await compareAppends([hearts], [{ kind: 'folded', caption: 'one own view ÷ insert and upsert' }])),
  ];
}
