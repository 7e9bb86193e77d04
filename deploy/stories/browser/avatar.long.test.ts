// A photo of oneself: by the picker, by hand and by key, seen by the family without a reload.
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { ben, demoFixture, rosa } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { button } from './setup/steps.ts';
import { askPage, type Window } from './setup/window.ts';

inBrowser('a photo of oneself', () => {
  const stage = openStage(demoFixture);
  let bens: Window;
  let rosas: Window;
  beforeAll(async () => {
    [bens, rosas] = [await openMembersWindow(stage, ben), await openMembersWindow(stage, rosa)];
    await bens.page.goto('/my-profile');
  }, 300_000);

  const field = (page: Page) => page.getByLabel('Profile photo (click or drag to change)');
  const inBar = (page: Page) => button(page, /^Account menu/).locator('img');
  /** Ben's picture in the list of a family. */
  const inMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'ben' }).locator('img');
  const srcOf = async (picture: ReturnType<typeof inBar>) => (await picture.getAttribute('src')) ?? '';
  /** Fields are disabled while a photo is sent, and it may be visible before the answer. */
  const rested = (page: Page) => until('the next to be taken', () => field(page).isEnabled());
  const file = async (name: string, seed: number) => ({ name, mimeType: 'image/jpeg', buffer: await takePhoto(seed) });
  const changed = (page: Page, before: string) => until('the photo to change', async () => (await srcOf(inBar(page))) !== before);

  it('is chosen, shown at once, sent with Update, and seen by the family where they are', async () => {
    const { page } = bens;
    const before = await untilFound('the photo in the bar', async () => (await srcOf(inBar(page))) || undefined);
    expect(before).toMatch(/\.svg$/);
    expect(await button(page, 'Update').isDisabled()).toBe(true);
    await field(page).setInputFiles(await file('me.jpg', 31));
    await page.getByText('me.jpg').waitFor();
    await button(page, 'Update').click();
    await changed(page, before);
    const image = await srcOf(inBar(page));
    expect(image).toMatch(/\.webp$/);
    await until('Rosa to see it', async () => (await srcOf(inMenu(rosas.page))) === image);
    await until('it to be drawn', () => askPage<boolean>(rosas.page, `isDrawn(${JSON.stringify(image)})`));
  });

  it('is dropped', async () => {
    const { page } = bens;
    const before = await srcOf(inBar(page));
    const dataTransfer = await page.evaluateHandle(`kloakStory.dropOf('dropped.jpg', ${JSON.stringify([...(await takePhoto(32))])})`);
    await rested(page);
    await field(page).dispatchEvent('drop', { dataTransfer });
    await page.getByText('dropped.jpg').waitFor();
    await button(page, 'Update').click();
    await changed(page, before);
  });

  it('is chosen by key', async () => {
    const { page } = bens;
    const before = await srcOf(inBar(page));
    // Awaited early: the browser may receive the key before its setting for choosers.
    const chooser = page.waitForEvent('filechooser');
    await rested(page);
    await field(page).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await file('keys.jpg', 33));
    await page.getByText('keys.jpg').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await changed(page, before);
  });

  it('that is damaged is told in words, and the one before stays', async () => {
    const { page } = bens;
    const before = await srcOf(inBar(page));
    const { buffer, ...named } = await file('half.jpg', 34);
    await rested(page);
    await field(page).setInputFiles({ ...named, buffer: buffer.subarray(0, buffer.length / 2) });
    await button(page, 'Update').click();
    await page.getByRole('alert').getByText('This picture is damaged, so the one before stays.').waitFor();
    expect(await srcOf(inBar(page))).toBe(before);
  });

  it('is removed, and drawn again for the family, too', async () => {
    const { page } = bens;
    await button(page, 'Remove photo').click();
    await button(page, 'Update').click();
    await until('the drawn one', async () => (await srcOf(inBar(page))).endsWith('.svg'));
    await until('Rosa to see it', async () => (await srcOf(inMenu(rosas.page))).endsWith('.svg'));
  });
});
