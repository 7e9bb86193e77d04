// Guarantees of every way of sending mail.
import type { Mail, Message } from '../../ports/mail.ts';

/** A message as it arrived: its raw text, headers and all. */
export type MailFixture = { mail: Mail; arrived(): Promise<string[]> };

export const messageTo = (to: string, parts: Partial<Message> = {}): Message => ({
  to,
  subject: 'Confirm your e-mail',
  text: 'Hello Zoë,\nplease confirm: https://kloak.example/confirm-email/abc',
  html: '<p>Hello Zoë</p>',
  cause: `cause-of-${to}`,
  ...parts,
});

const header = (raw: string, name: string) => new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replaceAll(/\r?\n\s+/g, ' ');

export function mailSuite(fixture: () => MailFixture): void {
  const sent = async (message: Message): Promise<string> => {
    await fixture().mail.send(message);
    const raw = (await fixture().arrived()).findLast((text) => header(text, 'To') === message.to);
    if (raw === undefined) throw new Error('it has not arrived');
    return raw;
  };

  it('arrives with its sender, receiver, subject and both texts', async () => {
    const raw = await sent(messageTo('ann@example.org'));
    expect(header(raw, 'From')).toBe('Kloak <vault@kloak.example>');
    expect(header(raw, 'Subject')).toBe('Confirm your e-mail');
    expect(raw).toContain('text/plain; charset=utf-8');
    expect(raw).toContain('text/html; charset=utf-8');
    expect(raw).toContain('Hello Zo=C3=AB');
  });

  it('has a Message-ID that follows from the cause alone', async () => {
    const ids = async (to: string) => {
      const messages = (await fixture().arrived()).filter((raw) => header(raw, 'To') === to);
      return [...new Set(messages.map((raw) => header(raw, 'Message-ID')))];
    };
    for (const subject of ['Confirm your e-mail', 'Please confirm'])
      await fixture().mail.send(messageTo('bob@example.org', { cause: 'registered:1', subject }));
    await fixture().mail.send(messageTo('cid@example.org', { cause: 'registered:2' }));
    const [[first, ...more], [other]] = [await ids('bob@example.org'), await ids('cid@example.org')];
    expect(first).toMatch(/^<[0-9a-f]{40}@kloak\.example>$/);
    expect(more).toEqual([]);
    expect(other).not.toBe(first);
  });

  it('says that no human wrote it', async () => {
    expect(header(await sent(messageTo('hal@example.org')), 'Auto-Submitted')).toBe('auto-generated');
  });

  it('says how its kind is ended by one click, where it can be', async () => {
    const ended = await sent(messageTo('fay@example.org', { unsubscribe: 'https://kloak.example/unsubscribe/a.b' }));
    expect(header(ended, 'List-Unsubscribe')).toBe('<https://kloak.example/unsubscribe/a.b>');
    expect(header(ended, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(await sent(messageTo('gus@example.org')), 'List-Unsubscribe')).toBeUndefined();
  });

  it('brings the pictures along that its page shows', async () => {
    const bytes = Buffer.from('a picture, in bytes');
    const html = '<p>Look: <img src="cid:lake-1.kloak" alt=""></p>';
    const raw = await sent(messageTo('ida@example.org', { html, pictures: [{ id: 'lake-1.kloak', type: 'image/webp', bytes }] }));
    expect(header(raw, 'Content-ID')).toBe('<lake-1.kloak>');
    expect(header(raw, 'Content-Disposition')).toBe('inline');
    expect(raw).toContain('Content-Type: image/webp');
    expect(raw).toContain('multipart/related');
    expect(raw).toContain(bytes.toString('base64'));
    expect(await sent(messageTo('jon@example.org'))).not.toContain('multipart/related');
  });

  it('lets nobody add headers by a line break in a subject', async () => {
    const raw = await sent(messageTo('eve@example.org', { subject: 'Hello\r\nBcc: spy@example.org' }));
    expect(header(raw, 'Bcc')).toBeUndefined();
  });

  it('has no problems while it is well', () => {
    expect(fixture().mail.problems()).toEqual([]);
  });
}
