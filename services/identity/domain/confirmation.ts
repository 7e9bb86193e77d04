import { aggregate } from '@kloak/platform/aggregate.ts';
import { type MailTimes, recordMailOrRefuse } from '@kloak/platform/mails/mail-limit.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';
import { alreadyConfirmed, type RegisteredAccount } from './account.ts';

type ConfirmationEvent = Extract<IdentityEvent, { type: 'ConfirmationRequested' }>;

/** `confirmation:{account}` — repeated mails that ask to confirm an address. */
export const confirmation = aggregate<MailTimes, ConfirmationEvent, { account: string }>({
  name: 'confirmation',
  initial: [],
  reads: 'last',
  evolve: (asked, event) => (event.type === 'ConfirmationRequested' ? event.data.askedAt : asked),
  stream: ({ account }) => ({ id: account, home: account }),
});

/** Asks for one more. Refuses: 409 `already-confirmed`, 429 `too-many` with `retryAfter`, in seconds. */
export function requestConfirmation({ id, verified }: Pick<RegisteredAccount, 'id' | 'verified'>, now: Date) {
  return (asked: MailTimes): ConfirmationEvent[] => {
    if (verified) throw alreadyConfirmed();
    return [{ type: 'ConfirmationRequested', data: { account: id, ...recordMailOrRefuse(asked, now) } }];
  };
}
