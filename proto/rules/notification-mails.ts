// Mails about notifications.
import { type NotificationKind, notificationKinds } from './notifications.ts';
import { faultResult } from './text/checked.ts';

export const mailRhythms = ['DAILY', 'WEEKLY', 'NEVER'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/**
 * Kinds without mails, kinds with an immediate mail, and quiet hours without mails: 0 to 23, in a time zone by its IANA name. Two equal hours mean no
 * quiet time.
 */
export type MailSettings = {
  readonly rhythm: MailRhythm;
  readonly muted: readonly NotificationKind[];
  readonly atOnce: readonly NotificationKind[];
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly timeZone: string;
};

/** Once a week, because families visit only now and then and a daily mail would soon be too much; never at night. */
export const defaultMailSettings: MailSettings = { rhythm: 'WEEKLY', muted: [], atOnce: [], quietFrom: 22, quietTo: 7, timeZone: 'UTC' };

/** Hour of the day, in the member's zone; weekly mails on Sundays. */
export const mailHour = 17;

/** True if no mail is sent in this hour of the day. */
export const isQuietHour = (hour: number, { quietFrom, quietTo }: Pick<MailSettings, 'quietFrom' | 'quietTo'>): boolean =>
  quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;

/** Hour of a daily or weekly mail: after the quiet hours if it falls into them. */
export const mailHourOf = (settings: Pick<MailSettings, 'quietFrom' | 'quietTo'>): number => (isQuietHour(mailHour, settings) ? settings.quietTo : mailHour);

export const badMailSettings = faultResult('bad-mail-settings', 'This time zone is not known.').fault;
export const badUnsubscribeLink = faultResult('bad-unsubscribe-link', 'This link is not complete. Please open it from the mail again.').fault;

const maxZoneCharacters = 64;

/** True if it names a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  if (name.length > maxZoneCharacters || !/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

type NotificationEvents = {
  readonly rhythm: string;
  readonly muted: readonly string[];
  readonly atOnce: readonly string[];
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly timeZone: string;
};

const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour <= 23;

/** Parses settings: unknown kinds are dropped; undefined if they are invalid. */
export function readMailSettings({ muted, atOnce, quietFrom, quietTo, timeZone, ...told }: NotificationEvents): MailSettings | undefined {
  const rhythm = mailRhythms.find((one) => one === told.rhythm);
  if (rhythm === undefined || !isHour(quietFrom) || !isHour(quietTo) || !isTimeZone(timeZone)) return undefined;
  const known = (kinds: readonly string[]) => notificationKinds.filter((kind) => kinds.includes(kind));
  return { rhythm, muted: known(muted), atOnce: known(atOnce), quietFrom, quietTo, timeZone };
}
