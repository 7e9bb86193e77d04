// Request limits. The cache counts them, so all gateways share the counts. If the cache is unavailable, nothing is limited.
import { Refusal } from '@kloak/platform/errors.ts';
import type { Cache } from '@kloak/platform/ports/cache.ts';
import type { Logger } from 'pino';

type Limit = { times: number; seconds: number; by: 'caller' | 'address' | 'attempt' };

/** The one table. `caller` is the account, for guests the address; an address of IPv6 counts as its /64. */
export const limits = {
  /** Reading calls. */
  read: { times: 1200, seconds: 60, by: 'caller' },
  /** Calls that write. */
  write: { times: 300, seconds: 60, by: 'caller' },
  /** Calls that change a group, whose events contain all its members. */
  group: { times: 300, seconds: 3600, by: 'caller' },
  /** Bytes of writing bodies, which grow the logs: ten thousand photographs with their texts use a quarter. */
  writtenBytes: { times: 50_000_000, seconds: 3600, by: 'caller' },
  /** Bytes posted to signed forms, each requested by a `write`: some uploads of a hundred files with previews. */
  store: { times: 1200, seconds: 60, by: 'caller' },
  /** Changes of one's own picture, which is stored and rendered. */
  avatar: { times: 60, seconds: 3600, by: 'caller' },
  /** Subscriptions of browsers, each of which resolves a name. */
  pushes: { times: 60, seconds: 3600, by: 'caller' },
  /** Checks of names and addresses, and searches for people. */
  lookup: { times: 120, seconds: 60, by: 'caller' },
  /** Names and addresses of everybody, for admins: looked through and searched, not copied. */
  everybody: { times: 200, seconds: 3600, by: 'caller' },
  /** Invites: each may mail a stranger, and reveals whether an address is a member's. */
  invite: { times: 60, seconds: 86_400, by: 'caller' },
  /** A household signs in from one address. */
  signIn: { times: 120, seconds: 300, by: 'address' },
  /** The same for the /56 and /48 of an IPv6 address, since a whole one contains hundreds or thousands of networks. */
  signInArea: { times: 240, seconds: 300, by: 'address' },
  signInSite: { times: 960, seconds: 300, by: 'address' },
  /** Per account, from one network or one known browser; a success resets it. See [Note: Limits of signing in]. */
  signInPlace: { times: 20, seconds: 900, by: 'attempt' },
  /** Per account, from all other browsers together. */
  signInMail: { times: 200, seconds: 3600, by: 'attempt' },
  /** Prevents guessing the password in a browser that is signed in. */
  changePassword: { times: 20, seconds: 900, by: 'caller' },
  /** The same for changes of admins, which are also mailed. */
  changeAdmins: { times: 20, seconds: 900, by: 'caller' },
  register: { times: 120, seconds: 3600, by: 'address' },
  /** Account recovery, where names and addresses could be guessed. */
  recover: { times: 20, seconds: 900, by: 'address' },
  /** Tokens of mails. */
  verify: { times: 120, seconds: 900, by: 'address' },
  /** New sessions for old refresh tokens. */
  refresh: { times: 240, seconds: 60, by: 'address' },
  /** Calls of a payment provider, genuine or not. */
  webhook: { times: 1200, seconds: 60, by: 'address' },
  /** Trying cards in the sandbox of payments. */
  sandboxPage: { times: 120, seconds: 60, by: 'address' },
  /** Calls that use the payment provider. */
  payment: { times: 60, seconds: 900, by: 'caller' },
  /** Photographs and videos: pages have many pictures, and players request ranges. */
  fetch: { times: 6000, seconds: 60, by: 'caller' },
  /** Archives of originals, whose lists are read each time. */
  archive: { times: 120, seconds: 3600, by: 'caller' },
  /** Skipped bytes of archives that are made and dropped when a download resumes: ten times the largest part. */
  archiveSkippedBytes: { times: 40_000_000_000, seconds: 3600, by: 'caller' },
  /** Handshakes of sockets. */
  connect: { times: 240, seconds: 60, by: 'caller' },
  /** New sockets of a member: many at once, because all tabs reconnect when a server returns. */
  socket: { times: 50, seconds: 10, by: 'caller' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export type Limiter = {
  /** Counts once, or `by`. Refuses: 429 with `retryAfter`. No-op for an unknown caller. */
  count(name: LimitName, who: string | undefined, by?: number): Promise<void>;
  /** The same, of a caller at an address. */
  countCaller(name: LimitName, account: string | undefined, address: string | undefined, by?: number): Promise<void>;
  forget(name: LimitName, who: string): Promise<void>;
};

const keyOf = (name: LimitName, who: string) => `limit:${name}:${who}`;

export function limiterOn(cache: Cache, on: boolean, log: Logger): Limiter {
  const trying = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      log.warn({ err: error }, 'limits cannot be counted');
      return undefined;
    }
  };
  const count: Limiter['count'] = async (name, who, by) => {
    if (!on || who === undefined) return;
    const { times, seconds } = limits[name];
    const counted = await trying(cache.count(keyOf(name, who), seconds, by));
    if (counted === undefined || counted.count <= times) return;
    throw new Refusal('too-many', 'too-many', 'That was too often. Please wait a little and try again.', { retryAfter: Math.max(counted.resetsInSeconds, 1) });
  };
  return {
    count,
    countCaller: (name, account, address, by) => count(name, limits[name].by === 'caller' ? (account ?? address) : address, by),
    async forget(name, who) {
      if (on) await trying(cache.remove(keyOf(name, who)));
    },
  };
}
