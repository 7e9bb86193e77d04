// The security log in two files of the data folder, readable by one user: `security.jsonl`, and `security.1.jsonl` with the entries before it grew too
// large.
import { appendFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serialByKey } from '../../async/serial-by-key.ts';
import { type Clock, systemClock } from '../../clock/clock.ts';
import { isFields } from '../../codec/fields.ts';
import { unavailable } from '../../errors.ts';
import { type SecurityEntry, type SecurityLog, securityKeptMs } from '../../ports/security-log.ts';
import { cursorIdOf, readEntry, securityPage } from '../../ports/shared/security-entries.ts';
import { pruneEveryMs, trustedMs } from '../../ports/shared/security-pruning.ts';

type FileSettings = {
  dataDir: string;
  /** Limit of each of the two files. */
  maxBytes?: number;
  keptMs?: number;
  clock?: Clock;
};

const ownerOnly = 0o600;
const lineEnd = 0x0a;

const isAbsent = (error: unknown) => isFields(error) && error.code === 'ENOENT';

/** Result of reading a file, or `none` if it does not exist. */
async function orNone<Found>(reading: Promise<Found>, none: Found): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    if (isAbsent(error)) return none;
    throw error;
  }
}

const bytesOf = (path: string): Promise<Buffer> => orNone<Buffer>(readFile(path), Buffer.of());
const sizeOf = (path: string): Promise<number> =>
  orNone(
    stat(path).then(({ size }) => size),
    0,
  );

/** The lines of a file, the last first. */
function* linesFromEnd(bytes: Buffer): Generator<string> {
  for (let end = bytes.length; end > 0; ) {
    const start = bytes.lastIndexOf(lineEnd, end - 1);
    // -1, before the first line, makes it begin at 0.
    if (end > start + 1) yield bytes.toString('utf8', start + 1, end);
    end = start;
  }
}

/** Ids that go up with time, and stay in order as texts. */
function risingIds(now: () => number) {
  let [lastMs, sameMs] = [0, 0];
  return () => {
    const ms = Math.max(now(), lastMs);
    sameMs = ms === lastMs ? sameMs + 1 : 0;
    lastMs = ms;
    return `${ms}-${String(sameMs).padStart(6, '0')}`;
  };
}

export function fileSecurityLog({
  dataDir,
  maxBytes = 2_000_000,
  keptMs = securityKeptMs,
  clock = systemClock,
}: FileSettings): SecurityLog & { close(): Promise<void> } {
  const [current, older, mark] = [join(dataDir, 'security.jsonl'), join(dataDir, 'security.1.jsonl'), join(dataDir, 'security.pruned')];
  const turns = serialByKey();
  const nextId = risingIds(() => clock.now().getTime());
  let isWritten = true;
  let prunedAtMs = Number.NEGATIVE_INFINITY;
  const isKept = ({ at }: SecurityEntry, nowMs: number) => Date.parse(at) > nowMs - keptMs;

  /** Writes a file in place of another at once: a process that ends meanwhile leaves the former one. */
  async function replace(path: string, text: string): Promise<void> {
    await writeFile(`${path}.part`, text, { mode: ownerOnly });
    await rename(`${path}.part`, path);
  }

  /** Rewrites a file without old entries and torn lines. */
  async function prune(path: string, nowMs: number): Promise<void> {
    const bytes = await bytesOf(path);
    const kept = [...linesFromEnd(bytes)].filter((line) => {
      const entry = readEntry(line);
      return entry !== undefined && isKept(entry, nowMs);
    });
    const text = kept
      .reverse()
      .map((line) => `${line}\n`)
      .join('');
    if (Buffer.byteLength(text) < bytes.length) await replace(path, text);
  }

  /** Starts with the first request: until then another process may have locked the folder. */
  async function pruneDaily(): Promise<void> {
    if (clock.monotonicMs() - prunedAtMs < pruneEveryMs) return;
    const marked = Number(await orNone(readFile(mark, 'utf8'), ''));
    const nowMs = trustedMs(marked, clock.now().getTime());
    if (marked > 0) for (const path of [older, current]) await prune(path, nowMs);
    await replace(mark, String(nowMs));
    prunedAtMs = clock.monotonicMs();
  }

  async function write(entry: SecurityEntry): Promise<void> {
    await pruneDaily();
    const line = `${JSON.stringify(entry)}\n`;
    if ((await sizeOf(current)) + Buffer.byteLength(line) > maxBytes) await rename(current, older);
    await appendFile(current, line, { mode: ownerOnly });
  }

  async function read(limit: number, place: string | undefined): Promise<SecurityEntry[]> {
    const found: SecurityEntry[] = [];
    for (const path of [current, older]) {
      for (const line of linesFromEnd(await bytesOf(path))) {
        const entry = readEntry(line);
        if (entry === undefined || !isKept(entry, clock.now().getTime()) || (place !== undefined && entry.id >= place)) continue;
        if (found.push(entry) > limit) return found;
      }
    }
    return found;
  }

  // Runs without requests too, so that entries never outlive their limit.
  const daily = setInterval(() => void turns.run('file', pruneDaily).catch(() => undefined), pruneEveryMs).unref();

  return {
    append: (note) =>
      turns.run('file', async () => {
        try {
          await write({ id: nextId(), ...note });
          isWritten = true;
        } catch (error) {
          isWritten = false;
          throw unavailableBy(error);
        }
      }),
    async newest(limit, before) {
      const place = cursorIdOf(before);
      return securityPage(await turns.run('file', () => read(limit, place)), limit);
    },
    problems: () => (isWritten ? [] : ['The security log cannot be written']),
    async close() {
      clearInterval(daily);
      await turns.settled();
    },
  };
}

function unavailableBy(error: unknown) {
  const refusal = unavailable('The security log');
  refusal.cause = error;
  return refusal;
}
