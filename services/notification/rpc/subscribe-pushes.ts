import { member } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { badEndpoint, badPushKeys } from '@kloak/proto/rules/device-pushes.ts';
import { isSubscribed, pushDevices, subscribeDevice } from '../domain/push-devices.ts';
import { arePushKeys, subscriptionDigests } from '../tools/push-keys.ts';

export const subscribePushes = rpc('notification', 'SubscribePushes', {
  access: member,
  async run(ctx, { endpoint, p256dh, auth }, me) {
    const subscription = { endpoint, keys: { p256dh, auth } };
    if (!arePushKeys(subscription.keys)) throw refusalOf(badPushKeys);
    if (!(await ctx.webPush.isPublic(endpoint))) throw refusalOf(badEndpoint);
    const stream = pushDevices.of({ member: me });
    const device = { session: ctx.caller.session ?? '', ...(await subscriptionDigests(ctx, subscription)) };
    if (isSubscribed(await ctx.state(stream), device)) return {};
    const secret = ctx.id('push-subscription');
    await ctx.secrets.put(secret, JSON.stringify(subscription), { stream });
    await ctx.decide(stream, subscribeDevice(me, { ...device, secret }));
    return {};
  },
});
