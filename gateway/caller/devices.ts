// [Note: Limits of signing in] Wrong passwords counted by the mail address alone would let anybody lock a member out. So a browser that has
// signed in to the account before is counted by itself: it carries a cookie that proves it and gives no other right. All others are counted
// by their network (an address of IPv4: behind it may be a whole provider already; a /64 of IPv6: a household has all of it), and once more
// together, against guessing from many networks. Whoever goes as far keeps out a member who comes with a new browser, and no other.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Access } from '../options.ts';
import { contextFor } from './context.ts';

/** Reads and writes the cookie of a browser: its random name, and a mark for each of the accounts that signed in last. */
export type Devices = {
  /** The browser's name, if it has signed in with this address before. */
  known(cookie: string | undefined, mail: string): string | undefined;
  /** The cookie of a browser that signed in with this address. */
  remember(cookie: string | undefined, mail: string): string;
};

/** Of a family's tablet. */
const mostAccounts = 8;
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
      return [name, mark, ...marks.filter((one) => one !== mark).slice(0, mostAccounts - 1)].join('.');
    },
  };
}

/** The key is the same for all gateways. */
export async function openDevices(access: Access): Promise<Devices> {
  const { ctx } = contextFor(access, 'devices', { requestId: 'devices' });
  return devicesOf(await ctx.secrets.ensure('device-key', () => randomBytes(32).toString('base64url')));
}
