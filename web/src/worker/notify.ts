// Notifications of pushes.

import { addressIn } from '@kloak/proto/rules/text/address-in.ts';
import { isRecord } from '../lib/is-record.ts';
import { subscriptionMessage } from '../lib/worker-names.ts';

const icon = '/icons/icon-192.png';
/** Icon of one colour, for the status bar. */
const smallIcon = '/icons/monochrome-96.png';

/** Parts of a browser’s registration and windows that the worker uses. */
type Shown = { readonly close: () => void };
type Registration = {
  readonly getNotifications: (filter: { tag: string }) => Promise<readonly Shown[]>;
  readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
};
type Window = {
  readonly focus: () => Promise<Window>;
  readonly navigate: (url: string) => Promise<unknown>;
  readonly postMessage: (message: string) => void;
};
type Windows = { readonly matchAll: (filter: { type: 'window' }) => Promise<readonly Window[]>; readonly openWindow: (url: string) => Promise<unknown> };

type Push = { readonly kind: string; readonly title: string; readonly url: string; readonly tag: string; readonly badge: number | undefined };

/** Path of this site, or Home: a push leads nowhere else. */
function pathIn(url: unknown): string {
  const wanted = typeof url === 'string' ? addressIn(url, location.origin) : undefined;
  return wanted?.origin === location.origin ? wanted.pathname + wanted.search + wanted.hash : '/home';
}

const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : otherwise);
const countOf = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined);

/** Reads a payload. A browser ends a subscription whose pushes are not shown, so an unreadable one has a neutral text. */
export function readPush(text: string | undefined): Push {
  let payload: unknown;
  try {
    payload = JSON.parse(text ?? '');
  } catch {
    payload = undefined;
  }
  const { kind, title, url, tag, badge } = isRecord(payload) ? payload : {};
  return { kind: textOf(kind, ''), title: textOf(title, 'There is something new in Kloak'), url: pathIn(url), tag: textOf(tag, 'news'), badge: countOf(badge) };
}

async function setBadge(count: number | undefined): Promise<void> {
  if (count === undefined || !('setAppBadge' in navigator)) return;
  // 0 removes it.
  await navigator.setAppBadge(count).catch(() => {});
}

/** Shows a push in place of an earlier one about the same thing. A push of the kind `read` withdraws that one: it was read on another device. */
export async function showPush(registration: Registration, text: string | undefined): Promise<void> {
  const { kind, title, url, tag, badge } = readPush(text);
  await setBadge(badge);
  const shown = await registration.getNotifications({ tag });
  if (kind === 'read') {
    for (const one of shown) one.close();
    return;
  }
  const replaces: object = shown.length > 0 ? { renotify: true } : {};
  await registration.showNotification(title, { tag, icon, badge: smallIcon, data: { url }, ...replaces });
}

/** Opens what a notification is about, in a window of the app if one is open. */
export async function openNotification(windows: Windows, notification: Shown & { readonly data: unknown }): Promise<void> {
  notification.close();
  const { data } = notification;
  const url = pathIn(isRecord(data) ? data.url : undefined);
  const [open] = await windows.matchAll({ type: 'window' });
  if (!open) {
    await windows.openWindow(url);
    return;
  }
  const focused = await open.focus();
  await focused.navigate(url).catch(() => windows.openWindow(url));
}

/** Lets open pages subscribe again; without one, the next start does. */
export async function announceSubscription(windows: Windows): Promise<void> {
  for (const client of await windows.matchAll({ type: 'window' })) client.postMessage(subscriptionMessage);
}
