import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changeFile } from '../../testing/embedded-file.ts';
import { refusal } from '../../testing/refusal.ts';
import { lockFolder } from '../store/lock.ts';
import { embeddedStore } from '../store/store.ts';
import { type BackupPlan, backUp } from './backup.ts';
import { noteErased, pendingErasures, readErased } from './erased.ts';
import { filesBelow } from './files.ts';
import { restore } from './restore.ts';

const services = ['identity', 'media'];
const child = join(import.meta.dirname, '../../testing/backup-child.ts');
const place = 'blobs/objects/original';

let root: string;
let dataDir: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kloak-backup-'));
  [dataDir, folder] = [join(root, 'data'), join(root, 'backup')];
  await makeVault(dataDir);
});
afterEach(() => rm(root, { recursive: true }));

async function makeVault(at: string): Promise<void> {
  for (const service of services) await (await embeddedStore({ dataDir: at })({ service, lanes: 1, views: [] })).close();
  await mkdir(join(at, place), { recursive: true });
  for (const name of ['one', 'two', 'three']) await writeFile(join(at, place, name), `photograph ${name}`);
}
const make = (more: Partial<BackupPlan> = {}) => backUp({ dataDir, folder, verify: false, anyway: false, ...more });
const written = async () => JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
const copyOf = (text: string) => {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return join(folder, 'copies', sha256.slice(0, 2), sha256);
};
const manifests = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'));
async function takenBack(to = 'back'): Promise<{ result: Awaited<ReturnType<typeof restore>>; names: string[]; textOf(name: string): Promise<string> }> {
  const back = join(root, to);
  const result = await restore({ folder, dataDir: back });
  const names = (await filesBelow(back)).filter((path) => path.startsWith(place)).map((path) => path.slice(place.length + 1));
  return { result, names, textOf: (name) => readFile(join(back, place, name), 'utf8') };
}

/** Rewrites the backup in the format of an older build: copies by their paths, and logs in a folder of their own. */
async function makeFormer(): Promise<void> {
  await make();
  const { at, logs, files } = await written();
  const former: object[] = [];
  for (const [entries, under] of [
    [logs, 'logs-20260101T000000000Z'],
    [files, 'files'],
  ] as const) {
    for (const { path, sha256, ...facts } of entries) {
      const to = join(folder, under, path);
      await mkdir(dirname(to), { recursive: true });
      await copyFile(join(folder, 'copies', sha256.slice(0, 2), sha256), to);
      former.push({ path: `${under}/${path}`, sha256, ...facts });
    }
  }
  await rm(join(folder, 'copies'), { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ format: 1, at, logs: 'logs-20260101T000000000Z', files: former }));
}

it('a backup holds nothing of the security log', async () => {
  const names = ['security.jsonl', 'security.1.jsonl', 'security.pruned', 'security.jsonl.part'];
  for (const name of names) await writeFile(join(dataDir, name), 'who signed in');
  await make();
  const { files } = await written();
  expect(files.map(({ path }: { path: string }) => path).filter((path: string) => path.startsWith('security'))).toEqual([]);
  await expect(readFile(copyOf('who signed in'))).rejects.toThrow('ENOENT');
});

