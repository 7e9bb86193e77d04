import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { avatar, remove } from '../../domain/avatar.ts';

export const removeAvatar = rpc('identity', 'RemoveAvatar', {
  access: member,
  async run(ctx, { avatar: removed }, account) {
    await ctx.decide(avatar.of({ account }), remove({ account, avatar: removed }));
    return {};
  },
});
