import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { alreadyConfirmed, type RegisteredAccount } from './account.ts';
import { type Asked, askOnceMore, minBetweenSeconds } from './asked-mails.ts';

type ConfirmationEvent = Extract<IdentityEvent, { type: 'ConfirmationRequested' }>;

/** `confirmation:{account}` — the mails that ask again to confirm an address. */
export const confirmation = aggregate<Asked, ConfirmationEvent, { account: string }>({
  name: 'confirmation',
  initial: [],
  reads: 'last',
  evolve: (asked, event) => (event.type === 'ConfirmationRequested' ? event.data.askedAt : asked),
  stream: ({ account }) => ({ id: account, home: account }),
});

const justSent = 'We have just sent you an email. Please wait a minute before you ask for another one.';
const tooManyToday = 'We have sent you several emails today. Please look for them in your spam folder too, or ask again tomorrow.';

/** Asks for one more. Refuses: 409 `already-confirmed`, 429 `too-many` with `retryAfter`, in seconds. */
export function requestConfirmation({ id, verified }: Pick<RegisteredAccount, 'id' | 'verified'>, now: Date) {
  return (asked: Asked): ConfirmationEvent[] => {
    if (verified) throw alreadyConfirmed();
    const more = askOnceMore(asked, now);
    if ('retryAfterSeconds' in more) {
      const { retryAfterSeconds: retryAfter } = more;
      throw new Refusal('too-many', 'too-many', retryAfter > minBetweenSeconds ? tooManyToday : justSent, { retryAfter });
    }
    return [{ type: 'ConfirmationRequested', data: { account: id, ...more } }];
  };
}
