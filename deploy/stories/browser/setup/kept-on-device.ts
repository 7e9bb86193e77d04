// Data that the service worker keeps on a device.
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';

export const cacheNames = (page: Page): Promise<string[]> => page.evaluate<string[]>('caches.keys()');

/** Addresses of the entries in each cache of a member. The body of a call is the end of its address. */
export const keptEntries = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate<Record<string, string[]>>(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kloak-member-'));
    const keys = (name) => caches.open(name).then((cache) => cache.keys());
    const entries = await Promise.all(names.map(async (name) => [name, (await keys(name)).map(({ url }) => decodeURIComponent(url))]));
    return Object.fromEntries(entries);
  })()`);

export const keptUrls = async (page: Page): Promise<string[]> => Object.values(await keptEntries(page)).flat();

/** Resolves when the device keeps an answer of each of these calls, about this thing. */
export async function untilKept(page: Page, calls: readonly string[], about: string): Promise<void> {
  const isKept = (urls: readonly string[], call: string) => urls.some((url) => url.includes(call) && url.includes(about));
  await until(`${calls.join(', ')} of ${about} to be kept`, async () => {
    const urls = await keptUrls(page);
    return calls.every((call) => isKept(urls, call));
  });
}

/** Resolves when the worker answers the requests of the page. */
export async function untilControlled(page: Page): Promise<void> {
  await until('the worker', () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'));
}
