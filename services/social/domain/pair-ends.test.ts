import { given } from '@kloak/platform/testing/given.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import {
  accepted,
  asked,
  byAnna,
  byBen,
  cancelled,
  daysLater,
  declined,
  deferredRequestCancelled,
  now,
  removed,
  requestDeferred,
  requested,
  room,
} from '../testing/pair-events.ts';
import { accept, block, endRelations, joinInvited, pair, reject, request, unblock } from './pair.ts';

describe('blocking', () => {
  type Of<Type> = Extract<SocialEvent, { type: Type }>;
  type DeclineFacts = Pick<Of<'MemberBlocked'>['data'], 'declined' | 'declinedAt' | 'held'>;
  const none: DeclineFacts = { declinedAt: '', held: false };
  const told = (by: string, blockers: string[], kept: DeclineFacts) => ({ low: 'anna', high: 'ben', by, blockers, ...kept });
  const blocked = (by: string, blockers: string[], kept = none): Of<'MemberBlocked'> => ({ type: 'MemberBlocked', data: told(by, blockers, kept) });
  const unblocked = (by: string, blockers: string[], kept = none): Of<'MemberUnblocked'> => ({ type: 'MemberUnblocked', data: told(by, blockers, kept) });
  const unheard = (by: string, blockers: string[]): Of<'ConnectionRequestHeldOff'> => ({
    ...requestDeferred(by),
    data: { ...requestDeferred(by).data, blockers },
  });
  const takenBack = (by: string, blockers: string[]): Of<'HeldOffRequestCancelled'> => ({
    ...deferredRequestCancelled(by),
    data: { ...deferredRequestCancelled(by).data, blockers },
  });
  const declinedBen = { declined: 'ben', declinedAt: asked, held: false };

  it('ends the connection, and a request of either', () => {
    given(pair, [requested('anna'), accepted('ben')])
      .when(block(byAnna, now, false))
      .then([removed('anna'), blocked('anna', ['anna'])]);
    given(pair, [requested('anna')])
      .when(block(byAnna, now, false))
      .then([cancelled('anna'), blocked('anna', ['anna'])]);
    given(pair, [requested('ben')])
      .when(block(byAnna, now, false))
      .then([declined('anna'), blocked('anna', ['anna'], declinedBen)]);
  });

  it('is once, and bounded', () => {
    given(pair, [blocked('anna', ['anna'])])
      .when(block(byAnna, now, true))
      .then([]);
    given(pair)
      .when(block(byAnna, now, true))
      .thenRefuses('too-many-blocked');
  });

  it('lets the other ask as ever, and be heard by nobody', () => {
    given(pair, [blocked('anna', ['anna'])])
      .when(request(byBen, now, room))
      .then([unheard('ben', ['anna'])]);
    for (const days of [1, 31])
      given(pair, [blocked('anna', ['anna']), unheard('ben', ['anna'])])
        .when(request(byBen, daysLater(days), room))
        .then([]);
    given(pair, [blocked('anna', ['anna']), unheard('ben', ['anna'])])
      .when(reject(byBen, now))
      .then([takenBack('ben', ['anna'])]);
  });

  it('lets who blocks ask nobody whom they block', () => {
    given(pair, [blocked('anna', ['anna'])])
      .when(request(byAnna, now, room))
      .thenRefuses('member-blocked');
  });

  it('leaves nothing to accept, and an invited member unconnected', () => {
    given(pair, [requested('ben'), declined('anna'), blocked('anna', ['anna'], declinedBen)])
      .when(accept(byAnna, room))
      .thenRefuses('no-request');
    for (const change of [byAnna, byBen])
      given(pair, [blocked('anna', ['anna'])])
        .when(joinInvited(change, true, room))
        .then([]);
  });

  it('may be by both, and each ends their own', () => {
    given(pair, [blocked('anna', ['anna'])])
      .when(block(byBen, now, false))
      .then([blocked('ben', ['anna', 'ben'])]);
    given(pair, [blocked('ben', ['anna', 'ben'])])
      .when(unblock(byAnna))
      .then([unblocked('anna', ['ben'])]);
    given(pair, [unblocked('anna', ['ben'])])
      .when(request(byAnna, now, room))
      .then([unheard('anna', ['ben'])]);
    given(pair, [blocked('anna', ['anna'])])
      .when(unblock(byBen))
      .then([]);
  });

  it('does not end how long a no is kept', () => {
    const after = [requested('ben'), declined('anna'), blocked('ben', ['ben'], declinedBen), unblocked('ben', [], declinedBen)];
    given(pair, after)
      .when(request(byBen, daysLater(29), room))
      .then([requestDeferred('ben')]);
    given(pair, after)
      .when(request(byBen, daysLater(30), room))
      .then([requested('ben')]);
  });

  it('ends with a request that was not heard as after a no', () => {
    const after = unblocked('anna', [], { ...declinedBen, held: true });
    given(pair, [blocked('anna', ['anna']), unheard('ben', ['anna'])])
      .when(unblock(byAnna))
      .then([after]);
    given(pair, [after])
      .when(request(byAnna, now, room))
      .then([accepted('anna')]);
  });
});

describe('two of whom one is to be erased', () => {
  const parting = endRelations(byAnna, now);
  const block = (by: string, blockers: string[]) => ({ low: 'anna', high: 'ben', by, blockers, declinedAt: '', held: false });

  it('are friends no more, and neither waits for the other', () => {
    given(pair, [requested('anna'), accepted('ben')])
      .when(parting)
      .then([removed('anna')]);
    given(pair, [requested('anna')])
      .when(parting)
      .then([cancelled('anna')]);
    given(pair, [requested('ben')])
      .when(parting)
      .then([declined('anna')]);
    given(pair, [requested('ben'), declined('anna'), requestDeferred('ben')])
      .when(parting)
      .then([deferredRequestCancelled('ben')]);
    given(pair).when(parting).then([]);
  });

  it('block each other no more', () => {
    given(pair, [
      { type: 'MemberBlocked', data: block('ben', ['ben']) },
      { type: 'MemberBlocked', data: block('anna', ['ben', 'anna']) },
    ])
      .when(parting)
      .then([
        { type: 'MemberUnblocked', data: block('anna', ['ben']) },
        { type: 'MemberUnblocked', data: block('ben', []) },
      ]);
  });
});
