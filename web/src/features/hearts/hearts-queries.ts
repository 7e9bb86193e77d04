import type { Profile } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { entriesOf, growingList, type PartRequest } from '../../lib/growing-list.ts';
import { pressMutation } from '../../lib/press-mutation.ts';
import { patchCount } from '../../posts/data/patch-posts.ts';
import { ownHeartsKey } from '../../posts/data/posts-of.ts';
import type { Item } from '../../posts/item.ts';
import { type HeartsPage, heartKey, heartsKey } from './note-hearts.ts';
import { heartsTexts as t } from './texts.ts';

export const heartsPerPage = 50;
async function listHearts({ kind, id }: Item, me: string, part: PartRequest) {
  const { reactions, total, next } = await (kind === 'video'
    ? query('POST /api/video/getAllReactions', { videoId: id, profileId: me, ...part })
    : query('POST /api/image/getAllReactions', { imageId: id, profile: me, ...part }));
  return { entries: reactions, about: total, next };
}

/** Gives a heart; twice is once. */
export function giveHeart({ kind, id }: Item, me: string): Promise<unknown> {
  if (kind === 'video') return mutate('POST /api/video/addVideoReaction', { videoId: id, profile: me, reactionType: 'Love' });
  return mutate('POST /api/image/addImageReaction', { imageId: id, profile: me, reactionType: 'Love' });
}

function takeHeart({ kind, id }: Item, me: string): Promise<unknown> {
  if (kind === 'video') return mutate('POST /api/video/removeVideoReaction', { videoId: id, profile: me });
  return mutate('POST /api/image/removeImageReaction', { imageId: id, profile: me });
}

/** Returns the hearts of an item: the caller's own first, then the newest. */
export function heartsQuery(item: Item, me: string) {
  return infiniteQueryOptions({
    queryKey: heartsKey(item.id, me),
    ...growingList(heartsPerPage, (part) => listHearts(item, me, part)),
    select: (list) => {
      const hearts = entriesOf(list);
      return { hearts, total: list.pages[0]?.about ?? 0, mine: hearts.some(({ profile }) => profile._id === me) };
    },
  });
}

/** Gives or withdraws the heart. */
export function heartMutation(client: QueryClient, item: Item, me: Profile) {
  const { queryKey } = heartsQuery(item, me._id);
  return pressMutation(client, {
    mutationKey: heartKey(item.id),
    queryKey,
    staleKeys: [queryKey, ownHeartsKey],
    send: (give) => (give ? giveHeart(item, me._id) : takeHeart(item, me._id)),
    show(give) {
      const before = client.getQueryData(queryKey);
      const had = before?.pages.some(({ entries }) => entries.some(({ profile }) => profile._id === me._id)) ?? false;
      const more = Number(give) - Number(had);
      patchCount(client, item.id, 'heartCount', more);
      client.setQueryData(queryKey, (now) => now && { ...now, pages: now.pages.map((page, index) => withMine(page, index === 0 && give, give, me)) });
      return () => {
        client.setQueryData(queryKey, before);
        patchCount(client, item.id, 'heartCount', -more);
      };
    },
    failed: (give) => (give ? t.giveFailed : t.takeFailed),
  });
}

function withMine(page: HeartsPage, here: boolean, give: boolean, me: Profile): HeartsPage {
  const others = page.entries.filter(({ profile }) => profile._id !== me._id);
  const had = others.length !== page.entries.length;
  const about = page.about + (give ? (had ? 0 : 1) : had ? -1 : 0);
  return { ...page, about, entries: here ? [{ _id: 'mine', profile: me, reactionType: 'Love' }, ...others] : others };
}
