// Printed pages: only pictures and captions, whatever covers them on the screen, and in any theme.
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { button, heading } from './setup/steps.ts';
import { type Window, waitForPictures } from './setup/window.ts';

/** A sheet of A4, in CSS pixels. */
const sheet = { width: 794, height: 1123 };
const themes = ['light', 'dark'] as const;
/** Visible content: words, one entry per picture (drawn or not), and background colours. */
type PrintedContent = { words: string[]; drawn: boolean[]; grounds: string[] };
const seen = `(() => {
  const shown = [...document.querySelectorAll('body, body *')].filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const grounds = new Set(shown.map((one) => getComputedStyle(one).backgroundColor));
  return {
    words: document.body.innerText.split('\\n').map((line) => line.trim()).filter((line) => line !== ''),
    drawn: shown.filter((one) => ['IMG', 'VIDEO', 'CANVAS', 'svg'].includes(one.tagName)).map((one) => one.tagName === 'IMG' && one.naturalWidth > 0 && one.clientWidth > 300),
    grounds: [...grounds].filter((colour) => colour !== 'rgba(0, 0, 0, 0)'),
  };
})()`;

inBrowser('on paper', () => {
  const stage = openStage(demoFixture);
  let window: Window;
  let page: Page;
  afterEach(async () => {
    expect(window.troubles()).toEqual([]);
    await window.close();
  });

  async function print(): Promise<PrintedContent> {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    const printed = await page.evaluate<PrintedContent>(seen);
    await page.emulateMedia({ media: 'screen' });
    return printed;
  }

  it.each(themes)('a photograph comes with its title and the date when it was taken, also from the whole screen (%s)', async (colorScheme) => {
    window = await openMembersWindow(stage, ben, { colorScheme });
    page = window.page;
    await page.getByRole('link', { name: 'As I remember it from 1987.' }).click();
    await heading(page, 'As I remember it from 1987.').waitFor();
    await waitForPictures(page);
    const sheetOfIt = {
      words: ['The harbour', 'As I remember it from 1987.', expect.stringMatching(/^\w+day, \w+ \d+, \d{4} at /)],
      drawn: [true],
      grounds: [],
    };
    expect(await print()).toEqual(sheetOfIt);
    await button(page, 'Open full screen').click();
    await page.getByRole('dialog').waitFor();
    expect(await print()).toEqual(sheetOfIt);
  });

  it.each(themes)('a film comes as its poster, before it is played and after (%s)', async (colorScheme) => {
    window = await openMembersWindow(stage, ben, { colorScheme, to: '/subscribed-videos' });
    page = window.page;
    await page.getByRole('link', { name: /Leaves/ }).click();
    await heading(page, 'Leaves').waitFor();
    await waitForPictures(page);
    const sheetOfIt = { words: ['Leaves', 'You hear nothing but leaves.', expect.stringMatching(/\d{4}/)], drawn: [true], grounds: [] };
    expect(await print()).toEqual(sheetOfIt);
    await button(page, 'Play').click();
    await until('some of it to be seen', () => page.evaluate<boolean>(`document.querySelector('video').played.length > 0`));
    await page.evaluate(`document.querySelector('video').pause()`);
    expect(await print()).toEqual(sheetOfIt);
  });

  it('the photos come with their days', async () => {
    window = await openMembersWindow(stage, ben, { to: '/photos' });
    page = window.page;
    await waitForPictures(page);
    const { words, drawn } = await print();
    expect(drawn.length).toBeGreaterThan(3);
    expect(words).toContain('Sat, May 2, 2026');
    expect(words).not.toContain('Select');
  });

  it.each(themes)('a page without pictures comes with its words, and nothing that stands around them (%s)', async (colorScheme) => {
    window = await openMembersWindow(stage, ben, { to: '/privacy', colorScheme });
    page = window.page;
    await heading(page, 'Privacy Policy').waitFor();
    const { words, grounds } = await print();
    expect(words.slice(0, 3)).toEqual(['Privacy Policy', expect.stringContaining('Last updated'), 'What we keep']);
    expect(words).not.toContain('Upload');
    expect(grounds).toEqual([]);
  });
});
