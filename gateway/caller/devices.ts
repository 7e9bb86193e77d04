// [Note: Limits of signing in] Attempts to sign in are limited per account, against guessing. A limit by mail address alone would let anybody lock a member
// out. So there are three limits, and each attempt counts for one or two.
// - A browser that signed in to the account before has its own limit, proved by a cookie. The cookie also proves that a browser registered an account, so a
// link confirms the address and signs in without the password. It gives no other right.
// - Every other attempt counts for its network: an IPv4 address, or the /64 of an IPv6 address, which is one household.
// - It also counts for all networks together. An attacker who uses up this limit locks out only members with a new browser.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RunningGateway } from '../options.ts';

/** Reads and writes the cookie of a browser: its random name, and a mark for each of the accounts that were registered in it or signed in last. */
export type Devices = {
  /** The browser's name, if it has signed in with this address before. */
  known(cookie: string | undefined, mail: string): string | undefined;
  /** The cookie of a browser that signed in with this address. */
  remember(cookie: string | undefined, mail: string): string;
};

/** Members who may share a tablet. */
const maxAccounts = 8;
const shape = /^[\w-]{22}(\.[\w-]{22})*$/;

function read(cookie: string | undefined): { name: string; marks: string[] } | undefined {
  if (cookie === undefined || !shape.test(cookie)) return undefined;
  const [name = '', ...marks] = cookie.split('.');
  return { name, marks };
}

export function devicesOf(key: string): Devices {
  const markOf = (name: string, mail: string) => createHmac('sha256', key).update(`${name} ${mail}`).digest('base64url').slice(0, 22);
  const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
  return {
    known(cookie, mail) {
      const device = read(cookie);
      if (device === undefined) return undefined;
      const mark = markOf(device.name, mail);
      return device.marks.some((one) => isSame(one, mark)) ? device.name : undefined;
    },
    remember(cookie, mail) {
      const { name, marks } = read(cookie) ?? { name: randomBytes(17).toString('base64url').slice(0, 22), marks: [] };
      const mark = markOf(name, mail);
      return [name, mark, ...marks.filter((one) => one !== mark).slice(0, maxAccounts - 1)].join('.');
    },
  };
}

/** The key is the same for all gateways. */
export async function openDevices(running: Pick<RunningGateway, 'ensureSecret'>): Promise<Devices> {
  return devicesOf(await running.ensureSecret('device-key', () => randomBytes(32).toString('base64url')));
}
