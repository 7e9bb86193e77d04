import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noUsage, usage } from '../../views/usage.ts';

export const getUsage = rpc('media', 'GetUsage', {
  access: member,
  async run(ctx, _request, owner) {
    const { used, reserved } = (await ctx.view(usage).get(owner)) ?? noUsage;
    return { used, reserved, max: ctx.settings.freeSpaceBytes };
  },
});
