import { aggregate } from '@kloak/platform/aggregate.ts';
import { digest } from '@kloak/platform/codec/keys.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { type MailTimes, recordMail, recordMailOrRefuse } from '@kloak/platform/mails/mail-limit.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type RegistrationMailEvent = Extract<IdentityEvent, { type: 'RegistrationMailAsked' }>;

/** `registration-mails:{digest of the normalized address}` — mails to an address that somebody registers, who may be a stranger to its owner. */
export const registrationMails = aggregate<MailTimes, RegistrationMailEvent, { address: string }>({
  name: 'registration-mails',
  initial: [],
  reads: 'last',
  evolve: (asked, event) => (event.type === 'RegistrationMailAsked' ? event.data.askedAt : asked),
  stream({ address }) {
    const id = digest(normalizeAddress(address));
    return { id, home: id };
  },
});

/**
 * Maximum registration mails to one address in 24 hours, from all senders. More are delayed, and nobody is kept from registering. A person whom
 * strangers register receives these mails and can use the account.
 */
export const maxRegistrationMails = 16;
/** Part of the limit that repeated mails may use; the rest is for new registrations. */
export const maxResentMails = 8;

/** Records one more mail. Refuses: 503 `mails-wait` above the limit. */
export function requestRegistrationMail(now: Date) {
  return (asked: MailTimes): RegistrationMailEvent[] => {
    const more = recordMail(asked, now, { most: maxRegistrationMails });
    if (!('askedAt' in more)) throw unavailable('A turn for a mail to this address', 'mails-wait');
    return [{ type: 'RegistrationMailAsked', data: more }];
  };
}

/** Records a repeated mail; the interval between two is checked by account. Refuses like `recordMailOrRefuse`. */
export function requestMailAgain(now: Date) {
  return (asked: MailTimes): RegistrationMailEvent[] => [
    { type: 'RegistrationMailAsked', data: recordMailOrRefuse(asked, now, { betweenSeconds: 0, most: maxResentMails }) },
  ];
}
