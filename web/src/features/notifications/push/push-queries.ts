import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../../lib/api.ts';
import { remember, remembered } from '../../../lib/storage.ts';
import { askPermission, findSubscription, isPermitted, type PushSupport, pushSupport, subscribeFor } from './device.ts';

/** Pushes to this device: `on` for this member, or why not. */
export type DevicePush = Exclude<PushSupport, 'possible'> | 'off' | 'on';

const choiceKey = (me: string) => `kloak-push-${me}` as const;
/** The member answered for this device, or was offered pushes here. */
export const hasChosen = (me: string): boolean => remembered(choiceKey(me)) !== undefined;
export const noteOffered = (me: string): void => remember(choiceKey(me), 'offered');
const wantsPushes = (me: string) => remembered(choiceKey(me)) === 'on';

async function readDevice(me: string): Promise<DevicePush> {
  const support = await pushSupport();
  if (support !== 'possible') return support;
  return wantsPushes(me) && isPermitted() && (await findSubscription()) ? 'on' : 'off';
}

export const devicePushQuery = (me: string) =>
  queryOptions({ queryKey: ['notifications', 'device', me], queryFn: () => readDevice(me), networkMode: 'always', staleTime: 0 });

/** Sends this browser's subscription to the server. A repeat changes nothing there. */
async function sendSubscription(me: string): Promise<void> {
  const { publicKey } = await query('GET /api/notification/push-key', {});
  const { endpoint, keys } = (await subscribeFor(publicKey)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await mutate('POST /api/notification/subscribe', { profileId: me, subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

/** Asks for permission and subscribes; false if the member declines. */
async function turnOn(me: string): Promise<boolean> {
  if (!(await askPermission())) return false;
  await sendSubscription(me);
  remember(choiceKey(me), 'on');
  return true;
}

async function turnOff(me: string): Promise<void> {
  remember(choiceKey(me), 'off');
  const subscription = await findSubscription();
  if (subscription === undefined) return;
  await mutate('POST /api/notification/unsubscribe-push', { profileId: me, endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Turns pushes to this device on or off. Answers false if the member did not permit them. */
export const deviceMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: async (isOn: boolean): Promise<boolean> => {
      if (isOn) return turnOn(me);
      await turnOff(me);
      return true;
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicePushQuery(me).queryKey }),
  });

/** Subscribes again if the member wants pushes here: after a new sign-in, with a new key of the vault, or if the browser renewed its subscription. */
export async function refreshDevice(me: string): Promise<void> {
  if (wantsPushes(me) && isPermitted() && (await pushSupport()) === 'possible') await sendSubscription(me);
}
