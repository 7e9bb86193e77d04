import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { embeddedBlobs } from '../embedded/blobs/blobs.ts';
import { embeddedObjects } from '../embedded/blobs/objects.ts';
import type { Blobs } from '../ports/blobs.ts';
import type { Objects, OpenedObject } from '../ports/objects.ts';
import { blobsClient } from '../testing/blobs-client.ts';
import { sealedBlobs } from './blobs.ts';
import { chunkBytes } from './format.ts';
import { keyRecords } from './key-records.ts';
import { readMasterKeys } from './master-keys.ts';
import { openVaultKeys } from './vault-keys.ts';

const type = 'image/jpeg';
const damaged = { kind: 'unavailable', code: 'damaged-file' };
const put = (blobs: Pick<Blobs, 'put'>, key: string, bytes: Buffer) => blobs.put(key, bytes, { type, size: bytes.length });
const readAll = async (objects: Objects, key: string) => {
  const { head, close } = await objects.open(key, { headBytes: 4096, rest: 'some' });
  const bytes = Buffer.from(head);
  await close();
  return bytes;
};
const bytesOf = async (blobs: Blobs, key: string) => buffer(await blobs.read(key));

describe('sealed blobs', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-sealed-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  /** Path of the file with a key's stored bytes. */
  async function fileOf(key: string): Promise<string> {
    const root = join(dataDir, 'blobs');
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.name.endsWith('.json')) continue;
      const facts = JSON.parse(await readFile(join(entry.parentPath, entry.name), 'utf8'));
      if (facts.key === key) return join(root, facts.file);
    }
    throw new Error(`nothing is stored under ${key}`);
  }
  const change = async (file: string, edit: (bytes: Buffer) => Buffer) => writeFile(file, edit(await readFile(file)));
  async function holds(text: string): Promise<string[]> {
    const entries = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const paths = entries.map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(paths.map(async (path) => ((await readFile(path)).includes(text) ? [path] : [])));
    return found.flat();
  }

  it('stand nowhere in plain, whether they were put or copied from what was posted', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    const [one, two] = ['the face of a child on a beach', 'another face, in a forest'];
    await put(blobs, 'rendition/anna/i/800.webp', Buffer.from(one));
    const { etag } = await put(blobs, 'incoming/u/i', Buffer.from(two));
    await blobs.copy('incoming/u/i', 'original/anna/i', etag, type);
    expect(await holds(two)).toHaveLength(1);
    await blobs.remove(['incoming/u/i']);
    expect([await holds(one), await holds(two)]).toEqual([[], []]);
    expect(String(await bytesOf(blobs, 'original/anna/i'))).toBe(two);
  });

  it('are refused when their bytes are others, cut, or those of another blob, by every way to read them', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    const client = await blobsClient(blobs);
    const keys = ['a', 'b', 'c', 'd'].map((item) => `original/anna/${item}`);
    for (const key of keys) await put(blobs, key, randomBytes(5000));
    const [a = '', b = '', c = '', d = ''] = keys;
    await change(await fileOf(a), (bytes) => bytes.fill(1, 100, 101));
    await change(await fileOf(b), (bytes) => bytes.subarray(0, -1));
    await writeFile(await fileOf(c), await readFile(await fileOf(d)));
    for (const key of [a, b, c]) {
      await expect(bytesOf(blobs, key)).rejects.toMatchObject(damaged);
      expect(await client.get(key)).toMatchObject({ status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } });
      expect(await client.get(key, { range: 'bytes=5-9' })).toMatchObject({ status: 503 });
    }
    expect(await bytesOf(blobs, d)).toHaveLength(5000);
    await client.close();
  });

  it('are sent up to the chunk that is damaged, and then cut off', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    const client = await blobsClient(blobs);
    const key = 'original/anna/film';
    const bytes = randomBytes(20 * chunkBytes);
    await put(blobs, key, bytes);
    await change(await fileOf(key), (stored) => stored.fill(1, stored.length - 5));
    await expect(client.get(key)).rejects.toThrow();
    const whole = await client.get(key, { range: `bytes=0-${chunkBytes}` });
    expect([whole.status, whole.body.equals(bytes.subarray(0, chunkBytes + 1))]).toEqual([206, true]);
    await client.close();
  });

  it('are under a key for each person, without which nobody reads them: not even of a copy', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    await put(blobs, 'original/anna/i', Buffer.from('of anna'));
    await put(blobs, 'original/ben/i', Buffer.from('of ben'));
    await blobs.destroyKey('anna');
    const destroyed = { kind: 'gone', code: 'key-destroyed' };
    await expect(bytesOf(blobs, 'original/anna/i')).rejects.toMatchObject(destroyed);
    const again = await embeddedBlobs({ dataDir });
    await expect(bytesOf(again, 'original/anna/i')).rejects.toMatchObject(destroyed);
    expect(String(await bytesOf(again, 'original/ben/i'))).toBe('of ben');
    // A late request to seal something must not create another key.
    for (const one of [blobs, again, await embeddedBlobs({ dataDir })])
      await expect(put(one, 'avatar/anna/new.webp', Buffer.from('anna again'))).rejects.toMatchObject(destroyed);
    await blobs.destroyKey('anna');
    expect(await Array.fromAsync(again.list('avatar/'))).toEqual([]);
  });

  it('lose nothing when one copy of a key is damaged or gone, and say so when both are', async () => {
    const first = await embeddedBlobs({ dataDir });
    await put(first, 'original/anna/i', Buffer.from('of anna'));
    await change(await fileOf('key/anna.1'), (bytes) => bytes.fill(0, 20, 30));
    expect(String(await bytesOf(await embeddedBlobs({ dataDir }), 'original/anna/i'))).toBe('of anna');
    await (await embeddedObjects({ dataDir })).remove(['key/anna.1']);
    expect(String(await bytesOf(await embeddedBlobs({ dataDir }), 'original/anna/i'))).toBe('of anna');
    await change(await fileOf('key/anna.2'), (bytes) => bytes.fill(0, 20, 30));
    await expect(bytesOf(await embeddedBlobs({ dataDir }), 'original/anna/i')).rejects.toMatchObject({ code: 'damaged-key' });
  });

  it('keep their keys apart from what is asked for, listed and removed', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    await put(blobs, 'original/anna/i', Buffer.from('of anna'));
    expect(await Array.fromAsync(blobs.list(''))).toEqual(['original/anna/i']);
    expect(await Array.fromAsync(blobs.list('key/'))).toEqual([]);
    const bad = { kind: 'invalid', code: 'bad-key' };
    await expect(blobs.read('key/anna.1')).rejects.toMatchObject(bad);
    await expect(blobs.remove(['key/anna.1'])).rejects.toMatchObject(bad);
    await expect(put(blobs, 'key/anna.1', Buffer.from('x'))).rejects.toMatchObject(bad);
  });

  it('are opened by the master key of their vault alone, which is said at once, in words', async () => {
    await put(await embeddedBlobs({ dataDir }), 'original/anna/i', Buffer.from('of anna'));
    const file = join(dataDir, 'keys/master.key');
    const key = await readFile(file, 'utf8');
    expect([(await stat(file)).mode & 0o777, Buffer.from(key, 'base64').length]).toEqual([0o600, 32]);
    const masterKey = randomBytes(32).toString('base64');
    await expect(embeddedBlobs({ dataDir, masterKey })).rejects.toThrow(/not the master key of this vault/);
    await rm(file);
    await expect(embeddedBlobs({ dataDir })).rejects.toThrow(/master key of this vault is missing/);
    await expect(stat(file)).rejects.toThrow();
    await writeFile(file, 'a key');
    await expect(embeddedBlobs({ dataDir })).rejects.toThrow(/must hold 32 bytes in base64/);
    expect(String(await bytesOf(await embeddedBlobs({ dataDir, masterKey: key }), 'original/anna/i'))).toBe('of anna');
  });

  it('have their master key where the operator says', async () => {
    const keysDir = await mkdtemp(join(tmpdir(), 'kloak-keys-'));
    await put(await embeddedBlobs({ dataDir, keysDir }), 'original/anna/i', Buffer.from('of anna'));
    expect([await readdir(keysDir), await readdir(dataDir)]).toEqual([['master.key'], expect.not.arrayContaining(['keys'])]);
    await rm(keysDir, { recursive: true });
    await expect(embeddedBlobs({ dataDir, keysDir })).rejects.toThrow(/is missing/);
  });

  it('begin with one master key, though several processes with different ones begin them at once', async () => {
    const objects = await embeddedObjects({ dataDir });
    const masters = [1, 2].map(() => readMasterKeys(randomBytes(32).toString('base64'), 'it'));
    const open = () => Promise.allSettled([...masters, ...masters].map((keys) => openVaultKeys(objects, keys)));
    const opened = (results: PromiseSettledResult<unknown>[]) =>
      new Set(results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index % 2] : []))).size;
    expect(opened(await open())).toBeLessThan(2);
    for (const keys of masters) await openVaultKeys(objects, keys).catch(() => undefined);
    expect(opened(await open())).toBe(1);
  });

  it('are closed at their end, or when their reader gives them up: before the first piece, too', async () => {
    const objects = await embeddedObjects({ dataDir });
    const opened = new Set<OpenedObject>();
    const told = async (...asked: Parameters<typeof objects.open>) => {
      const object = await objects.open(...asked);
      opened.add(object);
      return { ...object, close: () => object.close().finally(() => opened.delete(object)) };
    };
    const masters = readMasterKeys(randomBytes(32).toString('base64'), 'it');
    const blobs = sealedBlobs({ ...objects, open: told }, await openVaultKeys(objects, masters));
    await put(blobs, 'original/anna/i', randomBytes(3 * chunkBytes));
    opened.clear();
    const reading = async () => {
      const bytes = await blobs.read('original/anna/i');
      expect(opened.size).toBe(1);
      return bytes;
    };
    await buffer(await reading());
    expect(opened.size).toBe(0);
    for await (const piece of await reading()) if (piece.length > 0) break;
    expect(opened.size).toBe(0);
    await (await reading())[Symbol.asyncDispose]();
    expect(opened.size).toBe(0);
  });

  it('of before are read as they are, and no plain bytes are taken for a blob of a vault that was sealed from its beginning', async () => {
    const objects = await embeddedObjects({ dataDir });
    await put(objects, 'original/anna/old', Buffer.from('of before'));
    const blobs = await embeddedBlobs({ dataDir });
    expect(String(await bytesOf(blobs, 'original/anna/old'))).toBe('of before');
    await put(blobs, 'original/anna/new', Buffer.from('of today'));

    const other = await mkdtemp(join(tmpdir(), 'kloak-sealed-'));
    const sealed = await embeddedBlobs({ dataDir: other });
    await put(await embeddedObjects({ dataDir: other }), 'original/anna/i', Buffer.from('brought in'));
    await expect(bytesOf(sealed, 'original/anna/i')).rejects.toMatchObject(damaged);
    await rm(other, { recursive: true });
  });

  it('takes no plain bytes once all are sealed, though the mark that let it is put back', async () => {
    const objects = await embeddedObjects({ dataDir });
    const masters = readMasterKeys(randomBytes(32).toString('base64'), 'it');
    const records = keyRecords(objects, masters);
    // State of a vault that an older build had begun to seal.
    await put(objects, 'original/anna/old', Buffer.from('of before'));
    await records.create('key-check/plain', randomBytes(16));
    await records.create('key-check/master', randomBytes(16));
    const open = async () => sealedBlobs(objects, await openVaultKeys(objects, masters));
    const marks = await Promise.all(
      ['1', '2'].map(async (copy) => ({ key: `key-check/plain.${copy}`, bytes: await readAll(objects, `key-check/plain.${copy}`) })),
    );
    const blobs = await open();
    expect(String(await bytesOf(blobs, 'original/anna/old'))).toBe('of before');
    for (let pass = 0; pass < 2; pass += 1) await blobs.sealStored(60_000);
    for (const { key, bytes } of marks) await put(objects, key, bytes);
    await put(objects, 'original/anna/new', Buffer.from('brought in'));
    for (const one of [blobs, await open()]) {
      await expect(bytesOf(one, 'original/anna/new')).rejects.toMatchObject(damaged);
      expect(String(await bytesOf(one, 'original/anna/old'))).toBe('of before');
    }
  });

  it('of a vault that a build of before had sealed to the end are not made plain by its old mark', async () => {
    const objects = await embeddedObjects({ dataDir });
    const masters = readMasterKeys(randomBytes(32).toString('base64'), 'it');
    const records = keyRecords(objects, masters);
    await records.create('key-check/master', randomBytes(16));
    await openVaultKeys(objects, masters);
    await records.create('key-check/plain', randomBytes(16));
    await put(objects, 'original/anna/new', Buffer.from('brought in'));
    const blobs = sealedBlobs(objects, await openVaultKeys(objects, masters));
    await expect(bytesOf(blobs, 'original/anna/new')).rejects.toMatchObject(damaged);
  });
});
