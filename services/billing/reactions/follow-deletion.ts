import { reaction } from '@kloak/platform/reaction.ts';
import { planDeletion, withdrawDeletion } from '../domain/account-deletion.ts';
import { subscription } from '../domain/subscription.ts';
import { settleDeletion } from '../steps/settle-deletion.ts';

/** A member who wants the account deleted is not charged again; one who keeps it continues the plan. See [Note: Deleting an account]. */
export const followDeletion = reaction({
  name: 'follow-deletion',
  from: 'start',
  on: {
    identity: {
      async DeletionAsked(ctx, { seq, data: { account: member, deletesAt } }) {
        await ctx.decide(subscription.of({ member }), planDeletion(member, deletesAt, seq));
        await settleDeletion(ctx, member);
      },
      async DeletionWithdrawn(ctx, { seq, data: { account: member } }) {
        await ctx.decide(subscription.of({ member }), withdrawDeletion(member, seq));
        await settleDeletion(ctx, member);
      },
    },
    billing: {
      // A checkout that was open before may be paid for afterwards.
      PlanStarted: async (ctx, { data: { member, after } }) => {
        if (after?.deletion?.at) await settleDeletion(ctx, member);
      },
    },
  },
});
