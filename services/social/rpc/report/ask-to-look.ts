import { admin } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { askToLook as ask, report } from '../../domain/report.ts';
import { shownReport } from './show-report.ts';

export const askToLook = rpc('social', 'AskToLook', {
  access: admin,
  async run(ctx, { report: id }, me) {
    await ctx.decide(report.of({ report: id }), ask(id, me, ctx.now()));
    return shownReport(ctx, id);
  },
});
