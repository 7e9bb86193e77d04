import { aggregate } from '@kloak/platform/aggregate.ts';
import { maxPushDevices } from '@kloak/proto/rules/device-pushes.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';

type PushDevicesEvent = Extract<NotificationEvent, { type: 'PushDevicesChanged' }>;
/** `endpoint`, `keys`: keyed digests of its address, and of all that it subscribed with. `secret`: id of the latter among the secrets. */
export type PushDevice = { session: string; endpoint: string; keys: string; secret: string };
type PushDevices = { devices: readonly PushDevice[] };

/** `push-devices:{member}` — browsers of a member that receive pushes, the oldest first. */
export const pushDevices = aggregate<PushDevices, PushDevicesEvent, { member: string }>({
  name: 'push-devices',
  initial: { devices: [] },
  reads: 'last',
  evolve: (_state, { data: { devices } }) => ({ devices }),
  stream: ({ member }) => ({ id: member, home: member }),
});

/** No-op if the devices are the same. */
function changed(member: string, { devices }: PushDevices, next: readonly PushDevice[], added?: string): PushDevicesEvent[] {
  const isKept = ({ secret }: PushDevice) => next.some((one) => one.secret === secret);
  const dropped = devices.filter((one) => !isKept(one)).map(({ secret }) => secret);
  if (dropped.length === 0 && next.length === devices.length) return [];
  return [{ type: 'PushDevicesChanged', data: { member, devices: [...next], dropped, ...(added !== undefined && { added }) } }];
}

/** True if a device is subscribed exactly so. */
export const isSubscribed = ({ devices }: PushDevices, { session, endpoint, keys }: Omit<PushDevice, 'secret'>): boolean =>
  devices.some((one) => one.session === session && one.endpoint === endpoint && one.keys === keys);

/** Adds a device, or replaces it; the oldest of too many is removed. */
export const subscribeDevice = (member: string, device: PushDevice) => (state: PushDevices) => {
  if (isSubscribed(state, device)) return [];
  const others = state.devices.filter(({ endpoint }) => endpoint !== device.endpoint);
  return changed(member, state, [...others, device].slice(-maxPushDevices), device.endpoint);
};

/** Removes the devices that fit. */
export const removeDevices = (member: string, isRemoved: (device: PushDevice) => boolean) => (state: PushDevices) =>
  changed(
    member,
    state,
    state.devices.filter((one) => !isRemoved(one)),
  );
