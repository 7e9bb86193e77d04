import type { Answer, Profile } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { firstPage } from '../../lib/first-page.ts';
import type { Item } from '../../lib/item.ts';
import { toast } from '../../ui/toast.ts';
import { heartsTexts as t } from './texts.ts';

type Page = Answer<'POST /api/image/getAllReactions'>;

function listHearts({ kind, id }: Item, me: string, before: string | undefined): Promise<Page> {
  const part = { perPage: 50, before };
  if (kind === 'video') return query('POST /api/video/getAllReactions', { videoId: id, profileId: me, ...part });
  return query('POST /api/image/getAllReactions', { imageId: id, profile: me, ...part });
}

function giveHeart({ kind, id }: Item, me: string): Promise<unknown> {
  if (kind === 'video') return mutate('POST /api/video/addVideoReaction', { videoId: id, profile: me, reactionType: 'Love' });
  return mutate('POST /api/image/addImageReaction', { imageId: id, profile: me, reactionType: 'Love' });
}

function takeHeart({ kind, id }: Item, me: string): Promise<unknown> {
  if (kind === 'video') return mutate('POST /api/video/removeVideoReaction', { videoId: id, profile: me });
  return mutate('POST /api/image/removeImageReaction', { imageId: id, profile: me });
}

/** The hearts of an item: the caller's own first, then the newest. */
export function heartsQuery(item: Item, me: string) {
  return infiniteQueryOptions({
    queryKey: ['item', item.id, 'hearts', me],
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) => listHearts(item, me, pageParam),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => {
      const hearts = pages.flatMap(({ reactions }) => reactions);
      return { hearts, total: pages[0]?.total ?? 0, mine: hearts.some(({ profile }) => profile._id === me) };
    },
  });
}

/** Gives the heart or takes it back: shown at once, and taken back by a failure. Presses in a row are sent one after another. */
export function heartMutation(client: QueryClient, item: Item, me: Profile) {
  const { queryKey } = heartsQuery(item, me._id);
  const mutationKey = ['heart', item.id];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (give: boolean) => (give ? giveHeart(item, me._id) : takeHeart(item, me._id)),
    onMutate: async (give: boolean) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (now) => now && { ...now, pages: now.pages.map((page, index) => withMine(page, index === 0 && give, give, me)) });
      return { before };
    },
    onError: (error, give, shown) => {
      client.setQueryData(queryKey, shown?.before);
      toast(errorText(error, give ? t.giveFailed : t.takeFailed), 'bad');
    },
    // An answer in the middle of a row of presses would show an older state again.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined),
  });
}

function withMine(page: Page, here: boolean, give: boolean, me: Profile): Page {
  const others = page.reactions.filter(({ profile }) => profile._id !== me._id);
  const had = others.length !== page.reactions.length;
  const total = page.total + (give ? (had ? 0 : 1) : had ? -1 : 0);
  return { ...page, total, reactions: here ? [{ _id: 'mine', profile: me, reactionType: 'Love' }, ...others] : others };
}
