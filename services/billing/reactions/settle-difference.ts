import { reaction } from '@kloak/platform/reaction.ts';
import { subscription } from '../domain/subscription.ts';
import { askProvider } from '../steps/ask-provider.ts';
import { isOfOtherAccount } from '../steps/other-account.ts';

/**
 * Settles a difference that no webhook reported within 10 minutes, and parks the job: admins see it until one of them handles it. A further run finds
 * nothing to settle.
 */
export const settleDifference = reaction({
  name: 'settle-difference',
  from: 'now',
  afterSeconds: 600,
  attempts: 1,
  on: {
    billing: {
      async DifferenceSeen(ctx, { data: { member } }) {
        const { customer } = await ctx.state(subscription.of({ member }));
        if (await isOfOtherAccount(ctx, customer)) return;
        const { before, after } = await askProvider(ctx, member);
        if (before === after) return;
        ctx.log.warn({ member, before: before.plan, after: after.plan }, 'the payment provider said what no webhook had told');
        throw new Error(`no webhook told that the plan ${before.plan} is ${after.plan}, or ends or is paid otherwise: it is put right`);
      },
    },
  },
});
