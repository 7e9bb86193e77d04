// A device without a network, or with a slow one, with the service worker of a real browser.
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { openBrowser } from './setup/chromium.ts';
import { ben, demoFixture, rosa } from './setup/demo-fixture.ts';
import { type Front, openFront } from './setup/front.ts';
import { inBrowser } from './setup/in-browser.ts';
import { cacheNames, keptEntries, keptUrls } from './setup/kept-on-device.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, type Credentials, signIn, signOut } from './setup/steps.ts';
import { openWindow, type WindowOptions, waitForPictures } from './setup/window.ts';

/** Mobile network of 1.6 Mbit/s. */
const slowLine = { roundTripMs: 150, bytesPerSecond: 200_000 };

const entries = async (page: Page) => (await keptUrls(page)).length;
const databases = (page: Page) => page.evaluate<string[]>('indexedDB.databases().then((all) => all.map(({ name }) => name))');

/** Notes when the first picture of the page is drawn, from the beginning of the navigation. */
const noteFirstPicture = `(() => {
  const look = () => {
    const drawn = [...document.querySelectorAll('main img')].some(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 1 && currentSrc.includes('/rendition/'));
    if (drawn) globalThis.firstPictureMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()`;

/** Time in milliseconds to the first picture of Home: the median of three starts. */
async function timeToPicture(page: Page, front: Front): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < 3; start++) {
    await page.goto('about:blank');
    // A browser opens six connections, which requests of the page before would occupy.
    await until('an idle line', () => front.isIdle());
    await page.goto('/home', { waitUntil: 'commit' });
    await until('a picture', () => page.evaluate<boolean>('globalThis.firstPictureMs !== undefined'));
    times.push(await page.evaluate<number>('globalThis.firstPictureMs'));
  }
  return Math.round(times.toSorted((a, b) => a - b)[1] ?? 0);
}

inBrowser('a device without a network', () => {
  const stage = openStage(demoFixture, openBrowser);
  let front: Front;
  beforeAll(async () => {
    front = await openFront(stage.fixture.base);
  });
  afterAll(() => front?.close());
  afterEach(() => front.setLine(undefined));

  const device = async (options: WindowOptions = { serviceWorkers: 'allow' }) => {
    const window = await openWindow({ browser: stage.browser, fixture: { base: front.base } }, { viewport: phone, ...options });
    await window.page.addInitScript(noteFirstPicture);
    return window;
  };
  /** Signs in on a new device, and waits until it keeps what was shown. */
  const visitHome = async (person: Credentials) => {
    const window = await device();
    const { page } = window;
    await page.goto('/login');
    await signIn(page, person);
    await waitForPictures(page);
    await page.evaluate('navigator.serviceWorker.ready');
    await until('what is kept', async () => (await entries(page)) > 8);
    return window;
  };

  it('can have the app', async () => {
    const { page, close } = await device();
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window of a test has no profile of its own.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await close();
  });

  it('shows Home with its pictures at the second start, and says that it is offline', async () => {
    const { page, close } = await visitHome(ben);
    await page.context().setOffline(true);
    const firstMs = await timeToPicture(page, front);
    console.log(`second start offline: first picture after ${firstMs} ms`);
    await waitForPictures(page);
    expect(await page.locator('main img').count()).toBeGreaterThan(2);
    await page.getByText('You are offline.').waitFor();
    await page.goto('/trash');
    await page.getByText('You are offline, and this is not kept on this device.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
    await close();
  });

  it('shows the kept page soon on a slow line, and not later than without a worker', async () => {
    const plain = await device({ serviceWorkers: 'block' });
    await plain.page.goto('/login');
    await signIn(plain.page, ben);
    await waitForPictures(plain.page);
    const { page, close } = await visitHome(ben);
    front.setLine(slowLine);
    const [withWorker, without] = [await timeToPicture(page, front), await timeToPicture(plain.page, front)];
    console.log(`second start at 1.6 Mbit/s: first picture after ${withWorker} ms, without a worker after ${without} ms`);
    expect(withWorker).toBeLessThan(without * 1.2);
    await plain.close();
    await close();
  });

  it('keeps nothing after a sign-out, and nothing for the next member', async () => {
    const { page, close } = await visitHome(ben);
    await signOut(page);
    await until('nothing is kept', async () => (await entries(page)) === 0);
    expect([await keptEntries(page), await databases(page)]).toEqual([{}, []]);
    // The app itself stays.
    expect(await cacheNames(page)).toEqual([expect.stringMatching(/^kloak-shell-/)]);
    await page.context().setOffline(true);
    await page.goto('/home');
    await page.getByRole('banner').waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    await page.context().setOffline(false);
    await page.goto('/login');
    await signIn(page, rosa);
    await waitForPictures(page);
    await until('what is kept of the next member', async () => (await entries(page)) > 0);
    const members = new Set(Object.keys(await keptEntries(page)).map((name) => name.split('/')[0]));
    expect(members.size).toBe(1);
    await close();
  });

  it('keeps nothing once the session was ended elsewhere', async () => {
    const { page, close } = await visitHome(ben);
    const other = await device();
    await other.page.goto('/login');
    await signIn(other.page, ben, '/home');
    await other.page.goto('/sessions');
    await button(other.page, 'Sign out all other devices').click();
    await other.page.getByText('All other devices are signed out.', { exact: true }).waitFor();
    await page.goto('/photos');
    await until('nothing is kept', async () => (await entries(page)) === 0);
    await other.close();
    await close();
  });
});
