import type { Answer } from '@kloak/proto/api/types.ts';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { query } from '../lib/api.ts';

type Counts = Answer<'POST /api/profile/counts'>;

/** Returns all numbers of the menus. The query of each number repeats it. */
const countsQuery = (me: string) =>
  queryOptions({ queryKey: ['counts', me], queryFn: () => query('POST /api/profile/counts', { profileId: me }), retry: false });

/** Query of one number, as its function receives it. */
type Asked = { readonly client: QueryClient; readonly queryKey: QueryKey };
/** `own`: makes the call for this number alone. */
type OneCount<Name extends keyof Counts> = { readonly me: string; readonly name: Name; readonly own: () => Promise<NonNullable<Counts[Name]>> };

/**
 * Returns a number of the menus to its query. The first time, one call is made for all of them. Its own call is made later, after a push, or if the
 * service that counts it was unavailable.
 */
export async function countOf<Name extends keyof Counts>({ client, queryKey }: Asked, { me, name, own }: OneCount<Name>): Promise<NonNullable<Counts[Name]>> {
  const counts = client.getQueryData(queryKey) === undefined ? await client.fetchQuery(countsQuery(me)) : undefined;
  return counts?.[name] ?? own();
}
