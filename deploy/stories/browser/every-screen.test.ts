// One walk over all screens looks at everything that holds on each of them: opening them takes longer than looking.
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { demoFixture } from './demo-fixture.ts';
import { eachScreen } from './each-screen.ts';
import { inBrowser } from './in-browser.ts';
import { desk, narrow, phone } from './sizes.ts';
import { openStage } from './stage.ts';
import { heading } from './steps.ts';
import { askPage, openWindow } from './window.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The dark theme is other colours and nothing else. */
const rulesOfColours = "['color-contrast', 'link-in-text-block']";
type Look = { name: string; viewport: { width: number; height: number }; colorScheme: 'light' | 'dark'; rules?: string };
const looks: readonly Look[] = [
  { name: 'a phone, light', viewport: phone, colorScheme: 'light' },
  { name: 'a phone, dark', viewport: phone, colorScheme: 'dark', rules: rulesOfColours },
  { name: 'a desk, light', viewport: desk, colorScheme: 'light' },
  { name: 'a desk, dark', viewport: desk, colorScheme: 'dark', rules: rulesOfColours },
];
/** A further state of a screen: all rules at each size, the colours of each theme once, since a size changes no colour. */
const looksAtState: readonly Look[] = [
  { name: 'a phone, light', viewport: phone, colorScheme: 'light' },
  { name: 'a desk, dark', viewport: desk, colorScheme: 'dark' },
];

/** Screens that show how a refusal looks: their call fails by intention, also when the page asks again a moment later. */
const refused = new Map([
  ['a link that does not confirm', /status of 400 .*\/api\/users\/verify/],
  ['upload, without a connection', /net::ERR_FAILED .*\/storage/],
  ['an image that is not there', /status of 40[04] .*\/api\/post\/image-post-byid/],
  ['an album that is not there', /status of 40[04] .*\/api\/post\/posts-by-album/],
  ['a chat, with a message that was not sent', /status of 429 .*\/submit-message/],
  ['a group that is not there', /status of 40[04] .*\/api\/groups\/group-by-id/],
]);

/** What axe finds, look by look. */
async function brokenRules(page: Page, isState: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const { name, viewport, colorScheme, rules = '' } of isState ? looksAtState : looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const violation of await askPage<string[]>(page, `axe(${rules})`)) found.push(`${name}: ${violation}`);
  }
  return found;
}

/** What can be reached only by scrolling in two directions, in the smallest windows. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(narrow)) {
    await page.setViewportSize(viewport);
    for (const wide of await askPage<string[]>(page, 'tooWide()')) found.push(`${size}: too wide: ${wide}`);
  }
  return found;
}

/** What does not find its room where somebody has chosen letters of twice the size. */
async function withLargeLetters(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    // What measures itself has had its turn.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    for (const trouble of [...(await askPage<string[]>(page, 'tooWide()')), ...(await askPage<string[]>(page, 'squeezed()'))])
      found.push(`large letters at ${viewport.width} px: ${trouble}`);
  }
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  return found;
}

inBrowser('every screen', () => {
  const stage = openStage(demoFixture);

  it('breaks no rule of axe, scrolls in one direction only, has room for large letters, leaves no error in the console and asks nobody but its own origin', async () => {
    const found: string[] = [];
    const intended: RegExp[] = [];
    await eachScreen(stage, { reducedMotion: 'reduce', scripts: [axe] }, async ({ name, path }, { page, troubles }) => {
      for (const broken of [...(await brokenRules(page, path === undefined)), ...(await tooWide(page)), ...(await withLargeLetters(page))])
        found.push(`${name}, ${broken}`);
      await page.setViewportSize(desk);
      intended.push(...[refused.get(name)].filter((refusal) => refusal !== undefined));
      for (const trouble of troubles()) if (!intended.some((refusal) => refusal.test(trouble))) found.push(`${name}: ${trouble}`);
    });
    expect(found).toEqual([]);
  }, 600_000);

  it('is looked at by what notices a broken rule and a page that is too wide', async () => {
    const window = await openWindow(stage, { scripts: [axe], colorScheme: 'dark' });
    const { page } = window;
    await page.goto('/login');
    await heading(page, 'Sign In').waitFor();
    await page.evaluate(
      `document.querySelector('form label').remove(); document.querySelector('h1').style.color = '#333'; document.body.style.width = '120vw'`,
    );
    expect(await askPage<string[]>(page, 'axe()')).toEqual([expect.stringContaining('color-contrast'), expect.stringContaining('label')]);
    expect(await askPage<string[]>(page, `axe(${rulesOfColours})`)).toEqual([expect.stringContaining('color-contrast')]);
    expect(await askPage<string[]>(page, 'tooWide()')).not.toEqual([]);
    await page.evaluate(
      `document.querySelector('h1').appendChild(Object.assign(document.createElement('small'), { textContent: 'over it' })).style.marginLeft = '-2em';
       document.querySelector('form button[type=submit]').style.cssText = 'width: 20px; padding: 0; white-space: nowrap'`,
    );
    expect(await askPage<string[]>(page, 'squeezed()')).toEqual(['"Sign In" is cut off', '"Sign In" and "over it" lie over each other']);
    await window.close();
  });

  it('is looked at by what notices another origin', async () => {
    const window = await openWindow(stage);
    await window.page.goto('/login');
    await window.page.evaluate(`fetch('http://elsewhere.invalid/').catch(() => {})`);
    expect(window.troubles()).toContainEqual(expect.stringContaining('Content Security Policy'));
    await window.page.goto('http://127.0.0.1:1/').catch(() => {});
    expect(window.troubles()).toContainEqual('left the origin: http://127.0.0.1:1/');
    await window.close();
  });
});
