// Pushes to the devices of a member (Web Push), which arrive while no page is open.
import { dayMs } from './durations.ts';
import { notificationKinds } from './notifications.ts';
import { addressIn } from './text/address-in.ts';
import { type Checked, faultResult, validValue } from './text/checked.ts';

/** Kinds of pushes: all kinds of notifications, and the requests that wait for the member's answer. */
export const pushKinds = [...notificationKinds, 'CONNECTION_REQUESTS', 'GROUP_INVITES'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Kind of a push that withdraws the one with its tag. */
export const withdrawnKind = 'read';

/**
 * Payload of a push, as JSON. `title` has names and counts only, `url` is root-relative, `badge` is the number of unread things. A push replaces the
 * displayed one with its `tag`: one for each story, room or thing.
 */
export type DevicePush = {
  readonly kind: PushKind | typeof withdrawnKind;
  readonly title: string;
  readonly url: string;
  readonly tag: string;
  readonly badge: number;
};

/** Devices of a member that receive pushes; a further one replaces the oldest. */
export const maxPushDevices = 20;
/** Pushes of one story: the first, and one when it has grown. */
export const maxPushesOfStory = 2;
/** Age at which an undelivered push is given up. */
export const pushLifeMs = dayMs;

export const maxEndpointCharacters = 2048;
/** Longer than a key of a subscription in base64url with padding. */
export const maxPushKeyCharacters = 128;

export const badEndpoint = faultResult('bad-endpoint', 'This is no address of a push service.').fault;
export const badPushKeys = faultResult('bad-push-keys', 'These are no keys of a push subscription.').fault;

/** Checks what the text of an endpoint tells. With `allowsLoopback`, http and any port pass. */
export function checkEndpoint(text: string, allowsLoopback: boolean): Checked<URL> {
  const url = text.length <= maxEndpointCharacters ? addressIn(text) : undefined;
  const isTaken = allowsLoopback ? /^https?:$/.test(url?.protocol ?? '') : url?.protocol === 'https:' && url.port === '';
  return url && isTaken && url.username === '' && url.password === '' ? validValue(url) : { fault: badEndpoint };
}

/**
 * False for push services of Apple: Safari ends a subscription after three pushes that display nothing, so a displayed push cannot be withdrawn there.
 * `endpoint`: one that was checked.
 */
export function takesSilentPushes(endpoint: string): boolean {
  const host = addressIn(endpoint)?.hostname ?? '';
  return host !== 'push.apple.com' && !host.endsWith('.push.apple.com');
}
