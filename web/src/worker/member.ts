// Whose data this worker keeps. [Note: one member] Each cache of data is named by its member, and data of one member exists at most. Only the answer to
// the session's request says who that is.
import { memberCachePrefix } from '../lib/worker-names.ts';

let member: string | undefined;
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

/** The member for whom a request is made now; undefined if nobody is known to be signed in. */
export const currentMember = (): Promise<string | undefined> => inTurn(async () => member);

/** Notes who is signed in (undefined: nobody), and drops everything of others. */
export function setMember(id: string | undefined): Promise<void> {
  return inTurn(async () => {
    member = id;
    const others = (await caches.keys()).filter((name) => name.startsWith(memberCachePrefix) && (id === undefined || !name.startsWith(cacheName(id, ''))));
    await Promise.all(others.map((name) => caches.delete(name)));
  });
}

/** Runs work on a cache of a member, who must still be signed in. */
export function withCache<Result>(owner: string | undefined, area: string, work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  return inTurn(async () => (owner === undefined || owner !== member ? undefined : work(await caches.open(cacheName(owner, area)))));
}
