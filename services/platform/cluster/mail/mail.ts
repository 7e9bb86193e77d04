import type { Mail } from '../../ports/mail.ts';
import { mailBy, type SmtpServer, smtpOptions } from '../../ports/shared/smtp.ts';

/** Sends by SMTP. */
export function smtpMail({ smtp, from }: { smtp: SmtpServer; from: string }): Mail {
  return mailBy(async () => (await import('nodemailer')).createTransport(smtpOptions(smtp, from)), from);
}
