// Member whose data this worker keeps. [Note: one member] Each cache of data is named by its member, and data of one member exists at most. Only the answer to
// the session's request says who that is.
import { memberCachePrefix } from '../lib/worker-names.ts';

let member: string | undefined;
/** Number of sessions that ended or gave way to another while this worker runs. */
let session = 0;
/** Work on these caches, one after the other, so that nothing is kept after its member has left. */
let last: Promise<unknown> | undefined;

const cacheName = (id: string, area: string) => `${memberCachePrefix}${id}/${area}`;

/** The browser stops an idle worker. Names of caches say to the next one whose they are. */
async function restore(): Promise<void> {
  const name = (await caches.keys()).find((key) => key.startsWith(memberCachePrefix));
  member = name?.slice(memberCachePrefix.length).split('/')[0];
}

/** Runs work after all earlier work. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  last ??= restore();
  const result = last.then(work, work);
  last = result.catch(() => {});
  return result;
}

/** The session that a request is made in. Its answer belongs to the member of that session alone, who may become known later. */
export const currentSession = (): Promise<number> => inTurn(async () => session);

/** Notes who is signed in (undefined: nobody), and drops everything of others. */
export function setMember(id: string | undefined): Promise<void> {
  return inTurn(async () => {
    if (id === undefined || (member !== undefined && id !== member)) session++;
    member = id;
    const others = (await caches.keys()).filter((name) => name.startsWith(memberCachePrefix) && (id === undefined || !name.startsWith(cacheName(id, ''))));
    await Promise.all(others.map((name) => caches.delete(name)));
  });
}

/** Runs work on a cache of the member of a session. Returns undefined if that session is over, or its member unknown. */
export function withCache<Result>(of: number, area: string, work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  return inTurn(async () => (member === undefined || of !== session ? undefined : work(await caches.open(cacheName(member, area)))));
}
