import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isComplete, memberExport } from '../../domain/member-export.ts';

export const getExport = rpc('media', 'GetExport', {
  access: member,
  async run(ctx, _request, owner) {
    const state = await ctx.state(memberExport.of({ owner }));
    const isShown = state.status === 'MAKING' || state.status === 'UNFINISHED' || isComplete(state, ctx.now());
    return isShown ? { export: state } : {};
  },
});
