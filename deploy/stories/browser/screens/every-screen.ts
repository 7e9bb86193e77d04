// One walk over all screens checks every rule for each: opening screens takes longer than checking.
import { createRequire } from 'node:module';
import { sample, sampleOf } from '@kloak/platform/testing/long.ts';
import type { Page } from 'playwright-core';
import { demoFixture } from '../setup/demo-fixture.ts';
import { inBrowser } from '../setup/in-browser.ts';
import { desk, narrow, phone } from '../setup/sizes.ts';
import { openStage, type Stage } from '../setup/stage.ts';
import { askPage } from '../setup/window.ts';
import { eachScreen } from './each-screen.ts';
import type { Screen } from './screen.ts';

/** Path of axe, to load into a page. */
export const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The dark theme is other colours and nothing else. */
export const colourRules = "['color-contrast', 'link-in-text-block']";
type Appearance = { name: string; viewport: { width: number; height: number }; colorScheme: 'light' | 'dark'; rules?: string };
const looks: readonly Appearance[] = [
  { name: 'a phone, light', viewport: phone, colorScheme: 'light' },
  { name: 'a phone, dark', viewport: phone, colorScheme: 'dark', rules: colourRules },
  { name: 'a desk, light', viewport: desk, colorScheme: 'light' },
  { name: 'a desk, dark', viewport: desk, colorScheme: 'dark', rules: colourRules },
];
/** A further state of a screen: all rules at each size, the colours of each theme once, since a size changes no colour. */
const looksAtState: readonly Appearance[] = [
  { name: 'a phone, light', viewport: phone, colorScheme: 'light' },
  { name: 'a desk, dark', viewport: desk, colorScheme: 'dark' },
];

/** Screens that show a refusal: their call fails on purpose, even if the page repeats it. */
const refused = new Map([
  ['sign up, invited', /status of 404 .*\/api\/invites\/who-invites/],
  ['a story that is not there', /status of 404 .*\/api\/profile\/story/],
  ['a link that does not confirm', /status of 400 .*\/api\/users\/verify/],
  ['upload, without a connection', /net::ERR_FAILED .*\/storage/],
  ['an image that is not there', /status of 40[04] .*\/api\/post\/image-post-byid/],
  ['an album that is not there', /status of 40[04] .*\/api\/post\/posts-by-album/],
  ['a chat, with a message that was not sent', /status of 429 .*\/submit-message/],
  ['a group that is not there', /status of 40[04] .*\/api\/groups\/group-by-id/],
]);

/** Faults that axe finds, by look. A short run checks one look per screen, chosen by its sample. */
async function brokenRules(page: Page, isState: boolean, index: number): Promise<string[]> {
  const found: string[] = [];
  for (const { name, viewport, colorScheme, rules = '' } of sampleOf(isState ? looksAtState : looks, 1, sample + index)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const violation of await askPage<string[]>(page, `axe(${rules})`)) found.push(`${name}: ${violation}`);
  }
  return found;
}

/** Content that needs scrolling in two directions in the smallest windows. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(narrow)) {
    await page.setViewportSize(viewport);
    for (const wide of await askPage<string[]>(page, 'tooWide()')) found.push(`${size}: too wide: ${wide}`);
  }
  return found;
}

/** Content that does not fit with letters of twice the size. */
async function withLargeLetters(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    // Elements that measure themselves have updated.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    for (const trouble of [...(await askPage<string[]>(page, 'tooWide()')), ...(await askPage<string[]>(page, 'squeezed()'))])
      found.push(`large letters at ${viewport.width} px: ${trouble}`);
  }
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  return found;
}

/** Walks over these screens in a test of its own. */
export function checkScreens(stage: Stage, screens: readonly Screen[], test: typeof it | typeof it.skip = it): void {
  test('breaks no rule of axe, scrolls in one direction only, has room for pictures and large letters, leaves no error in the console and asks nobody but its own origin', async () => {
    const found: string[] = [];
    const intended: RegExp[] = [];
    await eachScreen(screens, stage, { reducedMotion: 'reduce', scripts: [axe] }, async ({ name, path }, { page, troubles }, index) => {
      // A short run checks space by one of the two functions, chosen by its sample.
      const looksAtRoom = sampleOf([tooWide, withLargeLetters], 1, sample + index);
      const broken = await brokenRules(page, path === undefined, index);
      for (const lookAt of looksAtRoom) broken.push(...(await lookAt(page)));
      broken.push(...(await askPage<string[]>(page, 'lostPictures()')).map((picture) => `a picture without room: ${picture}`));
      found.push(...broken.map((one) => `${name}, ${one}`));
      await page.setViewportSize(desk);
      intended.push(...[refused.get(name)].filter((refusal) => refusal !== undefined));
      for (const trouble of troubles()) if (!intended.some((refusal) => refusal.test(trouble))) found.push(`${name}: ${trouble}`);
    });
    expect(found).toEqual([]);
  });
}

/** The same on a stage of their own. */
export function checkScreensInBrowser(which: string, screens: readonly Screen[]): void {
  inBrowser(which, () => checkScreens(openStage(demoFixture), screens));
}
