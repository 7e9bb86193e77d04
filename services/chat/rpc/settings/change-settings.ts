import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { changeSignals, settings } from '../../domain/settings.ts';

export const changeSettings = rpc('chat', 'ChangeSettings', {
  access: member,
  narrows: true,
  async run(ctx, { receipts, typing }, me) {
    await ctx.decide(settings.of({ member: me }), changeSignals(me, { receipts, typing }));
    return ctx.state(settings.of({ member: me }));
  },
});
