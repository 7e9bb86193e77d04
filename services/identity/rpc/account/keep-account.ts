import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { account } from '../../domain/account.ts';
import { admins, cancelLeaving } from '../../domain/admins.ts';
import { withdrawDeletion } from '../../domain/deletion.ts';

export const keepAccount = rpc('identity', 'KeepAccount', {
  access: member,
  async run(ctx, _request, id) {
    const stream = account.of({ account: id });
    const before = await ctx.state(stream);
    await ctx.decide(stream, withdrawDeletion);
    if (before.status === 'registered' && before.deletesAt !== undefined) await ctx.decide(admins.of(undefined), cancelLeaving(id, before.deletesAt));
    return {};
  },
});
