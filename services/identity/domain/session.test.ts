import { given } from '@kloak/platform/testing/given.ts';
import { endByOwner, endBySignOut, refresh, session, start } from './session.ts';

const begun = '2026-01-01T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(begun) + seconds * 1000);
const day = 24 * 60 * 60;
const started = (remember = false) => ({
  type: 'SessionStarted' as const,
  data: { session: 's', account: 'a', remember, at: begun, device: 'Firefox on Linux' },
});
const refreshed = (generation: number, seconds: number, remember = false) => ({
  type: 'SessionRefreshed' as const,
  data: { session: 's', account: 'a', generation, remember, startedAt: begun, at: after(seconds).toISOString() },
});
const ended = (reason: 'SIGNED_OUT' | 'TOKEN_REUSED' | 'EXPIRED' | 'ENDED_BY_OWNER') => ({
  type: 'SessionEnded' as const,
  data: { session: 's', account: 'a', reason },
});

describe('a session', () => {
  it('starts once', () => {
    given(session)
      .when(start({ session: 's', account: 'a', remember: true, at: begun, device: 'Firefox on Linux' }))
      .then([started(true)]);
    given(session, [started()])
      .when(start({ session: 's', account: 'a', remember: true, at: begun, device: 'Firefox on Linux' }))
      .then([]);
  });

  it('hands out one successor after the other', () => {
    given(session, [started()])
      .when(refresh(1, after(900)))
      .then([refreshed(2, 900)]);
    given(session, [started(), refreshed(2, 900)])
      .when(refresh(2, after(1800)))
      .then([refreshed(3, 1800)]);
  });

  it('is known from its newest event alone', () => {
    given(session, [refreshed(7, 900, true)])
      .when(refresh(7, after(1000)))
      .then([refreshed(8, 1000, true)]);
  });

  it('gives the same successor to a token shown again within 30 s', () => {
    given(session, [started(), refreshed(2, 900)])
      .when(refresh(1, after(930)))
      .then([]);
  });

  it('ends for both when a token is shown again later', () => {
    given(session, [started(), refreshed(2, 900)])
      .when(refresh(1, after(931)))
      .then([ended('TOKEN_REUSED')]);
  });

  it('ends for both when a token is shown again whose successor was used', () => {
    given(session, [started(), refreshed(2, 900), refreshed(3, 905)])
      .when(refresh(1, after(906)))
      .then([ended('TOKEN_REUSED')]);
  });

  it('lasts a day, or 30 when it is to be remembered', () => {
    given(session, [started()])
      .when(refresh(1, after(day)))
      .then([refreshed(2, day)]);
    given(session, [started()])
      .when(refresh(1, after(day + 1)))
      .then([ended('EXPIRED')]);
    given(session, [started(true)])
      .when(refresh(1, after(30 * day)))
      .then([refreshed(2, 30 * day, true)]);
    given(session, [started(true), refreshed(2, 29 * day, true)])
      .when(refresh(2, after(30 * day + 1)))
      .then([ended('EXPIRED')]);
  });

  it('refuses what was never handed out, and what is over', () => {
    given(session)
      .when(refresh(1, after(0)))
      .thenRefuses('session-ended');
    given(session, [started()])
      .when(refresh(2, after(0)))
      .thenRefuses('session-ended');
    given(session, [started(), ended('SIGNED_OUT')])
      .when(refresh(1, after(0)))
      .thenRefuses('session-ended');
  });

  it('is ended by its owner once, by nobody else, and none that never was', () => {
    given(session, [started()])
      .when(endByOwner('a'))
      .then([ended('ENDED_BY_OWNER')]);
    given(session, [ended('SIGNED_OUT')])
      .when(endByOwner('a'))
      .then([]);
    for (const before of [[], [started()], [ended('SIGNED_OUT')]]) given(session, before).when(endByOwner('b')).thenRefuses('no-session');
  });

  it('is signed out once', () => {
    given(session, [started()])
      .when(endBySignOut)
      .then([ended('SIGNED_OUT')]);
    given(session, [ended('TOKEN_REUSED')])
      .when(endBySignOut)
      .then([]);
    given(session).when(endBySignOut).then([]);
  });
});