describe('a backup', () => {
  it('copies what is new, and gives all of it back', async () => {
    expect(await make()).toMatchObject({ files: 6, copied: 6, mended: [], lost: [], unread: [] });
    await writeFile(join(dataDir, place, 'four'), 'photograph four');
    await rm(join(dataDir, place, 'one'));
    expect(await make()).toMatchObject({ files: 6, copied: 3, mended: [], lost: [] });
    const { result, names, textOf } = await takenBack();
    expect([result.damaged, names, await textOf('four')]).toEqual([[], ['four', 'three', 'two'], 'photograph four']);
    expect((await readdir(join(root, 'back'))).filter((name) => name.endsWith('.db'))).toEqual(['identity.db', 'media.db']);
    expect(await make({ dataDir: join(root, 'back') })).toMatchObject({ files: 6, copied: 2 });
  });

  it('says that it is not whole, and brings back what is missing, or by its digest what is damaged', async () => {
    await make();
    await rm(copyOf('photograph one'));
    await writeFile(copyOf('photograph two'), 'photograph tw0');
    expect(await make()).toMatchObject({ mended: [`${place}/one`], lost: [] });
    expect(await make()).toMatchObject({ mended: [] });
    expect(await make({ verify: true })).toMatchObject({ mended: [`${place}/two`], lost: [] });
    expect(await make({ verify: true })).toMatchObject({ mended: [] });
    expect((await takenBack()).result.damaged).toEqual([]);
  });

  it('says what is damaged in the logs, and makes other logs of them when they are taken back', async () => {
    const idOf = (at: string) => {
      let id: unknown;
      changeFile(at, 'media', (db) => {
        id = db.prepare("SELECT value FROM meta WHERE name = 'log'").get()?.value;
      });
      return id;
    };
    expect((await make()).damaged).toEqual([]);
    await takenBack();
    expect(typeof idOf(join(root, 'back'))).toBe('string');
    expect(idOf(join(root, 'back'))).not.toBe(idOf(dataDir));
    changeFile(dataDir, 'media', (db) =>
      db.exec("INSERT INTO commits (place, stream, home, version, lane, key, who, events, at, sum) VALUES (2, 's', 'h', 1, 0, 'k', '[]', '[]', '', 7)"),
    );
    expect((await make()).damaged).toEqual(['media.db: The commit 2 of lane 0 is not as it was written.']);
  });

  it('tells what earlier ones have lost that is not in the vault any more', async () => {
    await make();
    await rm(join(dataDir, place, 'one'));
    await rm(copyOf('photograph one'));
    expect(await make()).toMatchObject({ mended: [], lost: [`${place}/one`] });
  });

  it('is the last of three: those before it can be taken back, and what no manifest names goes', async () => {
    const texts = ['first', 'second', 'third', 'fourth'];
    for (const text of texts) {
      await writeFile(join(dataDir, place, 'one'), text);
      changeFile(dataDir, 'media', (db) => db.prepare('INSERT INTO erased VALUES (?)').run(text));
      await make();
    }
    expect(await manifests()).toHaveLength(3);
    const there = await Promise.all(texts.map((text) => stat(copyOf(text)).then(Boolean, () => false)));
    expect(there).toEqual([false, true, true, true]);
    // A log that did not change has one copy; this one belongs only to the last backup.
    const log = (await written()).logs.find(({ path }: { path: string }) => path === 'media.db');
    await appendFile(join(folder, 'copies', log.sha256.slice(0, 2), log.sha256), 'x');
    const { result, textOf } = await takenBack();
    expect([result.damaged, await textOf('one')]).toEqual([[expect.stringContaining('an earlier one was taken')], 'third']);
  });

  it('of a vault that runs leaves out the journal of its lock, and one of a build of before that did not is taken back', async () => {
    const running = lockFolder(dataDir);
    await make();
    running.release();
    const { files, ...rest } = await written();
    expect(files.map(({ path }: { path: string }) => path).filter((path: string) => path.startsWith('lock'))).toEqual([]);
    const journal = { ...files[0], path: 'lock-journal' };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...rest, files: [...files, journal] }));
    expect((await takenBack()).result.damaged).toEqual([]);
    expect(await filesBelow(join(root, 'back'))).not.toContain('lock-journal');
  });

  it('is refused where there is no vault, another one, or half of one, and stays as it was', async () => {
    await make();
    const before = await written();
    await mkdir(join(root, 'empty'));
    expect(await refusal(make({ dataDir: join(root, 'empty'), anyway: true }))).toBe('missing no-vault');
    expect(await refusal(make({ dataDir: join(root, 'unmounted'), anyway: true }))).toBe('missing no-vault');
    await makeVault(join(root, 'other'));
    expect(await refusal(make({ dataDir: join(root, 'other') }))).toBe('conflict other-vault');
    for (const name of ['one', 'two', 'three']) await rename(join(dataDir, place, name), join(root, name));
    expect(await refusal(make())).toBe('conflict half-gone');
    expect(await written()).toEqual(before);
    expect(await make({ anyway: true })).toMatchObject({ files: 3 });
    expect(await make({ dataDir: join(root, 'other'), anyway: true })).toMatchObject({ files: 6 });
  });

  it('waits for no other into the same folder, but is refused', async () => {
    await make();
    const other = lockFolder(folder);
    expect(await refusal(make())).toBe('unavailable backup-runs');
    other.release();
    expect(await make()).toMatchObject({ mended: [] });
  });

  it('that is killed anywhere spoils none of those before it', async () => {
    await make();
    for (let round = 0; round < 4; round += 1) {
      for (const name of ['one', 'two', 'three', ...Array.from({ length: 40 }, (_, at) => `more-${at}`)])
        await writeFile(join(dataDir, place, name), `${name} of ${round}`);
      const running = spawn(process.execPath, ['--no-warnings', child, dataDir, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      const exit = once(running, 'exit');
      await once(running.stdout, 'data');
      for (let copied = 0; copied < 5 + round * 12; ) copied = (await filesBelow(join(folder, 'copies'))).length;
      running.kill('SIGKILL');
      await exit;
      const { result, textOf } = await takenBack(`back-${round}`);
      expect(result.damaged).toEqual([]);
      expect(['photograph one', ...Array.from({ length: round + 1 }, (_, at) => `one of ${at}`)]).toContain(await textOf('one'));
    }
    await make();
    const kept = new Set(
      (await Promise.all((await manifests()).map((name) => readFile(join(folder, name), 'utf8')))).flatMap((text) => text.match(/[0-9a-f]{64}/g) ?? []),
    );
    expect((await readdir(join(folder, 'copies'), { recursive: true })).filter((name) => name.length > 2 && !kept.has(name.slice(3)))).toEqual([]);
  });
});

