import { admin } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { accountBeingDeleted } from '@kloak/proto/rules/people/account-deletion.ts';
import { addAdmin, admins } from '../../domain/admins.ts';
import { accountToChange } from '../../steps/change-admins.ts';

export const giveAdminRights = rpc('identity', 'GiveAdminRights', {
  access: admin,
  async run(ctx, request, by) {
    const { id, email, deletesAt } = await accountToChange(ctx, by, request);
    if (deletesAt !== undefined) throw refusalOf(accountBeingDeleted);
    await ctx.decide(admins.of(undefined), addAdmin({ account: id, by, at: ctx.now().toISOString() }));
    return { email };
  },
});
