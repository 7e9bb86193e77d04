import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailSuite, messageTo } from '../../contract/mail/mail-suite.ts';
import { smtpSuite } from '../../contract/mail/smtp-suite.ts';
import type { Mail } from '../../ports/mail.ts';
import { syncedBy } from '../../testing/synced-by.ts';
import { embeddedMail } from './mail.ts';

const from = 'Kloak <vault@kloak.example>';

describe('embedded mail without a server', () => {
  let dataDir: string;
  let mail: Mail;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-mail-'));
    mail = embeddedMail({ dataDir, from });
  });
  afterAll(() => rm(dataDir, { recursive: true }));
  const outbox = () => join(dataDir, 'outbox');
  const arrived = async () => {
    const names = (await readdir(outbox())).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.map((name) => readFile(join(outbox(), name), 'utf8')));
  };

  mailSuite(() => ({ mail, arrived }));

  it('has kept nothing where nothing was sent', async () => {
    await expect(embeddedMail({ dataDir: join(dataDir, 'none'), from }).outbox(5)).resolves.toEqual([]);
  });

  it('shows the newest messages it kept, and each once', async () => {
    for (const to of ['1@x.org', '2@x.org', '3@x.org', '3@x.org']) await mail.send(messageTo(to));
    const kept = await mail.outbox(2);
    expect(kept.map(({ to }) => to)).toEqual(['3@x.org', '2@x.org']);
    expect(kept[0]).toEqual({
      id: expect.any(String),
      to: '3@x.org',
      subject: 'Confirm your e-mail',
      text: messageTo('').text,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('passes over what is not a message or was not finished', async () => {
    await writeFile(join(outbox(), '99999999999999999-abc.json'), '{"torn":');
    await writeFile(join(outbox(), '.99999999999999999-def.json.part'), '{}');
    expect((await mail.outbox(1)).map(({ to }) => to)).toEqual([]);
    expect((await mail.outbox(2)).map(({ to }) => to)).toEqual(['3@x.org']);
  });

  it('has a message on the disk when it is told to be kept', async () => {
    const before = new Set(await readdir(outbox()));
    const synced = await syncedBy(() => mail.send(messageTo('4@x.org')));
    const fresh = (await readdir(outbox())).filter((name) => !before.has(name)).map((name) => join(outbox(), name));
    expect(fresh).toHaveLength(2);
    for (const path of [...fresh, outbox()]) expect([path, synced.has((await stat(path)).ino)]).toEqual([path, true]);
  });

  it('lets only the owner of the folder read them', async () => {
    const names = (await readdir(outbox())).filter((name) => name.endsWith('.eml'));
    for (const name of names) expect((await stat(join(outbox(), name))).mode & 0o077).toBe(0);
    expect(names.length).toBeGreaterThan(0);
  });

  it('refuses as unavailable when the folder cannot be written', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(embeddedMail({ dataDir: file, from }).send(messageTo('a@x.org'))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('embedded mail with a server', () => {
  smtpSuite((smtp, from) => embeddedMail({ dataDir: '/nowhere', smtp, from }));
});
