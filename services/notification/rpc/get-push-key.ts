import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { vapidKeys } from '../tools/push-keys.ts';

export const getPushKey = rpc('notification', 'GetPushKey', {
  access: member,
  run: async (ctx) => ({ publicKey: (await vapidKeys(ctx)).publicKey }),
});
