import { sampleOf, shortRunOnly } from '@kloak/platform/testing/long.ts';
import { demoFixture } from '../setup/demo-fixture.ts';
import { inBrowser } from '../setup/in-browser.ts';
import { openStage } from '../setup/stage.ts';
import { heading } from '../setup/steps.ts';
import { askPage, openWindow } from '../setup/window.ts';
import { axe, checkScreens, colourRules } from './every-screen.ts';
import { oneStatePerScreen } from './screens.ts';

/** Screens by address that one run checks; another sample has others. */
const placesOfSample = 5;

inBrowser('every screen, in one state', () => {
  const stage = openStage(demoFixture);
  // The long run has each in every state, in three files.
  checkScreens(stage, [...oneStatePerScreen.things, ...sampleOf(oneStatePerScreen.places, placesOfSample)], shortRunOnly(it));

  it('is looked at by what notices a broken rule and a page that is too wide', async () => {
    const window = await openWindow(stage, { scripts: [axe], colorScheme: 'dark' });
    const { page } = window;
    await page.goto('/login');
    await heading(page, 'Sign In').waitFor();
    // Before that, the app may replace the page and undo the damage made here.
    await page.locator('[data-prepared]').waitFor({ state: 'detached' });
    await page.evaluate(
      `document.querySelector('form label').remove(); document.querySelector('h1').style.color = '#333'; document.body.style.width = '120vw'`,
    );
    expect(await askPage<string[]>(page, 'axe()')).toEqual([expect.stringContaining('color-contrast'), expect.stringContaining('label')]);
    expect(await askPage<string[]>(page, `axe(${colourRules})`)).toEqual([expect.stringContaining('color-contrast')]);
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
