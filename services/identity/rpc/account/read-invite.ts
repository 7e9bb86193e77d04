import { internal } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readInviteToken } from '../../tools/invite-token.ts';

export const readInvite = rpc('identity', 'ReadInvite', {
  access: internal,
  run: async (ctx, { token }) => ({ invite: (await readInviteToken(ctx, token, ctx.now()))?.invite }),
});
