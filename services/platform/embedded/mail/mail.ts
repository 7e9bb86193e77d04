import { join } from 'node:path';
import type { Mail } from '../../ports/mail.ts';
import { mailBy, type SmtpServer, smtpOptions } from '../../ports/shared/smtp.ts';
import { outboxMail } from './outbox.ts';

/** Sends by SMTP if a server is configured; otherwise messages are kept in `dataDir/outbox`. */
export function embeddedMail({ dataDir, smtp, from }: { dataDir: string; smtp?: SmtpServer | undefined; from: string }): Mail {
  if (smtp === undefined) return outboxMail({ folder: join(dataDir, 'outbox'), from });
  return mailBy(async () => (await import('nodemailer')).createTransport(smtpOptions(smtp, from)), from);
}
