import type { Reaction } from '@kloak/proto/api/types.ts';
import { heartPreviewCount } from '@kloak/proto/rules/pages.ts';
import type { HeartNow, HeartsPayload } from '@kloak/proto/rules/pushes/changes.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type ListPage, withEntries } from '../../lib/growing-list.ts';
import { patchGroupPost } from '../../posts/data/patch-group-posts.ts';
import { setCount } from '../../posts/data/patch-posts.ts';

/** `about`: total of hearts. */
export type HeartsPage = ListPage<Reaction, number>;

export const heartsKey = (item: string, me: string) => ['item', item, 'hearts', me] as const;
export const postHeartsKey = (groupPostId: string, me: string) => ['group', groupPostId, 'hearts', me] as const;
/** Mutation key of presses on the heart of an item or group post. */
export const heartKey = (id: string) => ['heart', id] as const;
/** Name of the heart button of an item or group post, for waiting presses. */
export const heartSlot = (id: string) => `heart ${id}`;

/** Applies pushed hearts wherever they are counted or listed; refetches the list only if the push does not include them. */
export function noteHearts(client: QueryClient, item: string, me: string, { total, changed }: HeartsPayload): void {
  setCount(client, item, 'heartCount', total);
  // The member's own press is refetched when it is done.
  if (client.isMutating({ mutationKey: heartKey(item) }) > 0) return;
  const queryKey = heartsKey(item, me);
  const isOnItsWay = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (changed === undefined || isOnItsWay) return void client.invalidateQueries({ queryKey });
  const withChanged = (page: HeartsPage, index: number): HeartsPage => ({
    ...withEntries(page, (entries) => without(entries, changed)),
    about: total,
    entries: index === 0 ? withHearts(item, page.entries, me, changed) : without(page.entries, changed),
  });
  client.setQueryData<InfiniteData<HeartsPage>>(queryKey, (list) => list && { ...list, pages: list.pages.map(withChanged) });
}

/** The same for a group post, which includes its first hearts. */
export function notePostHearts(client: QueryClient, id: string, me: string, { total, changed }: HeartsPayload): void {
  // The full list is refetched only when somebody opens it.
  void client.invalidateQueries({ queryKey: postHeartsKey(id, me) });
  patchGroupPost(client, id, (post) => {
    if (changed === undefined) return undefined;
    const reactions = withHearts(id, post.reactions, me, changed).slice(0, heartPreviewCount);
    // Only the server knows the next person to show after a heart was withdrawn.
    return reactions.length < Math.min(total, heartPreviewCount) ? undefined : { ...post, reactionCount: total, reactions };
  });
}

const without = (entries: readonly Reaction[], changed: readonly HeartNow[]): Reaction[] =>
  entries.filter(({ profile }) => !changed.some((one) => one.profile._id === profile._id));

/** First hearts of a list: the member's own, then newly given ones, then earlier ones. */
function withHearts(of: string, entries: readonly Reaction[], me: string, changed: readonly HeartNow[]): Reaction[] {
  const isMine = ({ profile }: Reaction) => profile._id === me;
  const given = changed.filter((one) => one.given).map(({ profile }): Reaction => ({ _id: `${of}.${profile._id}`, profile, reactionType: 'Love' }));
  const all = [...given.toReversed(), ...without(entries, changed)];
  return [...all.filter(isMine), ...all.filter((one) => !isMine(one))];
}
