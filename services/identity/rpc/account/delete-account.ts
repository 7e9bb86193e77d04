import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { deletionMs } from '@kloak/proto/rules/people/account-deletion.ts';
import { wrongPassword } from '@kloak/proto/rules/people/passwords.ts';
import { account } from '../../domain/account.ts';
import { admins, leaveAdmins } from '../../domain/admins.ts';
import { requestDeletion } from '../../domain/deletion.ts';
import { knowsPassword } from '../../steps/knows-password.ts';

export const deleteAccount = rpc('identity', 'DeleteAccount', {
  access: member,
  async run(ctx, { password }, id) {
    const stream = account.of({ account: id });
    const state = await ctx.state(stream);
    const known = state.status === 'registered' && (await knowsPassword(ctx, state.passwordSecret, password)) ? state.passwordSecret : undefined;
    if (state.status !== 'registered' || known === undefined) throw refusalOf(wrongPassword);
    const deletesAt = state.deletesAt ?? new Date(ctx.now().getTime() + deletionMs).toISOString();
    // Ordered before the deletion, by the stream of all admins: of two admins who leave together, one must stay. An unconfirmed account cannot be an admin.
    if (state.verified) await ctx.decide(admins.of(undefined), leaveAdmins(id, deletesAt));
    await ctx.decide(stream, requestDeletion({ known, deletesAt, seen: state }));
    const planned = await ctx.state(stream);
    return { deletesAt: planned.status === 'registered' ? (planned.deletesAt ?? '') : '' };
  },
});
