import type { Mail } from '../../ports/mail.ts';
import type { SmtpServer } from '../../ports/shared/smtp.ts';
import { freePort } from '../../testing/listen-on-free-port.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { mailSuite, messageTo } from './mail-suite.ts';

/** Guarantees of mail by SMTP, on each platform. */
export function smtpSuite(open: (smtp: SmtpServer, from: string) => Mail): void {
  const from = 'Kloak <vault@kloak.example>';
  let server: Awaited<ReturnType<typeof mailServer>>;
  let mail: Mail;
  beforeAll(async () => {
    server = await mailServer();
    mail = open({ url: server.url, requiresTls: false }, from);
  });
  afterAll(async () => {
    await mail.close();
    await server.close();
  });

  mailSuite(() => ({ mail, arrived: server.received }));

  it('keeps nothing here', async () => {
    await expect(mail.outbox(10)).resolves.toEqual([]);
  });

  it('refuses as unavailable what the server does not take yet, without its words, and says so until it takes one again', async () => {
    const refused = mail.send(messageTo('later@example.org'));
    await expect(refused).rejects.toMatchObject({ name: 'Refusal', kind: 'unavailable', message: expect.not.stringContaining('later@') });
    expect(mail.problems()).toEqual(['the mail server does not take our mails']);
    await mail.send(messageTo('ann@example.org'));
    expect(mail.problems()).toEqual([]);
  });

  it('refuses a message that the server never takes, without its words, and goes on with others', async () => {
    const refused = mail.send(messageTo('refused@example.org'));
    await expect(refused).rejects.toMatchObject({ name: 'Refusal', code: 'letter-refused', message: expect.not.stringContaining('refused@') });
    expect(mail.problems()).toEqual([]);
  });

  it('refuses as unavailable when the server takes none of ours', async () => {
    const unknown = open({ url: server.url, requiresTls: false }, 'Kloak <kloak@unknown.example>');
    await expect(unknown.send(messageTo('ann@example.org'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(unknown.problems()).toEqual(['the mail server does not take our mails']);
  });

  it('gives a server that offers no TLS nothing where TLS is required', async () => {
    const before = (await server.received()).length;
    const guarded = open({ url: server.url, requiresTls: true }, from);
    await expect(guarded.send(messageTo('ann@example.org'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await server.received()).toHaveLength(before);
  });

  it('sends many messages by few connections, and goes on where the server ended those', async () => {
    const before = server.connections().length;
    await Promise.all(Array.from({ length: 30 }, (_, n) => mail.send(messageTo(`many-${n}@example.org`))));
    expect(server.connections().length - before).toBeLessThanOrEqual(5);
    for (const socket of server.connections()) socket.destroy();
    await mail.send(messageTo('after@example.org'));
    expect((await server.received()).filter((raw) => raw.includes('after@example.org'))).toHaveLength(1);
  });

  it('greets with the name of its sender', () => {
    expect(new Set(server.greetings())).toEqual(new Set(['kloak.example', 'unknown.example']));
  });

  it('of a sender at an address of a machine, which is no name, it greets with that in brackets', async () => {
    const unnamed = open({ url: server.url, requiresTls: false }, 'Kloak <kloak@192.0.2.1>');
    await unnamed.send(messageTo('ann@example.org'));
    await unnamed.close();
    expect(server.greetings().at(-1)).toBe('[192.0.2.1]');
  });

  it('refuses as unavailable when no server is there', async () => {
    const lost = open({ url: `smtp://127.0.0.1:${await freePort()}`, requiresTls: false }, from);
    await expect(lost.send(messageTo('ann@example.org'))).rejects.toMatchObject({ kind: 'unavailable' });
  });
}
