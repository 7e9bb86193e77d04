import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { pushDevices, removeDevices } from '../domain/push-devices.ts';
import { subscriptionDigests } from '../tools/push-keys.ts';

export const unsubscribePushes = rpc('notification', 'UnsubscribePushes', {
  access: member,
  async run(ctx, { endpoint }, me) {
    const digests = await subscriptionDigests(ctx, { endpoint, keys: { p256dh: '', auth: '' } });
    await ctx.decide(
      pushDevices.of({ member: me }),
      removeDevices(me, (one) => one.endpoint === digests.endpoint),
    );
    return {};
  },
});
