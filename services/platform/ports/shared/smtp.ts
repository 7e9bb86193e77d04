// Sending by SMTP, but for the driver, which each platform brings itself.
import { isIPv4, isIPv6 } from 'node:net';
import { isFields } from '../../codec/fields.ts';
import { Refusal, unavailable } from '../../errors.ts';
import type { Mail } from '../mail.ts';
import { domainOf, messageOf } from './message.ts';

/** `url` is `smtp[s]://user:password@host:port`; with `requiresTls` a server that offers no TLS gets neither account nor message. */
export type SmtpServer = { url: string; requiresTls: boolean };

/** RFC 5321, 4.1.3: an IP address is no name, and needs brackets. */
function greetingOf(domain: string): string {
  const bare = domain.replace(/^\[(.*)\]$/, '$1');
  if (isIPv6(bare)) return `[IPv6:${bare}]`;
  return isIPv4(bare) ? `[${bare}]` : domain;
}

/**
 * A message contains all its text: nothing is fetched for it. Strict servers want a greeting with a name, so it is the sender's. A few connections are
 * kept for later messages, and end after 20 s without one.
 */
export const smtpOptions = ({ url, requiresTls }: SmtpServer, from: string) => ({
  url,
  pool: true as const,
  maxConnections: 5,
  maxMessages: 100,
  requireTLS: requiresTls,
  name: greetingOf(domainOf(from)),
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 20_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

type Transport = { sendMail(message: ReturnType<typeof messageOf>): Promise<unknown>; close(): void };

/** A reply 5yz (RFC 5321, 4.2.1: never again) to the recipient or the text; to anything before them it is about all messages. */
function isAboutMessage(error: unknown): boolean {
  return isFields(error) && (error.command === 'RCPT TO' || error.command === 'DATA') && Number(error.responseCode) >= 500;
}

/** Sends each message in the name of `from`, an address with or without a name. The transport is opened for the first one. */
export function mailBy(open: () => Promise<Transport>, from: string): Mail {
  let transport: Promise<Transport> | undefined;
  let problem: string | undefined;
  return {
    async send(message) {
      try {
        transport ??= open();
        await (await transport).sendMail(messageOf(message, from));
        problem = undefined;
      } catch (error) {
        // The server's text may contain the address or the credentials, so it is not passed on.
        if (isAboutMessage(error)) throw new Refusal('invalid', 'letter-refused', 'The mail server does not take this letter.');
        problem = 'the mail server does not take our mails';
        throw unavailable('Mail');
      }
    },
    outbox: async () => [],
    problems: () => (problem === undefined ? [] : [problem]),
    close: async () => (await transport)?.close(),
  };
}
