import { relations } from '@kloak/access/relations.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noBanner } from '@kloak/proto/rules/files/group-banners.ts';
import { bannerKey, bannerSizes } from '@kloak/proto/rules/files/storage-keys.ts';
import { seesGroup } from '../../access/group.ts';
import { isBannerRevoked } from '../../views/banner-photos.ts';
import { groups } from '../../views/groups.ts';

export const mayFetchBanner = rpc('groups', 'MayFetchBanner', {
  access: seesGroup,
  async run(ctx, { group, banner, size: asked }) {
    const doc = await ctx.view(groups).get(group);
    const size = bannerSizes.find((one) => one === asked);
    if (size === undefined || doc?.banner !== banner || doc.bannerBy === undefined) throw refusalOf(noBanner);
    if (await isBannerRevoked(ctx.strict(relations), { item: doc.bannerItem ?? '', narrowed: doc.bannerNarrowed ?? 0 })) throw refusalOf(noBanner);
    return { key: bannerKey({ by: doc.bannerBy, id: banner }, size) };
  },
});
