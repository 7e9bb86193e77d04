import type { Answer, Profile } from '@kloak/proto/api/types.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';

type Page = Answer<'POST /api/image/getAllReactions'>;

/** The hearts of an image: the caller's own first, then the newest. */
export function heartsQuery(imageId: string, me: string) {
  return infiniteQueryOptions({
    queryKey: ['item', imageId, 'hearts', me],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => query('POST /api/image/getAllReactions', { imageId, profile: me, perPage: 50, before: pageParam }),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => {
      const hearts = pages.flatMap(({ reactions }) => reactions);
      return { hearts, total: pages[0]?.total ?? 0, mine: hearts.some(({ profile }) => profile._id === me) };
    },
  });
}

/** Gives the heart or takes it back: shown at once, and taken back by a failure. Presses in a row are sent one after another. */
export function heartMutation(client: QueryClient, imageId: string, me: Profile) {
  const { queryKey } = heartsQuery(imageId, me._id);
  const mutationKey = ['heart', imageId];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (give: boolean): Promise<unknown> =>
      give
        ? mutate('POST /api/image/addImageReaction', { imageId, profile: me._id, reactionType: 'Love' })
        : mutate('POST /api/image/removeImageReaction', { imageId, profile: me._id }),
    onMutate: async (give: boolean) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (now) => now && { ...now, pages: now.pages.map((page, index) => withMine(page, index === 0 && give, give, me)) });
      return { before };
    },
    onError: (error, _give, shown) => {
      client.setQueryData(queryKey, shown?.before);
      toast(errorText(error, texts.common.failed), 'bad');
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