describe('a backup of a build of before', () => {
  it('is taken back', async () => {
    await makeFormer();
    const { result, names } = await takenBack();
    expect([result.files, result.damaged, names]).toEqual([6, [], ['one', 'three', 'two']]);
  });

  it('is gone on with, without copying again what did not change', async () => {
    await makeFormer();
    expect(await make()).toMatchObject({ files: 6, copied: 2, mended: [], lost: [] });
    expect((await takenBack()).result.damaged).toEqual([]);
    for (let run = 0; run < 2; run += 1) await make();
    expect((await readdir(folder)).filter((name) => name.startsWith('files') || name.startsWith('logs'))).toEqual([]);
    expect(await make({ verify: true })).toMatchObject({ copied: 2, mended: [], lost: [] });
  });
});

describe('a restore', () => {
  it('goes on past what is damaged or missing, and lists it', async () => {
    await make();
    await rm(copyOf('photograph one'));
    await writeFile(copyOf('photograph two'), 'photograph tw0');
    const { result, names } = await takenBack();
    expect(result.damaged).toEqual([expect.stringMatching(/\/one is missing/), expect.stringMatching(/\/two is damaged/)]);
    expect(names).toEqual(['three', 'two']);
  });

  it('is taken back into a fresh volume with what its system put there', async () => {
    await make();
    const volume = join(root, 'volume');
    await mkdir(join(volume, 'lost+found'), { recursive: true });
    await writeFile(join(volume, '.DS_Store'), 'window');
    expect(await restore({ folder, dataDir: volume })).toMatchObject({ damaged: [] });
    expect(await readFile(join(volume, '.DS_Store'), 'utf8')).toBe('window');
    const letters = join(root, 'letters');
    await mkdir(letters);
    await writeFile(join(letters, 'letter.txt'), 'Dear');
    await expect(restore({ folder, dataDir: letters })).rejects.toThrow('is not empty');
  });

  it('is refused a folder that another process uses, which may be another restore, and leaves it as it is', async () => {
    await make();
    const back = join(root, 'back');
    const other = lockFolder(back);
    expect(await refusal(restore({ folder, dataDir: back }))).toBe('unavailable folder-in-use');
    expect(await filesBelow(back)).toEqual(['lock', 'lock-journal']);
    other.release();
    expect((await restore({ folder, dataDir: back })).damaged).toEqual([]);
  });

  it('takes nothing back without all logs, nor into a folder that is not empty', async () => {
    await make();
    await expect(restore({ folder, dataDir })).rejects.toThrow('is not empty');
    const [log] = (await written()).logs;
    await rm(join(folder, 'copies', log.sha256.slice(0, 2), log.sha256));
    await expect(restore({ folder, dataDir: join(root, 'back') })).rejects.toThrow('has all of its logs');
    await expect(restore({ folder: join(root, 'none'), dataDir: join(root, 'back') })).rejects.toThrow('holds no backup');
  });
});

