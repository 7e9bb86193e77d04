import type { Reaction } from '@kloak/proto/api/types.ts';
import type { HeartNow, HeartsNow } from '@kloak/proto/rules/changes.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../lib/growing-list.ts';
import { setCount } from '../../lib/patch-posts.ts';

/** `about`: how many hearts there are. */
export type HeartsPage = ListPage<Reaction, number>;

export const heartsKey = (item: string, me: string) => ['item', item, 'hearts', me] as const;
/** Under which presses of the heart of an item are under way. */
export const heartKey = (item: string) => ['heart', item] as const;

/** Shows hearts as a push tells them, wherever they are counted or listed; the list is asked for again only where the push does not name them. */
export function noteHearts(client: QueryClient, item: string, me: string, { total, changed }: HeartsNow): void {
  setCount(client, item, 'heartCount', total);
  // What one presses oneself is asked for when it is done.
  if (client.isMutating({ mutationKey: heartKey(item) }) > 0) return;
  const queryKey = heartsKey(item, me);
  const isOnItsWay = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (changed === undefined || isOnItsWay) return void client.invalidateQueries({ queryKey });
  client.setQueryData<InfiniteData<HeartsPage>>(queryKey, (list) => list && { ...list, pages: list.pages.map(withHearts(item, me, total, changed)) });
}

/** A page without the hearts that changed; the first begins with one's own, and goes on with those that were given. */
function withHearts(item: string, me: string, total: number, changed: readonly HeartNow[]) {
  const others = (entries: readonly Reaction[]) => entries.filter(({ profile }) => !changed.some((one) => one.profile._id === profile._id));
  const isMine = ({ profile }: Reaction) => profile._id === me;
  const given = changed.filter((one) => one.given).map(({ profile }): Reaction => ({ _id: `${item}.${profile._id}`, profile, reactionType: 'Love' }));
  return (page: HeartsPage, index: number): HeartsPage => {
    const there = index === 0 ? [...given.toReversed(), ...others(page.entries)] : others(page.entries);
    const entries = [...there.filter(isMine), ...there.filter((one) => !isMine(one))];
    const rest = page.rest && { ...page.rest, told: { ...page.rest.told, entries: others(page.rest.told.entries) } };
    return { ...page, about: total, entries, rest };
  };
}
