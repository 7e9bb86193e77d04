import { endedWorkerHeader, workerPath } from '@kloak/proto/rules/app-paths.ts';
import { connectivity } from './connectivity.ts';
import { remember, remembered } from './storage.ts';
import { dropWorkerCaches } from './worker-caches.ts';

/** True if this browser can have a worker here: not over plain http on a network, nor in some private windows. */
export const canHaveWorker = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** True unless the operator of the vault turned it off. Without a network, this device has it. */
export async function isWorkerServed(): Promise<boolean> {
  const answer = await fetch(workerPath, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.headers.has(endedWorkerHeader) !== true;
}

/** True unless the member turned it off on this device. */
export const wantsWorker = (): boolean => remembered('kloak-worker') !== 'off';

/** Registers the worker. The first one to control this page is handed what the page has loaded without it. */
export async function registerWorker(): Promise<void> {
  if (!canHaveWorker() || !wantsWorker()) return;
  const isFirst = navigator.serviceWorker.controller === null;
  if (isFirst) navigator.serviceWorker.addEventListener('controllerchange', () => void handOver(), { once: true });
  await navigator.serviceWorker.register(workerPath);
}

/** Loads the page's code and data again, which the browser mostly has: this time the worker keeps them. First it learns who is signed in. */
async function handOver(): Promise<void> {
  await fetch('/api/users/auth').catch(() => undefined);
  connectivity.dispatchEvent(new Event('back'));
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  const code = performance.getEntriesByType('resource').map(({ name }) => name);
  const pathOf = (url: string) => new URL(url, location.href).pathname;
  const wanted = [...pictures.filter((url) => pathOf(url).startsWith('/storage/')), ...code.filter((url) => pathOf(url).startsWith('/assets/'))];
  await Promise.allSettled([...new Set(wanted)].map((url) => fetch(url)));
}

/** Turns the worker on or off for this device. Off, nothing stays: neither the app nor anything of a member. */
export async function switchWorker(on: boolean): Promise<void> {
  remember('kloak-worker', on ? undefined : 'off');
  if (on) return registerWorker();
  await dropWorkerCaches();
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
