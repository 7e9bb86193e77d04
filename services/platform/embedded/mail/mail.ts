import { join } from 'node:path';
import type { Mail } from '../../ports/mail.ts';
import { mailBy, smtpOptions } from '../../ports/shared/smtp.ts';
import { outboxMail } from './outbox.ts';

/** Sends by SMTP where a server is configured; else messages are kept in `dataDir/outbox`. */
export function embeddedMail({ dataDir, smtpUrl, from }: { dataDir: string; smtpUrl?: string; from: string }): Mail {
  if (smtpUrl === undefined) return outboxMail({ folder: join(dataDir, 'outbox'), from });
  return mailBy(async () => (await import('nodemailer')).createTransport(smtpOptions(smtpUrl)), from);
}
