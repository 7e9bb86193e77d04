import { admin } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { countOf, counts, invitedAddresses, recentAccountCount } from '../../views/counts.ts';

export const getCounts = rpc('social', 'GetCounts', {
  access: admin,
  async run(ctx) {
    const reader = ctx.view(counts);
    const [accounts, ofLately, addresses, openReports] = await Promise.all([
      countOf(reader, 'accounts'),
      recentAccountCount(reader, ctx.now()),
      invitedAddresses(reader),
      countOf(reader, 'open-reports'),
    ]);
    return { accounts, accountsLately: ofLately, invitedAddresses: addresses, openReports };
  },
});
