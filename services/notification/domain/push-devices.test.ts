import { given } from '@kloak/platform/testing/given.ts';
import { maxPushDevices } from '@kloak/proto/rules/device-pushes.ts';
import type { NotificationEvent } from '@kloak/proto/types/notification.ts';
import { type PushDevice, pushDevices, removeDevices, subscribeDevice } from './push-devices.ts';

type Changed = Extract<NotificationEvent, { type: 'PushDevicesChanged' }>;
const device = (name: string, parts: Partial<PushDevice> = {}): PushDevice => ({
  session: `session-${name}`,
  endpoint: name,
  keys: `keys-${name}`,
  secret: `secret-${name}`,
  ...parts,
});
const changed = (devices: PushDevice[], { added, dropped = [] }: { added?: string; dropped?: string[] }): Changed => ({
  type: 'PushDevicesChanged',
  data: { member: 'anna', devices, dropped, ...(added !== undefined && { added }) },
});

it('a device that subscribes is the newest, and a repeat changes nothing', () => {
  const phone = device('phone');
  given(pushDevices)
    .when(subscribeDevice('anna', phone))
    .then([changed([phone], { added: 'phone' })]);
  given(pushDevices, [changed([phone], { added: 'phone' })])
    .when(subscribeDevice('anna', { ...phone, secret: 'another' }))
    .then([]);
});

it('a device that subscribes with new keys, or in a new session, replaces itself', () => {
  const [phone, renewed] = [device('phone'), device('phone', { session: 'next', secret: 'next-secret' })];
  given(pushDevices, [changed([phone, device('tablet')], { added: 'tablet' })])
    .when(subscribeDevice('anna', renewed))
    .then([changed([device('tablet'), renewed], { added: 'phone', dropped: ['secret-phone'] })]);
});

it('the oldest of too many devices goes', () => {
  const many = Array.from({ length: maxPushDevices }, (_, nth) => device(`d${nth}`));
  given(pushDevices, [changed(many, { added: 'd19' })])
    .when(subscribeDevice('anna', device('new')))
    .then([changed([...many.slice(1), device('new')], { added: 'new', dropped: ['secret-d0'] })]);
});

it('devices of a session go with it, and nothing is written for a session without any', () => {
  const [phone, tablet] = [device('phone'), device('tablet')];
  const before = [changed([phone, tablet], { added: 'tablet' })];
  given(pushDevices, before)
    .when(removeDevices('anna', ({ session }) => session === phone.session))
    .then([changed([tablet], { dropped: ['secret-phone'] })]);
  given(pushDevices, before)
    .when(removeDevices('anna', ({ session }) => session === 'other'))
    .then([]);
});
