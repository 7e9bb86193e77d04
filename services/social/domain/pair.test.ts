import { given } from '@kloak/platform/testing/given.ts';
import {
  accepted,
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
import { accept, type Full, joinInvited, pair, pairChange, reject, request } from './pair.ts';

describe('two members', () => {
  it('are one pair, whoever acts', () => {
    expect(pairChange('anna', 'ben')).toEqual({ low: 'anna', high: 'ben', by: 'anna' });
    expect(pairChange('ben', 'anna')).toEqual({ low: 'anna', high: 'ben', by: 'ben' });
  });
});

describe('asking to connect', () => {
  it('makes a request, once', () => {
    given(pair)
      .when(request(byAnna, now, room))
      .then([requested('anna')]);
    given(pair, [requested('anna')])
      .when(request(byAnna, now, room))
      .then([]);
  });

  it('says yes when the other has asked', () => {
    given(pair, [requested('anna')])
      .when(request(byBen, now, room))
      .then([accepted('ben')]);
  });

  it('changes nothing between friends', () => {
    given(pair, [requested('anna'), accepted('ben')])
      .when(request(byAnna, now, room))
      .then([]);
  });

  it('is not heard for 30 days after a decline', () => {
    given(pair, [requested('anna'), declined('ben')])
      .when(request(byAnna, daysLater(29), room))
      .then([requestDeferred('anna')]);
    given(pair, [requested('anna'), declined('ben')])
      .when(request(byAnna, daysLater(30), room))
      .then([requested('anna')]);
  });

  it('is held off once, and heard when it is repeated after the 30 days', () => {
    const before = [requested('anna'), declined('ben'), requestDeferred('anna')];
    given(pair, before)
      .when(request(byAnna, daysLater(29), room))
      .then([]);
    given(pair, before)
      .when(request(byAnna, daysLater(30), room))
      .then([requested('anna')]);
  });

  it('says yes to what was held off', () => {
    given(pair, [requested('anna'), declined('ben'), requestDeferred('anna')])
      .when(request(byBen, daysLater(1), room))
      .then([accepted('ben')]);
  });

  it('is heard at once from the one who declined', () => {
    given(pair, [requested('anna'), declined('ben')])
      .when(request(byBen, daysLater(1), room))
      .then([requested('ben')]);
  });

  it('is heard again after a cancelled request and after a removed connection', () => {
    given(pair, [requested('anna'), cancelled('anna')])
      .when(request(byAnna, now, room))
      .then([requested('anna')]);
    given(pair, [requested('anna'), accepted('ben'), removed('ben')])
      .when(request(byAnna, now, room))
      .then([requested('anna')]);
  });
});

describe('as many as may be', () => {
  const full = (...of: (keyof Full)[]): Full => ({ ...room, ...Object.fromEntries(of.map((one) => [one, true])) });

  it('are the open requests of one member, and those to one, also where the other has said no', () => {
    for (const events of [[], [requested('anna'), declined('ben')]]) {
      given(pair, events)
        .when(request(byAnna, now, full('sent')))
        .thenRefuses('too-many-sent');
      given(pair, events)
        .when(request(byAnna, now, full('received')))
        .thenRefuses('too-many-received');
    }
    given(pair, [requested('anna')])
      .when(request(byAnna, now, full('sent', 'received')))
      .then([]);
    given(pair, [requested('anna')])
      .when(request(byBen, now, full('sent', 'received')))
      .then([accepted('ben')]);
  });

  it('are the connections of either', () => {
    for (const decision of [request(byBen, now, full('friends')), accept(byBen, full('friends'))]) {
      given(pair, [requested('anna')])
        .when(decision)
        .thenRefuses('too-many-friends');
      given(pair, [requested('anna'), accepted('ben')])
        .when(decision)
        .then([]);
    }
  });
});

describe('accepting', () => {
  it('answers the other’s request, once', () => {
    given(pair, [requested('anna')])
      .when(accept(byBen, room))
      .then([accepted('ben')]);
    given(pair, [requested('anna'), accepted('ben')])
      .when(accept(byBen, room))
      .then([]);
  });

  it('is refused where nobody asked, and for one’s own request', () => {
    given(pair).when(accept(byBen, room)).thenRefuses('no-request');
    given(pair, [requested('anna')])
      .when(accept(byAnna, room))
      .thenRefuses('no-request');
    for (const more of [[], [requestDeferred('anna')], [requestDeferred('anna'), deferredRequestCancelled('anna')]]) {
      given(pair, [requested('anna'), declined('ben'), ...more])
        .when(accept(byBen, room))
        .thenRefuses('no-request');
    }
  });
});

describe('rejecting', () => {
  it('declines the other’s request', () => {
    given(pair, [requested('anna')])
      .when(reject(byBen, now))
      .then([declined('ben')]);
  });

  it('takes back one’s own', () => {
    given(pair, [requested('anna')])
      .when(reject(byAnna, now))
      .then([cancelled('anna')]);
  });

  it('takes back what was held off, and the 30 days go on', () => {
    const before = [requested('anna'), declined('ben'), requestDeferred('anna')];
    given(pair, before)
      .when(reject(byAnna, daysLater(1)))
      .then([deferredRequestCancelled('anna')]);
    given(pair, before)
      .when(reject(byBen, daysLater(1)))
      .then([]);
    given(pair, [...before, deferredRequestCancelled('anna')])
      .when(request(byAnna, daysLater(29), room))
      .then([requestDeferred('anna')]);
    given(pair, [...before, deferredRequestCancelled('anna')])
      .when(request(byAnna, daysLater(30), room))
      .then([requested('anna')]);
  });

  it('ends a connection, from either side', () => {
    given(pair, [requested('anna'), accepted('ben')])
      .when(reject(byAnna, now))
      .then([removed('anna')]);
    given(pair, [requested('anna'), accepted('ben')])
      .when(reject(byBen, now))
      .then([removed('ben')]);
  });

  it('changes nothing where there is nothing', () => {
    given(pair).when(reject(byAnna, now)).then([]);
    given(pair, [requested('anna'), declined('ben')])
      .when(reject(byBen, now))
      .then([]);
    given(pair, [requested('anna'), accepted('ben'), removed('ben')])
      .when(reject(byAnna, now))
      .then([]);
  });
});

describe('one whom the other had invited by mail', () => {
  it('is connected once joined by the link of the mail', () => {
    given(pair)
      .when(joinInvited(byAnna, true, room))
      .then([requested('anna'), accepted('ben')]);
    given(pair, [requested('anna')])
      .when(joinInvited(byAnna, true, room))
      .then([accepted('ben')]);
  });

  it('is asked, once, where the link was not used', () => {
    given(pair)
      .when(joinInvited(byAnna, false, room))
      .then([requested('anna')]);
    given(pair, [requested('anna')])
      .when(joinInvited(byAnna, false, room))
      .then([]);
  });

  it('who has asked already is told yes', () => {
    given(pair, [requested('ben')])
      .when(joinInvited(byAnna, false, room))
      .then([accepted('anna')]);
  });

  it('keeps what the two have said since', () => {
    for (const cameByLink of [true, false]) {
      given(pair, [requested('anna'), declined('ben')])
        .when(joinInvited(byAnna, cameByLink, room))
        .then([]);
      given(pair, [requested('anna'), accepted('ben')])
        .when(joinInvited(byAnna, cameByLink, room))
        .then([]);
    }
  });

  it('is left alone where there is no room, and asked where only the connections are as many as may be', () => {
    for (const full of [{ sent: true }, { received: true }]) {
      given(pair)
        .when(joinInvited(byAnna, false, { ...room, ...full }))
        .then([]);
    }
    given(pair)
      .when(joinInvited(byAnna, true, { ...room, friends: true }))
      .then([requested('anna')]);
    given(pair, [requested('ben')])
      .when(joinInvited(byAnna, true, { ...room, friends: true }))
      .then([]);
  });
});