describe('who was erased', () => {
  const erase = (service: string, person: string) => changeFile(dataDir, service, (db) => db.prepare('INSERT INTO erased VALUES (?)').run(person));
  const keys = () => join(root, 'keys');

  it('is noted apart for whichever service knows it, in a list that only grows', async () => {
    expect(await readErased(keys())).toBeUndefined();
    erase('media', 'anna');
    expect(await noteErased(dataDir, keys())).toBe(1);
    erase('identity', 'anna');
    erase('identity', 'ben');
    expect(await noteErased(dataDir, keys())).toBe(2);
    await makeVault(join(root, 'other'));
    expect(await noteErased(join(root, 'other'), keys())).toBe(2);
    expect(await readErased(keys())).toEqual(['anna', 'ben']);
    expect(await filesBelow(keys())).toEqual(['erased.json']);
  });

  it('is left in what is restored to be erased again, and noted from there until it is', async () => {
    await make();
    await restore({ folder, dataDir: join(root, 'back'), erased: ['anna'] });
    expect(await pendingErasures(join(root, 'back'))).toEqual(['anna']);
    expect(await noteErased(join(root, 'back'), keys())).toBe(1);
    await restore({ folder, dataDir: join(root, 'alone') });
    expect(await pendingErasures(join(root, 'alone'))).toEqual([]);
  });

  it('is not guessed where the list is damaged: it is named', async () => {
    await mkdir(keys());
    await writeFile(join(keys(), 'erased.json'), '{"format":1,"peo');
    await expect(readErased(keys())).rejects.toThrow(`${keys()}/erased.json, which lists who was erased, cannot be read`);
    await expect(noteErased(dataDir, keys())).rejects.toThrow('cannot be read');
  });
});

describe('a manifest that somebody changed', () => {
  const digest = 'a'.repeat(64);
  const entry = (path: string) => ({ path, size: 6, sha256: digest, changedMs: 0 });
  const outside = [
    '../letter.txt',
    'blobs/../../letter.txt',
    '/etc/passwd',
    '..\\letter.txt',
    'C:\\letter.txt',
    'keys/master.key',
    'lock',
    '',
    'a//b',
    './a',
    'a\0b',
  ];
  let letter: string;
  beforeEach(async () => {
    letter = join(root, 'letter.txt');
    await writeFile(letter, 'a letter');
    await make();
  });

  it.each(outside)('removes, copies and restores nothing at %j', async (path) => {
    const { logs, files, ...rest } = await written();
    const former = { format: 1, at: rest.at, logs: 'logs-1' };
    const changed = [
      { ...rest, logs, files: [...files, entry(path)] },
      { ...rest, logs: [...logs, entry(path)], files },
      { ...former, files: [entry(`files/${path}`)] },
      { ...former, files: [entry(`logs-1/${path}`)] },
      { ...former, logs: path, files: [] },
    ];
    for (const one of changed) {
      for (const name of await manifests()) await rm(join(folder, name));
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(one));
      await expect(restore({ folder, dataDir: join(root, 'back') })).rejects.toThrow('names a place outside the vault');
      expect(await make()).toMatchObject({ files: 6, unread: ['manifest.json'] });
      expect(await make()).toMatchObject({ files: 6, unread: [] });
      expect(await readFile(letter, 'utf8')).toBe('a letter');
    }
  });

  it('leads nowhere by links', async () => {
    const [first] = await readdir(join(folder, 'copies'));
    const elsewhere = join(root, 'elsewhere');
    await rename(join(folder, 'copies', first ?? ''), elsewhere);
    await symlink(elsewhere, join(folder, 'copies', first ?? ''));
    await expect(make()).rejects.toThrow('no folder of the backup');
    await expect(restore({ folder, dataDir: join(root, 'back') })).rejects.toThrow('no folder of the backup');
    await rm(join(folder, 'copies', first ?? ''));
    await rm(copyOf('photograph one'), { force: true });
    await mkdir(dirname(copyOf('photograph one')), { recursive: true });
    await symlink(letter, copyOf('photograph one'));
    expect((await make()).mended).toContain(`${place}/one`);
    expect(await readFile(letter, 'utf8')).toBe('a letter');
  });
});
