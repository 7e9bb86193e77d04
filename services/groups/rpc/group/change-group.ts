import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { groupBannerFault } from '@kloak/proto/rules/files/group-banners.ts';
import { readChangedGroupName, readGroupDescription } from '@kloak/proto/rules/groups.ts';
import { changesGroup } from '../../access/group.ts';
import { changeDetails } from '../../domain/details.ts';
import { group } from '../../domain/group.ts';
import { groups } from '../../views/groups.ts';
import { showGroup } from '../../views/show-group.ts';

/** Usually less than a second; longer behind many others. */
const maxWaitMs = 10_000;

/** Waits a limited time for the banner. Refuses like `groupBannerFault`. */
async function bannerMade(ctx: Ctx, group: string, banner: string): Promise<void> {
  const { docs } = await ctx.view(groups).waitFor([group], ([doc]) => doc?.askedBanner !== banner, maxWaitMs);
  const fault = docs[0]?.bannerFault;
  if (fault?.banner === banner) throw refusalOf(groupBannerFault(fault.reason));
}

/** Reads and normalizes the given fields. Refuses: 400. */
function readDetails({ name, description }: { name?: string; description?: string }) {
  return {
    ...(name !== undefined && { name: valueOrRefuse(readChangedGroupName(name)) }),
    ...(description !== undefined && { description: valueOrRefuse(readGroupDescription(description)) }),
  };
}

export const changeGroup = rpc('groups', 'ChangeGroup', {
  access: changesGroup,
  narrows: ({ hidden }) => hidden === true,
  validate: readDetails,
  async run(ctx, { group: id, hidden, image }, { me, narrowed }, details) {
    const banner = image === undefined ? undefined : image === '' ? ('none' as const) : { id: ctx.id('banner'), item: image, narrowed };
    await ctx.decide(group.of({ group: id }), changeDetails(id, me, { ...details, hidden, banner }));
    if (banner !== undefined && banner !== 'none') await bannerMade(ctx, id, banner.id);
    return { group: await showGroup(ctx, me, id) };
  },
});
