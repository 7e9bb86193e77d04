import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { memberExport, requestExport } from '../../domain/member-export.ts';
import { libraries } from '../../views/libraries.ts';

export const requestExportOf = rpc('media', 'RequestExport', {
  access: member,
  async run(ctx, { password }, owner) {
    await ctx.rpc.identity.ProvePassword({ password });
    const { posts: total } = (await ctx.view(libraries).get(owner)) ?? { posts: 0 };
    const stream = memberExport.of({ owner });
    await ctx.decide(stream, requestExport({ owner, id: ctx.id('export'), total }, ctx.now()));
    return { export: await ctx.state(stream) };
  },
});
