import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { changeMails, settings } from '../domain/settings.ts';
import { showSettings } from '../views/show-settings.ts';

export const changeMailSettings = rpc('notification', 'ChangeMailSettings', {
  access: member,
  async run(ctx, { mail }, me) {
    await ctx.decide(settings.of({ member: me }), changeMails(me, mail));
    return showSettings(ctx, me);
  },
});
