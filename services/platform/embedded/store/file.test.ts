import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreFile, type StoreFile } from './file.ts';
import { number, text } from './rows.ts';

describe('a file of a service', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kloak-file-'));
  let file: StoreFile;
  beforeEach(() => {
    file = openStoreFile(dataDir, 'social', 1);
  });
  afterEach(() => file.close());
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const pragma = (name: string) => number(file.db.prepare(`PRAGMA ${name}`).get()?.[name]);
  const [full, normal] = [2, 1];

  it('syncs with every durable transaction, and with no replayable one', () => {
    expect(file.transaction('durable', () => pragma('synchronous'))).toBe(full);
    expect(file.transaction('replayable', () => pragma('synchronous'))).toBe(normal);
    expect(file.transaction('replayable', () => pragma('synchronous'))).toBe(normal);
    expect(file.transaction('durable', () => pragma('synchronous'))).toBe(full);
  });

  it('takes nothing of a transaction that throws, and goes on', () => {
    const insert = (person: string) => file.db.prepare('INSERT INTO erased VALUES (?)').run(person);
    const count = () => number(file.db.prepare('SELECT count(*) AS n FROM erased').get()?.n);
    const failing = () =>
      file.transaction('durable', () => {
        insert('a');
        throw new Error('stop');
      });
    expect(failing).toThrow('stop');
    expect(count()).toBe(0);
    file.transaction('durable', () => insert('b'));
    expect(count()).toBe(1);
    expect(file.health.problems()).toEqual([]);
  });

  it('is for this user alone', () => {
    file.transaction('durable', () => file.db.exec("INSERT INTO erased VALUES ('c')"));
    for (const name of ['social.db', 'social.db-wal']) expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
  });

  it('of an older form becomes one of this form, and keeps what it holds', () => {
    file.db.exec("INSERT INTO erased VALUES ('d')");
    // Rebuilds the first form.
    const indexes = file.db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'jobs' AND sql IS NOT NULL").all();
    for (const { name } of indexes) file.db.exec(`DROP INDEX ${text(name)}`);
    file.db.exec('DROP TABLE job_heads; DROP TABLE job_rounds');
    for (const column of ['home', 'round', 'ran', 'waits', 'trace']) file.db.exec(`ALTER TABLE jobs DROP COLUMN ${column}`);
    for (const column of ['trace', 'link', 'sum', 'form']) file.db.exec(`ALTER TABLE commits DROP COLUMN ${column}`);
    file.db.exec('ALTER TABLE cursors DROP COLUMN mark');
    file.db.exec('CREATE INDEX jobs_free ON jobs (free_at, id) WHERE parked_at IS NULL');
    file.db.exec('CREATE INDEX jobs_parked ON jobs (parked_at, id) WHERE parked_at IS NOT NULL');
    file.db.exec('DROP TABLE beginnings; DROP TABLE claims; DROP TABLE rotations; PRAGMA user_version = 1');
    file.db.exec("INSERT INTO jobs (id, reaction, due_at, free_at, attempts) VALUES ('j', 'greet', '', '', 2)");
    file.close();
    file = openStoreFile(dataDir, 'social', 1);
    expect(file.fresh).toBe(false);
    expect(file.db.prepare('SELECT home, round, ran, attempts, waits FROM jobs').all()).toEqual([{ home: null, round: null, ran: 1, attempts: 2, waits: 0 }]);
    expect(file.db.prepare('SELECT lanes FROM beginnings').all()).toEqual([]);
    expect(file.db.prepare('SELECT key FROM claims').all()).toEqual([]);
    expect(file.db.prepare('SELECT id FROM rotations').all()).toEqual([]);
    expect(number(file.db.prepare("SELECT count(*) AS n FROM erased WHERE person = 'd'").get()?.n)).toBe(1);
  });

  it('refuses a file of another form, in words', () => {
    file.db.exec('PRAGMA user_version = 99');
    file.close();
    expect(() => openStoreFile(dataDir, 'social', 1)).toThrow('The database of social is of a newer build: it has the form 99');
    file = openStoreFile(dataDir, 'media', 1);
  });
});
