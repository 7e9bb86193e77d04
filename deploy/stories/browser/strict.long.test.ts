import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, removeConnection, signIn } from './setup/steps.ts';
import { askPage, openWindow, waitForPictures } from './setup/window.ts';

const dist = resolve(import.meta.dirname, '../../../web/dist');
/**
 * Maximum bytes (gzip) that a page loads beyond those its HTML names, whose size the bench of pages limits. Prepared pages: the footer. Home: the
 * connection for pushes, with what pushes change, the strip of videos, and what a page without a network needs (outbox, worker). Help: its popover.
 */
const maxLaterBytes = { prepared: 1_700, confirm: 13_400, home: 22_500, help: 2_600 };
const live = /\/keep-live-/;
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

/** Target of the first link of that kind. */
const linkTo = async (page: Page, kind: string) => (await page.locator(`main a[href^="/${kind}/"]`).first().getAttribute('href')) ?? '';

/** Disables prefetching, so that only the page's own needs are loaded, however long that takes. */
async function saveData(page: Page): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** Opens a page, and answers with its HTML as it was sent. */
const htmlOf = async (page: Page, path: string) => (await page.goto(path))?.text() ?? '';

/** Bytes (gzip) of the scripts and styles that a page has loaded, beyond those that its HTML names. */
async function weighLater(page: Page, name: string, html: string): Promise<number> {
  const code = await askPage<Code[]>(page, 'code()');
  // Some addresses contain a digest of their content after the path.
  const later = code.filter(({ path }) => !html.includes(`"${path}"`) && !html.includes(`"${path}?`));
  const [all, bytes] = [code, later].map((files) => sum(files.map(({ path }) => gzipped(path))));
  console.log(
    `${name}: ${code.length} files of JavaScript and CSS, ${all} bytes as gzip; later ${later.length}, ${bytes} bytes: ${later.map(({ path }) => path).join(' ')}`,
  );
  return bytes ?? 0;
}

inBrowser('strictly', () => {
  const stage = openStage(demoFixture);

  for (const viewport of [phone, desk]) {
    it(`moves nothing that was there, at ${viewport.width} px`, async () => {
      const window = await openMembersWindow(stage, ben, { viewport });
      const { page } = window;
      const [image, film] = [await linkTo(page, 'image'), await linkTo(page, 'video')];
      await page.goto('/profile/anna');
      const withPictures = ['/home', image, await linkTo(page, 'albums'), '/profile/anna', '/my-profile', '/photos', '/subscribed-videos'];
      await slowLine(page);
      for (const path of [...withPictures, film, '/families', '/upload', '/sessions']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        if (withPictures.includes(path)) await waitForPictures(page);
        await page.mouse.wheel(0, 5000);
        await page.waitForLoadState('networkidle');
        const shifts = await askPage<Shift[]>(page, 'shifts()');
        const total = sum(shifts.map(({ value }) => value));
        expect({ path, shifts: total > maxShift ? shifts : [] }).toEqual({ path, shifts: [] });
      }
      // A short page under a dialog keeps its place, too.
      await page.goto('/families');
      // Found by its label, because elements under a dialog have no role.
      const opener = page.locator('main [aria-label="More: anna"]');
      await opener.waitFor();
      const before = await opener.boundingBox();
      await removeConnection(page, 'anna');
      expect(await opener.boundingBox()).toEqual(before);
      await window.close();
    });
  }

  it('is light at the pages that people open first, and at home', async () => {
    const window = await openWindow(stage);
    const { page } = window;
    await saveData(page);
    // The footer loads last.
    const whole = () => page.getByRole('navigation', { name: 'Legal' }).waitFor();
    for (const [path, max] of [
      ['/', maxLaterBytes.prepared],
      ['/register', maxLaterBytes.prepared],
      ['/confirm-email/unknown', maxLaterBytes.confirm],
      ['/login', maxLaterBytes.prepared],
    ] as const) {
      const html = await htmlOf(page, path);
      await whole();
      expect(await weighLater(page, path, html)).toBeLessThan(max);
    }
    await signIn(page, ben);
    for (const [visit, max] of [
      ['home, with the first word of help', maxLaterBytes.home + maxLaterBytes.help],
      ['home', maxLaterBytes.home],
    ] as const) {
      const html = await htmlOf(page, '/home');
      await waitForPictures(page);
      await until('the live connection', async () => (await askPage<Code[]>(page, 'code()')).some(({ path }) => live.test(path)));
      expect(await weighLater(page, visit, html)).toBeLessThan(max);
      if (max > maxLaterBytes.home) await button(page, 'Got it').click();
    }
    await window.close();
  });
});
