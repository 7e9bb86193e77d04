import { aggregate } from '@kloak/platform/aggregate.ts';
import { digest } from '@kloak/platform/codec/keys.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { type MailTimes, recordMail } from '@kloak/platform/mails/mail-limit.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type InviteMailEvent = Extract<SocialEvent, { type: 'InviteMailAsked' }>;

/** Digest of an address, for places where the address itself must not be; independent of its spelling. */
export const addressDigest = (email: string): string => digest(normalizeAddress(email));

/** `invite-mails:{digest of the normalized address}` — mails to an invited address. The id contains a digest, because stream names are never redacted. */
export const inviteMails = aggregate<MailTimes, InviteMailEvent, { email: string }>({
  name: 'invite-mails',
  initial: [],
  reads: 'last',
  evolve: (asked, event) => (event.type === 'InviteMailAsked' ? event.data.askedAt : asked),
  stream({ email }) {
    const id = addressDigest(email);
    return { id, home: id };
  },
});

/** Records one more mail; several members may invite a person within a minute. Refuses: 429 `too-many` with `retryAfter`, in seconds. */
export function askInviteMail(now: Date) {
  return (asked: MailTimes): InviteMailEvent[] => {
    const more = recordMail(asked, now, { betweenSeconds: 0 });
    if ('askedAt' in more) return [{ type: 'InviteMailAsked', data: more }];
    const words = 'Several invites have been sent to this address today. Please try again tomorrow.';
    throw new Refusal('too-many', 'too-many', words, { retryAfter: more.retryAfterSeconds });
  };
}
