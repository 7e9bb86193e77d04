import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { blobsSuite } from '../../contract/blobs/blobs-suite.ts';
import { expectReplacing } from '../../contract/blobs/replacing-suite.ts';
import { expectKeysKept } from '../../contract/blobs/sealing-suite.ts';
import { blobsClient } from '../../testing/blobs-client.ts';
import { smallDisk } from '../../testing/small-disk.ts';
import { syncedBy } from '../../testing/synced-by.ts';
import { until } from '../../testing/until.ts';
import { embeddedBlobs } from './blobs.ts';
import { signForm } from './form.ts';
import { embeddedObjects } from './objects.ts';

const one = { type: 'text/plain', size: 3 };
/** Path of the file with the facts of a key. */
async function factsUnder(root: string, key: string): Promise<string> {
  for (const { name, parentPath } of await filesUnder(root)) {
    const path = join(parentPath, name);
    if (name.endsWith('.json') && JSON.parse(await readFile(path, 'utf8')).key === key) return path;
  }
  throw new Error(`no facts of ${key}`);
}
/** Excludes those of keys. */
async function filesUnder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !/objects\/key(-check)?\//.test(entry.parentPath));
}

describe('blobs, embedded', () => {
  blobsSuite(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kloak-blobs-'));
    return { blobs: await embeddedBlobs({ dataDir }), close: () => rm(dataDir, { recursive: true }) };
  });
});

