import { given } from '@kloak/platform/testing/given.ts';
import { refresh as decideRefresh, endByOwner, endBySignOut, endByTime, type SessionEvent, session, start } from './session.ts';

const begun = '2026-01-01T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(begun) + seconds * 1000);
const day = 24 * 60 * 60;
const known = { passwordSecret: 'password:a' };
const facts = (remember = false) => ({ session: 's', account: 'a', remember, at: begun, device: 'Firefox on Linux', ...known });
const started = (remember = false): SessionEvent => ({ type: 'SessionStarted', data: facts(remember) });
const refreshed = (generation: number, seconds: number, remember = false, passwordSecret = 'password:a'): SessionEvent => ({
  type: 'SessionRefreshed',
  data: { session: 's', account: 'a', generation, remember, startedAt: begun, at: after(seconds).toISOString(), passwordSecret },
});
const ended = (reason: 'SIGNED_OUT' | 'TOKEN_REUSED' | 'EXPIRED' | 'PASSWORD_CHANGED' | 'ENDED_BY_OWNER' | 'INACTIVE'): SessionEvent => ({
  type: 'SessionEnded',
  data: { session: 's', account: 'a', reason },
});
/** Refreshes with the password of the sign-in. */
const refresh = (shown: number, now: Date, password = { ...known, changedIn: '' }, idleMs = 0) =>
  decideRefresh({ shown, now, password, idleMs, counted: undefined });
/** A newest token that is counted outside the log. */
const refreshCounted = (shown: number, generation: number, seconds: number, idleMs = 0) =>
  decideRefresh({ shown, now: after(seconds), password: { ...known, changedIn: '' }, idleMs, counted: { generation, at: after(900).toISOString() } });

describe('a session', () => {
  it('starts once', () => {
    given(session)
      .when(start(facts(true)))
      .then([started(true)]);
    given(session, [started()])
      .when(start(facts(true)))
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

  it('tells nothing of a refresh that is counted beside the log', () => {
    for (const shown of [7, 8])
      given(session, [started()])
        .when(refreshCounted(shown, 8, 1800))
        .then([]);
    given(session, [started()])
      .when(refreshCounted(6, 8, 1800))
      .then([ended('TOKEN_REUSED')]);
    given(session, [started()])
      .when(refreshCounted(9, 8, 1800))
      .thenRefuses('session-ended');
    given(session, [started(true)])
      .when(refreshCounted(8, 8, 900 + 2701, 1_800_000))
      .then([ended('INACTIVE')]);
    given(session, [started(true)])
      .when(refreshCounted(8, 8, 900 + 2700, 1_800_000))
      .then([]);
  });

  it('goes on from the log where the count beside it is late', () => {
    given(session, [started(), refreshed(5, 900)])
      .when(refreshCounted(5, 3, 1800))
      .then([]);
    given(session, [started(), refreshed(5, 900)])
      .when(refreshCounted(3, 3, 1800))
      .then([ended('TOKEN_REUSED')]);
  });

  it('ends once its time is over', () => {
    given(session, [started()])
      .when(endByTime(after(day)))
      .then([]);
    given(session, [started(), refreshed(2, 900)])
      .when(endByTime(after(day + 1)))
      .then([ended('EXPIRED')]);
    given(session, [ended('SIGNED_OUT')])
      .when(endByTime(after(day + 1)))
      .then([]);
  });

  it('is known from its newest event alone', () => {
    given(session, [refreshed(7, 900, true)])
      .when(refresh(7, after(1000)))
      .then([refreshed(8, 1000, true)]);
  });

  it.each([930, 940, day])('gives the same successor to a token shown again whose successor nobody showed: after %i s', (seconds) => {
    given(session, [started(), refreshed(2, 900)])
      .when(refresh(1, after(seconds)))
      .then([]);
  });

  it('ends for both when a token is shown again whose successor was used', () => {
    given(session, [started(), refreshed(2, 900), refreshed(3, 905)])
      .when(refresh(1, after(906)))
      .then([ended('TOKEN_REUSED')]);
  });

  it('ends where nobody used it for as long as the settings allow, and the life of an access token', () => {
    const [idleMs, password] = [1_800_000, { ...known, changedIn: '' }];
    given(session, [started(true), refreshed(2, 900, true)])
      .when(refresh(2, after(900 + 2700), password, idleMs))
      .then([refreshed(3, 900 + 2700, true)]);
    given(session, [started(true), refreshed(2, 900, true)])
      .when(refresh(2, after(900 + 2701), password, idleMs))
      .then([ended('INACTIVE')]);
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

  it('ends at its next refresh where the password was changed elsewhere, and goes on where it was changed here', () => {
    const changed = (changedIn: string) => ({ passwordSecret: 'password:b', changedIn });
    for (const before of [[started()], [started(), refreshed(2, 900)]]) {
      for (const elsewhere of ['', 'another'])
        given(session, before)
          .when(refresh(before.length, after(900), changed(elsewhere)))
          .then([ended('PASSWORD_CHANGED')]);
      given(session, before)
        .when(refresh(before.length, after(900), changed('s')))
        .then([refreshed(before.length + 1, 900, false, 'password:b')]);
    }
  });

  it('learns the password at its next refresh where it began before that was recorded', () => {
    const { passwordSecret, ...data } = facts();
    given(session, [{ type: 'SessionStarted', data }])
      .when(refresh(1, after(900)))
      .then([refreshed(2, 900, false, passwordSecret)]);
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
