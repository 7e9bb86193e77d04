// Settings of mails: sender, server, addresses of the admin and for visitors.
import type { SmtpServer } from '@kloak/platform/ports/shared/smtp.ts';
import { readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { withAsciiHost } from '@kloak/proto/rules/people/names.ts';
import { type Environment, type Faults, optional, switchOf } from './environment.ts';
import { isLoopback } from './reach.ts';
import { defaultOf } from './settings.ts';

/** The mail library percent-decodes account and password. */
function isPercentCoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

export function adminEmailOf(env: Environment, faults: Faults): string | undefined {
  const text = optional(env, 'KLOAK_ADMIN_EMAIL');
  if (text === undefined) return undefined;
  const { value, fault } = readAddress(text);
  if (fault) faults.push(`KLOAK_ADMIN_EMAIL must be a mail address like anna@example.org, not "${text}".`);
  return value;
}

/** `isNeeded`: strangers read the legal pages. */
export function contactEmailOf(env: Environment, isNeeded: boolean, faults: Faults): string | undefined {
  const text = optional(env, 'KLOAK_CONTACT_EMAIL');
  if (text === undefined) {
    if (isNeeded) faults.push('KLOAK_CONTACT_EMAIL is needed with a public KLOAK_URL: the mail address of who runs the vault, for the legal pages.');
    return undefined;
  }
  const { value, fault } = readAddress(text);
  if (fault) faults.push(`KLOAK_CONTACT_EMAIL must be a mail address like family@example.org, not "${text}".`);
  return value;
}

/** Sender of mails: an address, or a name with an address in angle brackets. The host part is the name used in SMTP greetings. */
export function mailFromOf(env: Environment, url: URL, faults: Faults): string {
  const text = optional(env, 'KLOAK_MAIL_FROM');
  if (text === undefined) return `Kloak <kloak@${url.hostname}>`;
  const [, name = '', inBrackets] = /^([^<>\r\n]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = withAsciiHost((inBrackets ?? text).trim());
  if (!/^[^\s<>@,;"]+@[\w.:[\]-]+$/.test(address)) faults.push(`KLOAK_MAIL_FROM must be like Kloak <kloak@example.org>, not "${text}".`);
  return inBrackets === undefined ? address : `${name}<${address}>`;
}

/** Mail server. TLS is required except on this machine, or if a setting declares the network private. */
export function smtpOf(env: Environment, faults: Faults): SmtpServer | undefined {
  const text = optional(env, 'SMTP_URL');
  const allowsPlaintext = switchOf(env, 'KLOAK_SMTP_PLAINTEXT', defaultOf('KLOAK_SMTP_PLAINTEXT'), faults);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // The text is not repeated, because it may contain a password.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '' || !isPercentCoded(url.username + url.password))
    faults.push('SMTP_URL must be an address like smtp://user:password@mail.example.org:587, or one that begins with smtps://.');
  return { url: text, requiresTls: !allowsPlaintext && !isLoopback(url?.hostname ?? '') };
}
