// Images of group banners. [Note: Photos of banners] The chooser of an image shows it to everybody who finds the group. That ends when they delete the image
// or make it private later: it is no longer served, and a reaction removes it from the group.
import { factsOf } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import type { Photo } from '../domain/banner.ts';
import { type GroupDoc, groups } from './groups.ts';

type Relations = Parameters<typeof factsOf>[0];

/** True if the image may no longer be a banner. */
export async function isBannerRevoked(relations: Relations, { item, narrowed }: Photo): Promise<boolean> {
  const facts = await factsOf(relations, item);
  return facts === undefined || facts.narrowed > narrowed;
}

const photos = [
  { index: 'byBannerItem', read: ({ banner: id, bannerNarrowed: narrowed = 0 }: GroupDoc) => ({ id, narrowed }) },
  { index: 'byAskedItem', read: ({ askedBanner: id, askedNarrowed: narrowed = 0 }: GroupDoc) => ({ id, narrowed }) },
] as const;

/** Banners of an image that may not be shown any more, with their groups. */
export async function revokedBanners(ctx: Pick<Ctx, 'view'>, relations: Relations, item: string): Promise<{ group: string; banner: string }[]> {
  const facts = await factsOf(relations, item);
  const found = photos.map(async ({ index, read }) => {
    const { items } = await ctx.view(groups).page({ index, equals: [item], limit: maxPerPage });
    return items.flatMap((doc) => {
      const { id, narrowed } = read(doc);
      return id !== undefined && (facts === undefined || facts.narrowed > narrowed) ? [{ group: doc.id, banner: id }] : [];
    });
  });
  return (await Promise.all(found)).flat();
}
