import { deleted } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { endOf } from '../domain/session.ts';

export type SessionDoc = {
  id: string;
  account: string;
  /** Sequence number of its start in the partition, which is also the account's. */
  startedSeq: number;
  device: string;
  createdAt: string;
  /** Time of its start or newest refresh in the log; refreshes counted outside the log are missing. */
  lastSeen: string;
  /** End of the session, used or not; ISO 8601 UTC. */
  expiresAt: string;
};

const bySession = ({ data }: { data: { session: string } }) => [data.session];

/**
 * One document per open session; an expired one is removed a day later. Index `ofAccount`: sessions of an account by expiry, latest first, so open ones
 * come first. Index `byEnd`: all, by expiry.
 */
export const sessions = strictView<SessionDoc>({
  name: 'sessions',
  foldVersion: 2,
  indexes: { ofAccount: { equals: ['account'], sort: 'expiresAt', order: 'newest' }, byEnd: { equals: [], sort: 'expiresAt', order: 'oldest' } },
  on: {
    identity: {
      SessionStarted: {
        ids: bySession,
        fold(_doc, { seq, data: { session: id, account, device, remember, at } }) {
          return {
            id,
            account,
            startedSeq: seq,
            device,
            createdAt: at,
            lastSeen: at,
            expiresAt: endOf(at, remember).toISOString(),
          };
        },
      },
      SessionRefreshed: change(bySession, (doc, { data }) => ({ ...doc, lastSeen: data.at })),
      SessionEnded: change(bySession, () => deleted),
    },
  },
  redact: (doc, person) => (doc.account === person ? { ...doc, device: '' } : doc),
});
