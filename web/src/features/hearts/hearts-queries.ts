import type { Profile } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { entriesOf, growingList, type PartRequest } from '../../lib/growing-list.ts';
import { pressMutation } from '../../lib/press-mutation.ts';
import { sendOrKeep } from '../../outbox/send-or-keep.ts';
import { patchCount } from '../../posts/data/patch-posts.ts';
import { ownHeartsKey } from '../../posts/data/posts-of.ts';
import type { Item } from '../../posts/item.ts';
import { type HeartsPage, heartKey, heartSlot, heartsKey } from './note-hearts.ts';
import { heartsTexts as t } from './texts.ts';

export const heartsPerPage = 50;
async function listHearts({ kind, id }: Item, me: string, part: PartRequest) {
  const { reactions, total, next } = await (kind === 'video'
    ? query('POST /api/video/getAllReactions', { videoId: id, profileId: me, ...part })
    : query('POST /api/image/getAllReactions', { imageId: id, profile: me, ...part }));
  return { entries: reactions, about: total, next };
}

/** Gives or withdraws a heart; twice is once. */
export function pressHeart(client: QueryClient, { kind, id }: Item, me: string, give: boolean): Promise<unknown> {
  const act = { me, change: { kind: 'press', of: heartSlot(id), give }, staleKeys: [heartsKey(id, me), ['feed']] } as const;
  const image = { imageId: id, profile: me };
  const video = { videoId: id, profile: me };
  if (kind === 'video')
    return give
      ? sendOrKeep(client, { ...act, name: 'POST /api/video/addVideoReaction' }, { ...video, reactionType: 'Love' })
      : sendOrKeep(client, { ...act, name: 'POST /api/video/removeVideoReaction' }, video);
  return give
    ? sendOrKeep(client, { ...act, name: 'POST /api/image/addImageReaction' }, { ...image, reactionType: 'Love' })
    : sendOrKeep(client, { ...act, name: 'POST /api/image/removeImageReaction' }, image);
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
    send: (give) => pressHeart(client, item, me._id, give),
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
