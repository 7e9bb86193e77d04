import type { Mail } from '../../ports/mail.ts';
import { mailBy, smtpOptions } from '../../ports/shared/smtp.ts';

/** Sends by SMTP. */
export function smtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  return mailBy(async () => (await import('nodemailer')).createTransport(smtpOptions(smtpUrl)), from);
}