describe('blobs in a folder', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-blobs-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('take the place of the version that was meant alone', async () => expectReplacing(await embeddedObjects({ dataDir })));

  it('have keys that are wrapped anew, mended and destroyed, and are sealed where they were not', async () =>
    expectKeysKept(await embeddedObjects({ dataDir })));

  it('are there after a restart, and forms given before it hold', async () => {
    const first = await embeddedBlobs({ dataDir });
    const facts = await first.put('original/a', Buffer.from('one'), one);
    const form = await first.form({ key: 'incoming/a', ...one, owner: 'anna', expiresInSeconds: 60 });
    const second = await embeddedBlobs({ dataDir });
    expect(await second.stat('original/a')).toEqual(facts);
    const client = await blobsClient(second);
    expect(await client.post({ fields: form.fields, file: Buffer.from('two') })).toMatchObject({ status: 204 });
    await client.close();
  });

  it('that cannot be read are told of as such, whatever is wrong with their files, and keep no other from being listed', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    const keys = ['original/a', 'original/b', 'original/c'] as const;
    for (const key of keys) await blobs.put(key, Buffer.from('one'), one);
    const root = join(dataDir, 'blobs');
    const [damaged, unreadable] = await Promise.all([factsUnder(root, keys[0]), factsUnder(root, keys[1])]);
    const { file } = JSON.parse(await readFile(unreadable, 'utf8'));
    await writeFile(damaged, '{"key":"orig');
    await rm(join(root, file));
    await mkdir(join(root, file));
    const again = await embeddedBlobs({ dataDir });
    await expect(again.read(keys[0])).rejects.toMatchObject({ kind: 'unavailable', code: 'damaged-file' });
    await expect(again.stat(keys[0])).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(again.read(keys[1])).rejects.toMatchObject({ kind: 'unavailable', code: 'unavailable' });
    expect((await Array.fromAsync(again.list('original/'))).sort()).toEqual([keys[1], keys[2]]);
    expect(again.problems()).toEqual([]);
  });

  it('have forms that nothing in the folder signs, nor what an older build kept there', async () => {
    const leaked = 'ab'.repeat(32);
    await writeFile(join(dataDir, 'blobs.key'), leaked);
    const client = await blobsClient(await embeddedBlobs({ dataDir, masterKey: randomBytes(32).toString('base64') }));
    const request = { key: 'incoming/a', ...one, owner: 'anna', expiresInSeconds: 60 };
    const { fields } = signForm(Buffer.from(leaked, 'hex'), request, new Date());
    expect((await client.post({ fields, file: Buffer.from('two') })).json()).toMatchObject({ code: 'bad-signature' });
    await expect(stat(join(dataDir, 'blobs.key'))).rejects.toThrow();
    await client.close();
  });

  it('do not take a form that another vault signed', async () => {
    const other = await mkdtemp(join(tmpdir(), 'kloak-blobs-'));
    const form = await (await embeddedBlobs({ dataDir: other })).form({ key: 'incoming/a', ...one, owner: 'anna', expiresInSeconds: 60 });
    const client = await blobsClient(await embeddedBlobs({ dataDir }));
    expect((await client.post({ fields: form.fields, file: Buffer.from('two') })).json()).toMatchObject({ code: 'bad-signature' });
    await client.close();
    await rm(other, { recursive: true });
  });

  it('take a file under its own name only', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    const form = await blobs.form({ key: 'incoming/a', ...one, owner: 'anna', expiresInSeconds: 60 });
    const client = await blobsClient(blobs);
    expect(await client.post({ fields: form.fields, file: Buffer.from('two'), fileField: 'picture' })).toMatchObject({ status: 400 });
    expect(await blobs.stat('incoming/a')).toBeUndefined();
    await client.close();
  });

  it('leave no file behind: not of torn uploads, refused posts, replaced or removed objects', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    const client = await blobsClient(blobs);
    const file = Buffer.alloc(500_000);
    const form = await blobs.form({ key: 'incoming/a', type: 'image/png', size: file.length, owner: 'anna', expiresInSeconds: 60 });
    await client.tear({ fields: form.fields, file }, 300_000);
    await client.post({ fields: form.fields, file: Buffer.alloc(500_001) });
    await client.post({ fields: form.fields, file: Buffer.alloc(10) });
    for (const _ of [1, 2]) await client.post({ fields: form.fields, file });
    // The file is complete, and its form has no end.
    const fields = Object.entries(form.fields).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const endless = Buffer.concat([Buffer.from(fields.join('') + head), file, Buffer.from('\r\n--x\r\n')]);
    expect(await client.raw({ 'content-type': 'multipart/form-data; boundary=x' }, endless)).toMatchObject({ status: 400 });
    await blobs.put('original/a', Buffer.from('one'), one);
    await blobs.remove(['original/a']);
    await client.close();
    await until('only one object is left', async () => (await filesUnder(join(dataDir, 'blobs'))).length === 2);
    await blobs.remove(['incoming/a']);
    expect(await filesUnder(join(dataDir, 'blobs'))).toEqual([]);
  });

  it('answer a form that was given up before its file, though it lacks its end', async () => {
    const client = await blobsClient(await embeddedBlobs({ dataDir }));
    const field = '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\ntwice\r\n';
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes\r\n';
    const answer = await client.raw({ 'content-type': 'multipart/form-data; boundary=x' }, Buffer.from(field + field + file));
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad-form' })]);
    await client.close();
    expect(await filesUnder(join(dataDir, 'blobs'))).toEqual([]);
  });

  it('begin without what a kill left half done', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    await blobs.put('original/a', Buffer.from('one'), one);
    const [bytes, facts] = (await filesUnder(join(dataDir, 'blobs')))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort((a) => (a.endsWith('.json') ? 1 : -1));
    const left = { ...JSON.parse(await readFile(facts ?? '', 'utf8')) };
    // State of a crash between writing the bytes and writing the facts.
    await writeFile(`${bytes}-late`, 'late');
    await writeFile(join(dataDir, 'blobs/temp/late.json'), JSON.stringify({ ...left, file: `${left.file}-late` }));
    await writeFile(join(dataDir, 'blobs/temp/torn.json'), '{"ke');
    await writeFile(join(dataDir, 'blobs/temp/bytes'), 'by');
    const again = await embeddedBlobs({ dataDir });
    expect(await filesUnder(join(dataDir, 'blobs'))).toHaveLength(2);
    expect(String(await buffer(await again.read('original/a')))).toBe('one');
  });

  it('are on the disk when they are told to be stored: bytes, facts, and every folder above them', async () => {
    const blobs = await embeddedBlobs({ dataDir });
    const root = join(dataDir, 'blobs');
    const nodeOf = async (path: string) => (await stat(path)).ino;
    const expectSynced = async (key: string, synced: ReadonlySet<number>, within: number) => {
      const path = await factsUnder(root, key);
      const { file } = JSON.parse(await readFile(path, 'utf8'));
      const folders = [dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))].slice(0, within);
      for (const each of [path, join(root, file), ...folders]) expect([each, synced.has(await nodeOf(each))]).toEqual([each, true]);
    };
    const first = await syncedBy(() => blobs.put('incoming/a', Buffer.from('one'), one));
    await expectSynced('incoming/a', first, 3);
    const { etag = '' } = (await blobs.stat('incoming/a')) ?? {};
    const copied = await syncedBy(() => blobs.copy('incoming/a', 'original/a', etag, 'text/plain'));
    await expectSynced('original/a', new Set([...first, ...copied]), 3);
    const again = await syncedBy(() => blobs.put('incoming/a', Buffer.from('two'), one));
    await expectSynced('incoming/a', again, 1);
    const shard = await nodeOf(dirname(await factsUnder(root, 'incoming/a')));
    expect((await syncedBy(() => blobs.remove(['incoming/a']))).has(shard)).toBe(true);
  });
});

