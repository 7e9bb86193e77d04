import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { mute, settings } from '../domain/settings.ts';
import { showSettings } from '../views/show-settings.ts';

export const changeSettings = rpc('notification', 'ChangeSettings', {
  access: member,
  async run(ctx, request, me) {
    await ctx.decide(settings.of({ member: me }), mute(me, request.muted, request.push ?? undefined));
    return showSettings(ctx, me);
  },
});
