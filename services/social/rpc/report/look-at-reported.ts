import { looks } from '@kloak/access/looks.ts';
import { admin } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { lookAt, lookOf, report } from '../../domain/report.ts';

export const lookAtReported = rpc('social', 'LookAtReported', {
  access: admin,
  async run(ctx, { report: id }, me) {
    const stream = report.of({ report: id });
    await ctx.decide(stream, lookAt(id, me, ctx.now()));
    // The item's bytes are served by media, so it must know of the look.
    await ctx.caughtUp('media', looks);
    return lookOf(await ctx.state(stream), me);
  },
});
