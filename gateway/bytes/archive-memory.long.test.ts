import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const child = join(import.meta.dirname, '../testing/archive-child.ts');
const [files, bytesEach] = [5000, 2_000_000];
/** Memory beyond that of the idle process, which was 93 MB when this was written. */
const maxTakenBytes = 70e6;
const cancelledAfterBytes = 1e9;
const memory = z.object({ atRest: z.number(), peak: z.number() });

/** Bytes read: all, or up to `enough`. */
async function lengthOf({ body }: Response, enough = Number.POSITIVE_INFINITY): Promise<number> {
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length >= enough) break;
  }
  return length;
}

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kloak-archive-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Memory of a process that makes an archive of `count` files, cancelled and resumed. */
async function take(count: number) {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compiled') };
  const args = [child, join(dataDir, 'vault'), `${count}`, `${bytesEach}`];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const ended = once(server, 'exit');
  try {
    const [port] = await once(server.stdout, 'data');
    const base = `http://localhost:${Number(port)}`;
    const whole = await fetch(base);
    const size = Number(whole.headers.get('content-length'));
    expect(size).toBeGreaterThan(count * bytesEach);
    const begun = await lengthOf(whole, Math.min(cancelledAfterBytes, size / 2));
    const rest = await fetch(base, { headers: { Range: `bytes=${begun}-` } });
    expect([rest.status, begun + (await lengthOf(rest))]).toEqual([206, size]);
    return memory.parse(await (await fetch(`${base}/peak`)).json());
  } finally {
    server.kill();
    await ended;
  }
}

it(`an archive of ${files} files, 10 GB, cancelled and resumed, takes ${maxTakenBytes / 1e6} MB of memory at most`, async () => {
  // Types are stripped by a first process, which keeps the code compiled: that takes 30 MB.
  await take(1);
  const { atRest, peak } = await take(files);
  console.log(`rss at rest ${Math.round(atRest / 1e6)} MB, at most ${Math.round(peak / 1e6)} MB`);
  expect(peak - atRest).toBeLessThan(maxTakenBytes);
});
