import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { accessTokenMs, rememberedDays, type SessionEnd, sessionOver } from '@kloak/proto/rules/people/sessions.ts';
import type { IdentityEvent } from '@kloak/proto/types/identity.ts';

export type SessionEvent = Extract<IdentityEvent, { type: 'SessionStarted' | 'SessionRefreshed' | 'SessionEnded' }>;
type ActiveSession = {
  status: 'active';
  id: string;
  account: string;
  remember: boolean;
  /** Generation of the newest refresh token in the log. */
  generation: number;
  startedAt: string;
  /** Time of the newest refresh in the log, or of the start: ISO 8601 UTC. */
  refreshedAt: string;
  /** Secret of the password that the session last recorded; sessions from before this field have none. */
  passwordSecret: string | undefined;
};
type Session = { status: 'none' } | ActiveSession | { status: 'ended'; account: string; reason: EndReason };
type EndReason = Extract<SessionEvent, { type: 'SessionEnded' }>['data']['reason'];

/** End of a session, used or not. */
export const endOf = (startedAt: string, remember: boolean) => new Date(Date.parse(startedAt) + (remember ? rememberedDays : 1) * dayMs);

/** `session:{id}` — one sign-in on one device. */
export const session = aggregate<Session, SessionEvent, { session: string; account: string }>({
  name: 'session',
  initial: { status: 'none' },
  reads: 'last',
  // Refreshes are counted outside the log, which older builds do not know.
  evolveVersion: 2,
  evolve(state, event) {
    switch (event.type) {
      case 'SessionStarted': {
        const { session: id, account, remember, at, passwordSecret } = event.data;
        return { status: 'active', id, account, remember, generation: 1, startedAt: at, refreshedAt: at, passwordSecret };
      }
      case 'SessionRefreshed': {
        const { session: id, account, generation, remember, startedAt, at, passwordSecret } = event.data;
        return { status: 'active', id, account, remember, generation, startedAt, refreshedAt: at, passwordSecret };
      }
      case 'SessionEnded':
        return { status: 'ended', account: event.data.account, reason: event.data.reason };
      default:
        return state;
    }
  },
  // Partition key: the account.
  stream: ({ session: id, account }) => ({ id, home: account }),
});

/** True if the session was unused for `idleMs` (0: no limit). Use within the life of an access token is not recorded, so that time is added. */
export const isInactive = (refreshedAt: string, now: Date, idleMs: number): boolean =>
  idleMs > 0 && now.getTime() - Date.parse(refreshedAt) > idleMs + accessTokenMs;

/** Reasons that a browser may learn; a sign-out has none. */
const endsByReason: Readonly<Partial<Record<EndReason, SessionEnd>>> = {
  TOKEN_REUSED: 'reused',
  EXPIRED: 'expired',
  PASSWORD_CHANGED: 'password',
  ENDED_BY_OWNER: 'elsewhere',
  ACCOUNT_DELETED: 'deleted',
  INACTIVE: 'idle',
};

/** Reason why a session ended; `undefined` while it is active, and after a sign-out. */
export const endReasonOf = (state: Session): SessionEnd | undefined => (state.status === 'ended' ? endsByReason[state.reason] : undefined);

/** Refusal for an ended session, with the reason if it may be known. */
export function sessionEnded(state: Session = { status: 'none' }): Refusal {
  const { kind, code, message } = sessionOver;
  const reason = endReasonOf(state);
  return new Refusal(kind, code, message, reason && { reason });
}

/** Starts the session; idempotent. */
export function start(facts: { session: string; account: string; remember: boolean; at: string; device: string; passwordSecret: string }) {
  return (state: Session): SessionEvent[] => (state.status === 'none' ? [{ type: 'SessionStarted', data: facts }] : []);
}

const ended = ({ id, account }: ActiveSession, reason: EndReason): SessionEvent[] => [{ type: 'SessionEnded', data: { session: id, account, reason } }];

/** Current secret of the account's password, and the session that changed it last; empty: unchanged, or changed by a link. */
type Password = { passwordSecret: string; changedIn: string };

/** True if the password changed in another session since this one began. Checked here, so that older sessions end at their next refresh at the latest. */
const isOutdated = ({ id, passwordSecret: known }: ActiveSession, { passwordSecret, changedIn }: Password) =>
  known !== undefined && known !== passwordSecret && changedIn !== id;

/** Newest refresh token counted outside the log: ISO 8601 UTC. */
type RefreshCount = { generation: number; at: string };

/** The higher count wins: the one outside the log may lag if a process was killed in between. */
function newestOf({ generation, refreshedAt: at }: ActiveSession, counted: RefreshCount | undefined): RefreshCount {
  return counted !== undefined && counted.generation >= generation ? counted : { generation, at };
}

/** `counted`: `undefined` for a session older than that count. `shown`: the token's generation. */
type Refresh = { shown: number; counted: RefreshCount | undefined; now: Date; password: Password; idleMs: number };

/**
 * Uses a refresh token. [Note: Refresh tokens] The newest token returns its successor. The one before it stays valid until the newest is used, for a
 * second tab or a lost answer: its holder gets the same successor. An older token means that two hold it, so the session ends for both. The newest
 * generation is counted outside the log (`Rotation`), by the caller, after this decision. So a refresh writes no event. Only the first one of a session
 * without a count does: older builds count by the log, and refuse the session from then on. Refuses an ended session. Ending writes an event, so the
 * caller reads the state afterwards.
 */
export function refresh({ shown, counted, now, password, idleMs }: Refresh) {
  return (state: Session): SessionEvent[] => {
    if (state.status !== 'active') throw sessionEnded(state);
    const newest = newestOf(state, counted);
    if (shown > newest.generation) throw sessionEnded();
    if (now > endOf(state.startedAt, state.remember)) return ended(state, 'EXPIRED');
    if (isInactive(newest.at, now, idleMs)) return ended(state, 'INACTIVE');
    if (isOutdated(state, password)) return ended(state, 'PASSWORD_CHANGED');
    if (shown < newest.generation - 1) return ended(state, 'TOKEN_REUSED');
    if (counted !== undefined || shown < newest.generation) return [];
    const { id, account, remember, startedAt } = state;
    const { passwordSecret } = password;
    const data = { session: id, account, generation: shown + 1, remember, startedAt, at: now.toISOString(), passwordSecret };
    return [{ type: 'SessionRefreshed', data }];
  };
}

/** Ends a session whose time is over. */
export function endByTime(now: Date) {
  return (state: Session): SessionEvent[] => (state.status === 'active' && now > endOf(state.startedAt, state.remember) ? ended(state, 'EXPIRED') : []);
}

/** Ends the session; no-op if it has ended. */
const endFor =
  (reason: EndReason) =>
  (state: Session): SessionEvent[] =>
    state.status === 'active' ? ended(state, reason) : [];

export const endBySignOut = endFor('SIGNED_OUT');
export const endByDeletion = endFor('ACCOUNT_DELETED');
export const endByPasswordChange = endFor('PASSWORD_CHANGED');

/** Refuses: 404 `no-session` if it never existed or belongs to another account. Anybody can name the id of a stream. */
export function endByOwner(account: string) {
  return (state: Session): SessionEvent[] => {
    if (state.status === 'none' || state.account !== account) throw new Refusal('missing', 'no-session', 'There is no such session.');
    return endFor('ENDED_BY_OWNER')(state);
  };
}
