import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { embeddedBlobs } from './blobs/blobs.ts';
import { rotateKey } from './rotate-key.ts';
import { lockFolder } from './store/lock.ts';

const members = ['anna', 'ben', 'cleo'];

describe('rotating the master key', () => {
  let dataDir = '';
  let file = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-rotate-'));
    file = join(dataDir, 'keys/master.key');
    const blobs = await embeddedBlobs({ dataDir });
    for (const member of members) await blobs.put(`original/${member}/i`, Buffer.from(member), { type: 'image/jpeg', size: member.length });
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const linesOf = async () => (await readFile(file, 'utf8')).trim().split('\n');
  async function expectReadable(masterKey?: string): Promise<void> {
    const blobs = await embeddedBlobs({ dataDir, masterKey });
    for (const member of members) expect(String(await buffer(await blobs.read(`original/${member}/i`)))).toBe(member);
  }
  async function blobFiles(): Promise<string[]> {
    const folder = join(dataDir, 'blobs/objects/original');
    const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    return (await Promise.all(entries.map(async (entry) => `${entry.name} ${await readFile(join(entry.parentPath, entry.name), 'base64')}`))).sort();
  }

  it('wraps every key with a new one, touches no blob, and leaves the old master key worthless', async () => {
    const [[old], before] = [await linesOf(), await blobFiles()];
    expect(await rotateKey({ dataDir })).toBe(members.length + 1);
    const lines = await linesOf();
    expect([lines.length, lines[0] === old, await blobFiles()]).toEqual([1, false, before]);
    await expectReadable();
    await expect(embeddedBlobs({ dataDir, masterKey: old })).rejects.toThrow(/not the master key of this vault/);
  });

  it('seals what comes after it under new keys, which the old master key and the records of before do not open', async () => {
    const [[old], records] = [await linesOf(), join(dataDir, 'blobs/objects')];
    await cp(records, join(dataDir, 'copy'), { recursive: true });
    await rotateKey({ dataDir });
    const after = await embeddedBlobs({ dataDir });
    await after.put('original/anna/new', Buffer.from('newer'), { type: 'image/jpeg', size: 5 });
    await after.put('original/dora/new', Buffer.from('newer'), { type: 'image/jpeg', size: 5 });
    await expectReadable();
    for (const kind of ['key', 'key-check']) {
      await rm(join(records, kind), { recursive: true });
      await cp(join(dataDir, 'copy', kind), join(records, kind), { recursive: true });
    }
    await expectReadable(old);
    const thief = await embeddedBlobs({ dataDir, masterKey: old });
    for (const member of ['anna', 'dora']) await expect(thief.read(`original/${member}/new`)).rejects.toMatchObject({ code: 'key-destroyed' });
  });

  it('reads what was sealed under each of the keys that there were', async () => {
    for (const name of ['second', 'third', 'fourth']) {
      await rotateKey({ dataDir });
      await (await embeddedBlobs({ dataDir })).put(`original/anna/${name}`, Buffer.from(name), { type: 'image/jpeg', size: name.length });
    }
    const blobs = await embeddedBlobs({ dataDir });
    for (const name of ['second', 'third', 'fourth']) expect(String(await buffer(await blobs.read(`original/anna/${name}`)))).toBe(name);
    await expectReadable();
    await blobs.destroyKey('anna');
    await expect(blobs.read('original/anna/second')).rejects.toMatchObject({ code: 'key-destroyed' });
  });

  it('goes on where it was interrupted: the keys of before and after are both there until it is over', async () => {
    const old = await linesOf();
    await cp(join(dataDir, 'blobs'), join(dataDir, 'before'), { recursive: true });
    await rotateKey({ dataDir });
    const made = await linesOf();
    // State after only the first key was wrapped: the others are as before.
    await writeFile(file, [...made, ...old].join('\n'));
    await rm(join(dataDir, 'blobs'), { recursive: true });
    await cp(join(dataDir, 'before'), join(dataDir, 'blobs'), { recursive: true });
    await expectReadable();
    expect(await rotateKey({ dataDir })).toBe(members.length + 1);
    expect(await linesOf()).toEqual(made);
    expect(await rotateKey({ dataDir, masterKey: made[0] })).toBe(0);
    await expectReadable();
  });

  it('takes the first of the keys that were given, and leaves the file alone', async () => {
    const [old = ''] = await linesOf();
    const given = randomBytes(32).toString('base64');
    expect(await rotateKey({ dataDir, masterKey: `${given},${old}` })).toBe(members.length + 1);
    expect(await linesOf()).toEqual([old]);
    await expectReadable(given);
  });

  it('is refused while the folder is in use', async () => {
    const lock = lockFolder(dataDir);
    await expect(rotateKey({ dataDir })).rejects.toMatchObject({ code: 'folder-in-use' });
    lock.release();
    expect(await linesOf()).toHaveLength(1);
  });
});
