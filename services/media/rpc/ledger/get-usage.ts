import { plans, spaceLimitsOf } from '@kloak/access/plans.ts';
import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noUsage, usage } from '../../views/usage.ts';

export const getUsage = rpc('media', 'GetUsage', {
  access: member,
  async run(ctx, _request, owner) {
    const [{ used, reserved } = noUsage, { maxBytes: max, maxFileBytes, locked }] = await Promise.all([
      ctx.view(usage).get(owner),
      spaceLimitsOf(ctx.view(plans), owner, ctx.settings),
    ]);
    return { used, reserved, max, maxFileBytes, locked };
  },
});
