import { verifiedToConnect } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { group } from '../../domain/group.ts';
import { request } from '../../domain/requests.ts';

export const requestMembership = rpc('groups', 'RequestMembership', {
  access: verifiedToConnect,
  async run(ctx, { group: id }, me) {
    const stream = group.of({ group: id });
    await ctx.decide(stream, request(id, me, ctx.now()));
    return { isRequesting: (await ctx.state(stream))?.requests.includes(me) ?? false };
  },
});
