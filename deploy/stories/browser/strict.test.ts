import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Fixture } from '../fixture.ts';
import { openBrowser } from './chromium.ts';
import { ben, demoFixture } from './demo-fixture.ts';
import { inBrowser } from './in-browser.ts';
import { openMembersWindow } from './members-window.ts';
import { desk, phone } from './sizes.ts';
import { button, removeConnection, signIn } from './steps.ts';
import { askPage, openWindow, picturesDrawn } from './window.ts';

const dist = resolve(import.meta.dirname, '../../../web/dist');
/** What each may weigh, gzip: two parts in a hundred more than it does. Who needs more says so here. */
const maxBytes = { landing: 112_700, signIn: 113_800, home: 135_400 };
const maxShift = 0.01;
type Shift = { value: number; moved: string[] };
type Code = { path: string; bytes: number };

const gzipped = (path: string) => gzipSync(readFileSync(dist + path), { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** A line as on a train: enough time between the page, its parts, its data and its pictures for everything to jump that can. */
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 60, downloadThroughput: 600_000, uploadThroughput: 200_000 });
}

/** Where the first link of that kind leads. */
const linkTo = async (page: Page, kind: string) => (await page.locator(`main a[href^="/${kind}/"]`).first().getAttribute('href')) ?? '';

async function weigh(page: Page, name: string): Promise<number> {
  const code = await askPage<Code[]>(page, 'code()');
  const gzip = sum(code.map(({ path }) => gzipped(path)));
  console.log(`${name}: ${code.length} files of JavaScript and CSS, ${sum(code.map(({ bytes }) => bytes))} bytes as they came, ${gzip} bytes as gzip`);
  return gzip;
}

inBrowser('strictly', () => {
  let fixture: Fixture;
  let browser: Browser;
  beforeAll(async () => {
    [fixture, browser] = await Promise.all([demoFixture(), openBrowser()]);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await fixture?.close();
  });

  for (const viewport of [phone, desk]) {
    it(`moves nothing that was there, at ${viewport.width} px`, async () => {
      const window = await openMembersWindow(browser, fixture.base, ben, { viewport });
      const { page } = window;
      const [image, film] = [await linkTo(page, 'image'), await linkTo(page, 'video')];
      await page.goto('/profile/anna');
      const withPictures = ['/home', image, await linkTo(page, 'albums'), '/profile/anna', '/my-profile', '/timeline', '/subscribed-videos'];
      await slowLine(page);
      for (const path of [...withPictures, film, '/families', '/upload', '/sessions']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        if (withPictures.includes(path)) await picturesDrawn(page);
        await page.mouse.wheel(0, 5000);
        await page.waitForLoadState('networkidle');
        const shifts = await askPage<Shift[]>(page, 'shifts()');
        const total = sum(shifts.map(({ value }) => value));
        expect({ path, shifts: total > maxShift ? shifts : [] }).toEqual({ path, shifts: [] });
      }
      // A short page under a dialog keeps its place, too.
      await page.goto('/families');
      await button(page, 'Got it').click();
      const opener = button(page, 'More: anna');
      await opener.waitFor();
      const before = await opener.boundingBox();
      await removeConnection(page, 'anna');
      expect(await page.locator('main li button').last().boundingBox()).toEqual(before);
      await window.close();
    });
  }

  it('is light at the landing, the sign-in and home', async () => {
    const window = await openWindow(browser, fixture.base);
    const { page } = window;
    // The footer is the last to come.
    const whole = () => page.getByRole('navigation', { name: 'Legal' }).waitFor();
    await page.goto('/');
    await whole();
    expect(await weigh(page, 'landing')).toBeLessThan(maxBytes.landing);
    await page.goto('/login');
    await whole();
    expect(await weigh(page, 'sign-in')).toBeLessThan(maxBytes.signIn);
    await signIn(page, ben);
    for (const visit of ['home, with the first word of help', 'home']) {
      await page.goto('/home');
      await picturesDrawn(page);
      expect(await weigh(page, visit)).toBeLessThan(maxBytes.home);
      if (await button(page, 'Got it').isVisible()) await button(page, 'Got it').click();
    }
    await window.close();
  });
});
