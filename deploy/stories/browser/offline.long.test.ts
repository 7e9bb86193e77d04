// A device without a network, with the service worker of a real browser.
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { ben, demoFixture, rosa } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { phone } from './setup/sizes.ts';
import { openStage, type Stage } from './setup/stage.ts';
import { type Credentials, signIn, signOut } from './setup/steps.ts';
import { openWindow, waitForPictures } from './setup/window.ts';

/** Caches of a member on this device, with the number of their entries. */
const kept = (page: Page) =>
  page.evaluate<Record<string, number>>(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kloak-member-'));
    const counts = await Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).length]));
    return Object.fromEntries(counts);
  })()`);
const entries = async (page: Page) => Object.values(await kept(page)).reduce((sum, count) => sum + count, 0);
const pictures = (page: Page) => page.locator('main img').count();

/** Signs in on a new device, and waits until it keeps what was shown. */
async function visitHome(stage: Stage, person: Credentials) {
  const window = await openWindow(stage, { viewport: phone, serviceWorkers: 'allow' });
  const { page } = window;
  await page.goto('/login');
  await signIn(page, person);
  await waitForPictures(page);
  await page.evaluate('navigator.serviceWorker.ready');
  await until('what is kept', async () => (await entries(page)) > 8);
  return window;
}

inBrowser('a device without a network', () => {
  const stage = openStage(demoFixture);

  it('shows Home with its pictures at the second start', async () => {
    const { page, close } = await visitHome(stage, ben);
    await page.context().setOffline(true);
    const begun = performance.now();
    await page.goto('/home');
    await page.locator('main img').first().waitFor();
    await waitForPictures(page);
    console.log(`second start offline, pictures after ${Math.round(performance.now() - begun)} ms`);
    expect(await pictures(page)).toBeGreaterThan(2);
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await close();
  });

  it('keeps nothing after a sign-out, and nothing for the next member', async () => {
    const { page, close } = await visitHome(stage, ben);
    await signOut(page);
    await until('nothing is kept', async () => (await entries(page)) === 0);
    expect(await kept(page)).toEqual({});
    await signIn(page, rosa);
    await waitForPictures(page);
    const names = Object.keys(await kept(page));
    expect(new Set(names.map((name) => name.split('/')[0])).size).toBeLessThanOrEqual(1);
    await close();
  });
});
