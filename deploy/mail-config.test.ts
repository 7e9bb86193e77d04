import { readConfig } from './config.ts';

const embedded = (env: Record<string, string> = {}) => readConfig([], env);

const contact = { KLOAK_CONTACT_EMAIL: 'family@example.org' };

describe('the configuration of mails', () => {
  it('needs an address for the legal pages where strangers read them', () => {
    const needed = 'KLOAK_CONTACT_EMAIL is needed with a public KLOAK_URL';
    const publicly = { KLOAK_URL: 'https://photos.example.org' };
    expect(() => embedded(publicly)).toThrow(needed);
    expect(() => readConfig(['--platform=cluster', '--target=gateway'], publicly)).toThrow(needed);
    expect(() => readConfig(['--platform=cluster', '--target=media'], publicly)).not.toThrow(needed);
    for (const KLOAK_URL of ['http://localhost:8080', 'https://photos.local', 'https://192.168.1.4'])
      expect(embedded({ KLOAK_URL }).contactEmail).toBeUndefined();
    expect(embedded({ ...publicly, ...contact }).contactEmail).toBe('family@example.org');
    for (const wrong of ['family at example', 'family@', 'a@example.org, b@example.org'])
      for (const KLOAK_URL of ['http://localhost:8080', 'https://photos.example.org'])
        expect(() => embedded({ KLOAK_URL, KLOAK_CONTACT_EMAIL: wrong })).toThrow(
          `KLOAK_CONTACT_EMAIL must be a mail address like family@example.org, not "${wrong}"`,
        );
  });

  it('needs none where nothing is served', () => {
    for (const args of [['--remove-demo'], ['--rotate-key'], ['--sync-plans'], ['--seal-again'], ['--backup', '/backup']])
      expect(readConfig(args, { KLOAK_URL: 'https://photos.example.org' }).contactEmail).toBeUndefined();
  });

  it('demands TLS of a mail server beyond this machine, unless a setting says otherwise', () => {
    const smtpOf = (env: Record<string, string>) => embedded(env).smtp;
    expect(smtpOf({ SMTP_URL: 'smtp://mail.example.org:587' })).toEqual({ url: 'smtp://mail.example.org:587', requiresTls: true });
    expect(smtpOf({ SMTP_URL: 'smtp://mail:25', KLOAK_SMTP_PLAINTEXT: 'on' })).toEqual({ url: 'smtp://mail:25', requiresTls: false });
    expect(smtpOf({ SMTP_URL: 'smtp://127.0.0.1:1025' })).toMatchObject({ requiresTls: false });
    expect(smtpOf({})).toBeUndefined();
  });

  it.each(['mail.example.org:587', 'mail.example.org', 'http://mail.example.org', 'smtp:', 'smtp://'])('takes no %s for a mail server', (SMTP_URL) => {
    expect(() => embedded({ SMTP_URL })).toThrow('SMTP_URL must be an address like smtp://');
  });

  it.each(['smtp://anna:50%@mail.example.org', 'smtp://%zz@mail.example.org:25'])(
    'takes no %s for a mail server, whose account nothing could read',
    (SMTP_URL) => {
      expect(() => embedded({ SMTP_URL })).toThrow('SMTP_URL must be an address like smtp://');
    },
  );

  it('knows admins and senders by addresses that mail can reach', () => {
    expect(embedded({ KLOAK_ADMIN_EMAIL: ' Oma@münchen.example' }).adminEmail).toBe('Oma@xn--mnchen-3ya.example');
    for (const KLOAK_ADMIN_EMAIL of ['anna', 'anna@localhost', 'Anna <anna@example.org>'])
      expect(() => embedded({ KLOAK_ADMIN_EMAIL })).toThrow('KLOAK_ADMIN_EMAIL must be a mail address like anna@example.org');
    expect(embedded({ KLOAK_MAIL_FROM: 'Oma <kloak@münchen.example>' }).mailFrom).toBe('Oma <kloak@xn--mnchen-3ya.example>');
    expect(embedded({ KLOAK_MAIL_FROM: 'kloak@mail' }).mailFrom).toBe('kloak@mail');
    expect(embedded().mailFrom).toBe('Kloak <kloak@localhost>');
    for (const KLOAK_MAIL_FROM of ['Kloak', 'Kloak <kloak>', '@example.org', 'a@b.org, c@d.org', 'Kloak <kloak@example.org', 'a@b@c.org'])
      expect(() => embedded({ KLOAK_MAIL_FROM })).toThrow('KLOAK_MAIL_FROM must be like Kloak <kloak@example.org>');
  });
});