const disk = smallDisk(8);
(disk ? describe : describe.skip)('blobs on a disk', () => {
  const full = { kind: 'unavailable', code: 'storage-full' };
  afterAll(() => disk?.close());

  it('that is full refuse new files in words, keep the old ones, and go on when there is space', async () => {
    const blobs = await embeddedBlobs({ dataDir: disk?.path ?? '' });
    const client = await blobsClient(blobs);
    await blobs.put('original/a', Buffer.alloc(7_000_000, 1), { type: 'text/plain', size: 7_000_000 });
    expect(blobs.problems()).toEqual([]);
    const file = Buffer.alloc(2_000_000);
    const form = await blobs.form({ key: 'incoming/a', type: 'image/png', size: file.length, owner: 'anna', expiresInSeconds: 60 });
    const answer = await client.post({ fields: form.fields, file });
    expect([answer.status, answer.json()]).toEqual([
      503,
      expect.objectContaining({ success: false, code: 'storage-full', message: expect.stringContaining('no space left') }),
    ]);
    // A stream that lies about its size meets the end of the disk itself.
    const endless = () => Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(100_000)));
    await expect(blobs.put('original/b', endless(), { type: 'text/plain', size: 0 })).rejects.toMatchObject({ name: 'Refusal' });
    const filler = join(disk?.path ?? '', 'filler');
    await writeFile(filler, Buffer.alloc(1_300_000));
    expect(blobs.problems()).toEqual([expect.stringMatching(/is full: no file/)]);
    await expect(blobs.put('original/b', Buffer.from('one'), one)).rejects.toMatchObject(full);
    expect((await client.get('original/a')).body.length).toBe(7_000_000);
    await rm(filler);
    await blobs.remove(['original/a']);
    expect(blobs.problems()).toEqual([]);
    expect(await client.post({ fields: form.fields, file })).toMatchObject({ status: 204 });
    await client.close();
  });

  it('that has room for one of two files that come at once take one, and say so of the other before its bytes', async () => {
    const blobs = await embeddedBlobs({ dataDir: disk?.path ?? '' });
    const half = 4_000_000;
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* slowly(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(half / 2, 1);
      begun.resolve();
      await held.promise;
      yield Buffer.alloc(half / 2, 2);
    }
    const first = blobs.put('original/first', Readable.from(slowly()), { type: 'text/plain', size: half });
    await begun.promise;
    await expect(blobs.put('original/second', Buffer.alloc(half), { type: 'text/plain', size: half })).rejects.toMatchObject(full);
    held.resolve();
    expect(await first).toMatchObject({ size: half });
    await blobs.remove(['original/first']);
    expect(await blobs.put('original/second', Buffer.alloc(half), { type: 'text/plain', size: half })).toMatchObject({ size: half });
    await blobs.remove(['original/second']);
  });

  it('that is read-only refuse new files, say so, and go on when it can be written', async () => {
    const blobs = await embeddedBlobs({ dataDir: disk?.path ?? '' });
    await blobs.put('original/c', Buffer.from('one'), one);
    disk?.readOnly(true);
    await expect(blobs.put('original/d', Buffer.from('one'), one)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(blobs.problems()).toEqual([expect.stringContaining('read-only')]);
    expect(String(await buffer(await blobs.read('original/c')))).toBe('one');
    disk?.readOnly(false);
    await until('it is well again', () => blobs.problems().length === 0);
    await blobs.put('original/d', Buffer.from('one'), one);
  });
});
