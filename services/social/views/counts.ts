import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { addressDigest } from '../domain/invite-mails.ts';

type Count = { count: number };
/** Number of lists per address, in parts by digest: addresses themselves are not stored here. */
type Addresses = { lists: { readonly [digest: string]: number } };
export type CountDoc = Count | Addresses;

const isCount = (doc: CountDoc | undefined): doc is Count => doc !== undefined && 'count' in doc;
const countIn = (doc: CountDoc | undefined) => (isCount(doc) ? doc.count : 0);
const listsIn = (doc: CountDoc | undefined) => (doc !== undefined && 'lists' in doc ? doc.lists : {});

const dayOf = (at: string) => `day:${at.slice(0, 10)}`;

// [Note: Counting addresses] An address counts once, even on several lists. Documents split the addresses by the first character of their digest. All 64 are
// read at once; with ten thousand invites each has some hundred.
const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
const documentOf = (digest: string) => `addresses:${digest.slice(0, 1)}`;
/** 72 bits. */
const keyOf = (digest: string) => digest.slice(1, 13);

function changed(doc: CountDoc | undefined, digest: string, by: 1 | -1): CountDoc {
  const { [keyOf(digest)]: lists = 0, ...others } = listsIn(doc);
  return { lists: lists + by > 0 ? { ...others, [keyOf(digest)]: lists + by } : others };
}

/** Documents: `accounts`, `invites`, `open-reports`, `day:{YYYY-MM-DD}` with the accounts of a day, `addresses:{sign}`. See [Note: Counting addresses]. */
export const counts = view<CountDoc>({
  name: 'counts',
  foldVersion: 2,
  on: {
    identity: {
      Registered: { ids: ({ at }) => ['accounts', dayOf(at)], fold: (doc) => ({ count: countIn(doc) + 1 }) },
      AccountDeleted: { ids: () => ['accounts'], fold: (doc) => ({ count: countIn(doc) - 1 }) },
    },
    social: {
      ReportMade: { ids: () => ['open-reports'], fold: (doc) => ({ count: countIn(doc) + 1 }) },
      ReportClosed: { ids: () => ['open-reports'], fold: (doc) => ({ count: countIn(doc) - 1 }) },
      InviteSent: {
        ids: ({ data: { email } }) => ['invites', ...(email === '' ? [] : [documentOf(addressDigest(email))])],
        fold: (doc, { data: { email } }, id) => (id === 'invites' ? { count: countIn(doc) + 1 } : changed(doc, addressDigest(email), 1)),
      },
      InviteRemoved: {
        ids: ({ data: { addressDigest: digest } }) => ['invites', ...(digest ? [documentOf(digest)] : [])],
        fold: (doc, { data: { addressDigest: digest = '' } }, id) => (id === 'invites' ? { count: countIn(doc) - 1 } : changed(doc, digest, -1)),
      },
    },
  },
});

/** Days that the console covers. */
const lately = 30;

/** Reads a simple count. */
export async function countOf(reader: ViewReader<CountDoc>, what: 'accounts' | 'invites' | 'open-reports'): Promise<number> {
  return countIn(await reader.get(what));
}

/** Accounts of the last 30 days, that of `now` among them. */
export async function recentAccountCount(reader: ViewReader<CountDoc>, now: Date): Promise<number> {
  const days = Array.from({ length: lately }, (_, ago) => dayOf(new Date(now.getTime() - ago * dayMs).toISOString()));
  return (await reader.getMany(days)).reduce((sum, doc) => sum + countIn(doc), 0);
}

/** Addresses on anybody's list. */
export async function invitedAddresses(reader: ViewReader<CountDoc>): Promise<number> {
  return (await reader.getMany(signs.map(documentOf))).reduce((sum, doc) => sum + Object.keys(listsIn(doc)).length, 0);
}
