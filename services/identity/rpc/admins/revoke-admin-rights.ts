import { admin } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { admins, removeAdmin } from '../../domain/admins.ts';
import { accountToChange } from '../../steps/change-admins.ts';

export const revokeAdminRights = rpc('identity', 'RevokeAdminRights', {
  access: admin,
  narrows: true,
  async run(ctx, request, by) {
    const { id, email } = await accountToChange(ctx, by, request);
    await ctx.decide(admins.of(undefined), removeAdmin({ account: id, by }));
    return { email };
  },
});
