import { aggregate } from '@kloak/platform/aggregate.ts';
import { digest } from '@kloak/platform/keys.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { type Asked, askOrRefuse } from './asked-mails.ts';

type RegistrationMailEvent = Extract<IdentityEvent, { type: 'RegistrationMailAsked' }>;

/** `registration-mails:{digest of the normalized address}` — the mails to an address that somebody registers, who may be a stranger to its owner. */
export const registrationMails = aggregate<Asked, RegistrationMailEvent, { address: string }>({
  name: 'registration-mails',
  initial: [],
  reads: 'last',
  evolve: (asked, event) => (event.type === 'RegistrationMailAsked' ? event.data.askedAt : asked),
  stream({ address }) {
    const id = digest(normalizeAddress(address));
    return { id, home: id };
  },
});

/** Has one more sent. Refuses as `askOrRefuse`. */
export function askRegistrationMail(now: Date) {
  return (asked: Asked): RegistrationMailEvent[] => [{ type: 'RegistrationMailAsked', data: askOrRefuse(asked, now) }];
}
