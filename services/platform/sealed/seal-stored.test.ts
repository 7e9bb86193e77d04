import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedBlobs } from '../embedded/blobs/blobs.ts';
import { embeddedObjects } from '../embedded/blobs/objects.ts';
import { unavailable } from '../errors.ts';
import type { Blobs } from '../ports/blobs.ts';
import { isLongRun } from '../testing/long.ts';
import { sealedBlobs } from './blobs.ts';
import { chunkBytes, headerBytes, readHeader } from './format.ts';
import { readMasterKeys } from './master-keys.ts';
import { openVaultKeys } from './vault-keys.ts';

/** Number of kills; a short run has fewer. */
const maxKills = isLongRun ? 12 : 4;
const type = 'image/jpeg';
const bytesOf = async (blobs: Blobs, key: string) => buffer(await blobs.read(key));
const child = join(import.meta.dirname, '../testing/seal-child.ts');

describe('blobs that were stored before the vault was sealed', () => {
  let dataDir = '';
  let stored: Map<string, Buffer>;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-seal-'));
    const objects = await embeddedObjects({ dataDir });
    stored = new Map(Array.from({ length: 60 }, (_, item) => [`original/${item % 3 ? 'anna' : 'ben'}/${item}`, randomBytes(item * 3000)]));
    stored.set('incoming/u/i', randomBytes(100));
    for (const [key, bytes] of stored) await objects.put(key, bytes, { type, size: bytes.length });
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  async function plainKeys(): Promise<string[]> {
    const objects = await embeddedObjects({ dataDir });
    const plain: string[] = [];
    for (const key of stored.keys()) {
      const { head, close } = await objects.open(key, { headBytes: headerBytes, rest: 'some' });
      if (!readHeader(head)) plain.push(key);
      await close();
    }
    return plain;
  }
  async function expectWhole(blobs: Blobs): Promise<void> {
    for (const [key, bytes] of stored) expect([key, (await bytesOf(blobs, key)).equals(bytes), (await blobs.stat(key))?.type]).toEqual([key, true, type]);
  }

  it('are read as they are, sealed where they stand, and then no plain one is taken any longer', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    await expectWhole(blobs);
    const reading = await blobs.read('original/anna/59');
    await blobs.sealStored(60_000);
    expect(await plainKeys()).toEqual(['incoming/u/i']);
    expect((await buffer(reading)).equals(stored.get('original/anna/59') ?? Buffer.of())).toBe(true);
    await expectWhole(blobs);
    await blobs.sealStored(60_000);
    await (await embeddedObjects({ dataDir })).put('original/anna/late', Buffer.from('late'), { type, size: 4 });
    for (const one of [blobs, await embeddedBlobs({ dataDir })]) await expect(one.read('original/anna/late')).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('are sealed a little at each call, and by the next process where the last one ended', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    for (let calls = 0; calls < 30; calls += 1) await blobs.sealStored(0);
    const left = (await plainKeys()).length;
    expect([left > 1, left < stored.size]).toEqual([true, true]);
    await expectWhole(blobs);
    const next = await embeddedBlobs({ dataDir });
    await next.sealStored(60_000);
    expect(await plainKeys()).toEqual(['incoming/u/i']);
    await expectWhole(next);
  });

  it('are sealed though a listing of them fails, and of a vault that such a failure had closed once they are looked for again', async () => {
    const objects = await embeddedObjects({ dataDir });
    let fails = true;
    const list: typeof objects.list = async function* (prefix) {
      for await (const key of objects.list(prefix)) {
        yield key;
        if (prefix === '' && fails && key.startsWith('original/')) throw unavailable('Storage');
      }
    };
    const keys = await openVaultKeys(objects, readMasterKeys(randomBytes(32).toString('base64'), 'it'));
    const blobs = sealedBlobs({ ...objects, list }, keys);
    for (let sweeps = 0; sweeps < 6; sweeps += 1) await blobs.sealStored(60_000).catch(() => undefined);
    await expectWhole(blobs);
    await keys.noteAllSealed();
    await expect(blobs.read('original/anna/59')).rejects.toMatchObject({ code: 'damaged-file' });
    await blobs.expectPlain();
    fails = false;
    await blobs.sealStored(60_000);
    expect(await plainKeys()).toEqual(['incoming/u/i']);
    await expectWhole(blobs);
  });

  it('stay removed, or as they were put anew, when that happens while they are sealed', async () => {
    const objects = await embeddedObjects({ dataDir });
    const blobs = await embeddedBlobs({ dataDir });
    const anew = randomBytes(2 * chunkBytes);
    const sealing = blobs.sealStored(60_000);
    await Promise.all([...stored.keys()].filter((key) => key.includes('ben')).map((key) => blobs.remove([key])));
    await Promise.all([...stored.keys()].filter((key) => key.includes('anna')).map((key) => blobs.put(key, anew, { type, size: anew.length })));
    await sealing;
    expect((await Array.fromAsync(objects.list('original/ben/'))).length).toBe(0);
    for await (const key of objects.list('original/anna/')) expect((await bytesOf(blobs, key)).equals(anew)).toBe(true);
  });

  it('are whole, plain or sealed, whenever the process is killed in the middle', async () => {
    let [over, kills] = [false, 0];
    for (let round = 0; !over; round += 1) {
      const process_ = spawn(process.execPath, ['--no-warnings', child, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      const exit = once(process_, 'exit');
      let said = '';
      process_.stdout.on('data', (text) => {
        said += text;
      });
      const [first] = await once(process_.stdout, 'data');
      expect(String(first)).toContain('begins');
      // Grows each time, so that some kills hit each part of the work. The last run goes to its end, on any machine.
      await Promise.race(round < maxKills ? [pause(10 + round * 25), exit] : [exit]);
      process_.kill('SIGKILL');
      await exit;
      over = said.includes('over');
      if (!over) kills += 1;
      await expectWhole(await embeddedBlobs({ dataDir }));
    }
    expect(kills).toBeGreaterThan(0);
    expect(await plainKeys()).toEqual(['incoming/u/i']);
  });
});
