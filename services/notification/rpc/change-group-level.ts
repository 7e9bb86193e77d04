import { rpc } from '@kloak/platform/rpc.ts';
import { isInGroup } from '../access/group.ts';
import { chooseLevel, settings } from '../domain/settings.ts';
import { showSettings } from '../views/show-settings.ts';

export const changeGroupLevel = rpc('notification', 'ChangeGroupLevel', {
  access: isInGroup,
  async run(ctx, { group, level }, { me, own }) {
    await ctx.decide(settings.of({ member: me }), chooseLevel(me, { group, level }, own));
    return showSettings(ctx, me);
  },
});
