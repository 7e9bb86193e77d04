import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const child = join(import.meta.dirname, '../testing/archive-child.ts');
const [files, bytesEach] = [10_000, 2_000_000];
const maxBytes = 150e6;
const cancelledAfterBytes = 1e9;
const memory = z.object({ atRest: z.number(), peak: z.number() });

/** How much of it was read: all, or what had come when it was enough. */
async function lengthOf({ body }: Response, enough = Number.POSITIVE_INFINITY): Promise<number> {
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length >= enough) break;
  }
  return length;
}

it(`an archive of ${files} files, 20 GB, cancelled and resumed, is made in ${maxBytes / 1e6} MB of memory`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-archive-'));
  const server = spawn(process.execPath, [child, dataDir, `${files}`, `${bytesEach}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(server.stdout, 'data');
    const base = `http://localhost:${Number(port)}`;
    const whole = await fetch(base);
    const size = Number(whole.headers.get('content-length'));
    expect(size).toBeGreaterThan(files * bytesEach);
    const begun = await lengthOf(whole, cancelledAfterBytes);
    const rest = await fetch(base, { headers: { Range: `bytes=${begun}-` } });
    expect([rest.status, begun + (await lengthOf(rest))]).toEqual([206, size]);
    const { atRest, peak } = memory.parse(await (await fetch(`${base}/peak`)).json());
    console.log(`rss at rest ${Math.round(atRest / 1e6)} MB, at most ${Math.round(peak / 1e6)} MB`);
    expect(peak).toBeLessThan(maxBytes);
  } finally {
    server.kill();
    await rm(dataDir, { recursive: true });
  }
});
