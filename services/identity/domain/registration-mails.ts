import { aggregate } from '@kloak/platform/aggregate.ts';
import { digest } from '@kloak/platform/codec/keys.ts';
import { askOrRefuse, type MailTimes } from '@kloak/platform/mails/asked-mails.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

type RegistrationMailEvent = Extract<IdentityEvent, { type: 'RegistrationMailAsked' }>;

/** `registration-mails:{digest of the normalized address}` — the mails to an address that somebody registers, who may be a stranger to its owner. */
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
 * So many in 24 hours, by whomever: more than one stranger may ask for (`registerMail` of the front door, and what one has sent again), so that few keep
 * nobody from signing up with the own address. Whom many keep from it has their mails.
 */
export const maxRegistrationMails = 16;
/** Those that were sent again are among them, up to here: what is left is for who registers. */
export const maxWithResent = 8;
const tooMany =
  'We have sent several emails to this address today. Open the newest one: whoever reads it can choose a password there and use the account. Or try again tomorrow.';

/** Has one more sent. Refuses as `askOrRefuse`. */
export function askRegistrationMail(now: Date) {
  return (asked: MailTimes): RegistrationMailEvent[] => [
    { type: 'RegistrationMailAsked', data: askOrRefuse(asked, now, { most: maxRegistrationMails, tooMany }) },
  ];
}

/** Has one sent again: how long lies between two is counted by account. Refuses as `askOrRefuse`. */
export function askMailAgain(now: Date) {
  return (asked: MailTimes): RegistrationMailEvent[] => [
    { type: 'RegistrationMailAsked', data: askOrRefuse(asked, now, { betweenSeconds: 0, most: maxWithResent }) },
  ];
}
