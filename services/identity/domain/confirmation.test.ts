import { given } from '@kloak/platform/testing/given.ts';
import { confirmation, requestConfirmation } from './confirmation.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const aMinuteBefore = '2026-01-01T11:59:00.000Z';
const requested = (...askedAt: string[]) => ({ type: 'ConfirmationRequested' as const, data: { account: 'a', askedAt } });

describe('the mail that confirms an address', () => {
  const unconfirmed = { id: 'a', verified: false };

  it('is asked for again, with all of the last day in one event', () => {
    given(confirmation)
      .when(requestConfirmation(unconfirmed, now))
      .then([requested(now.toISOString())]);
    given(confirmation, [requested(aMinuteBefore)])
      .when(requestConfirmation(unconfirmed, now))
      .then([requested(aMinuteBefore, now.toISOString())]);
  });

  it('is not asked for again within a minute', () => {
    given(confirmation, [requested('2026-01-01T11:59:30.000Z')])
      .when(requestConfirmation(unconfirmed, now))
      .thenRefuses('too-many');
  });

  it('is not asked for once the address is confirmed', () => {
    given(confirmation)
      .when(requestConfirmation({ id: 'a', verified: true }, now))
      .thenRefuses('already-confirmed');
  });
});
