// A member uploads a photograph; the other opens it, gives a heart and comments.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { takePhoto } from '../../family-path.ts';
import { addWords, button, chooseWho, fieldErrors, heading, inviteNobody, openScreen, visibleText } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';
import { type FamilyStep, photoWords as words } from './family-cast.ts';

async function textsOf(locator: Locator): Promise<string[]> {
  return (await locator.allTextContents()).map((text) => text.trim());
}

/** Bytes go out slowly enough to be watched. */
async function slowLine(page: Page, bytesPerSecond: number): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
  return line;
}

export function sharePhoto(step: FamilyStep): void {
  step('lets Anna upload a photograph and watch it go out', async ({ annas, bens }) => {
    const { page } = annas;
    await openScreen(bens.page, 'Home');
    await openScreen(page, 'Upload');
    const photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await takePhoto(5) };
    const line = await slowLine(page, photo.buffer.length / 30);
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Drag and drop your files here to upload').click();
    await (await chooser).setFiles([photo]);

    await page.getByText('IMG_0001.JPG').waitFor();
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await line.detach();
    const preview = page.locator('form img[src^="blob:"]');
    await preview.waitFor();
    const [picture, frame] = [await preview.boundingBox(), await preview.locator('..').boundingBox()];
    expect(picture?.height).toBeGreaterThan(0);
    expect(picture?.height).toBeLessThanOrEqual(frame?.height ?? 0);
    await addWords(page);
    await page.getByLabel('Title').fill(words.title);
    await page.getByLabel('Description', { exact: true }).fill(words.description);
    await button(page, 'Publish').click();
    expect(await fieldErrors(page)).toEqual(['Must select a privacy option']);
    await chooseWho(page, 'Family');
    await page.getByRole('status').getByText('Uploaded').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Uploading...' }).getAttribute('value')).toBe('100');

    await button(page, 'Publish').click();
    await inviteNobody(page);
    await page.getByRole('link', { name: words.description }).click();
    await heading(page, words.description).waitFor();
    // Metadata from the camera, after it was read.
    await page.getByText('January 1, 2024').waitFor();
    await page.getByText('47.3667° N, 8.5333° E').waitFor();
  });

  step("shows it in Ben's home while he looks, and he opens it", async ({ anna, bens }) => {
    const { page } = bens;
    const card = page.getByRole('link', { name: words.description });
    await card.waitFor();
    expect(await page.evaluate('globalThis.neverLeft')).toBe(true);
    await heading(page, anna.name).waitFor();
    await card.click();
    await heading(page, words.description).waitFor();
    const picture = page.getByRole('img', { name: words.description });
    await picture.waitFor();
    await waitForPictures(page);
    // Upright by its orientation, and wide enough for the frame.
    const [width, height] = await Promise.all(
      ['naturalWidth', 'naturalHeight'].map((what) => page.evaluate<unknown>(`document.querySelector('main picture img').${what}`)),
    );
    expect(Number(width)).toBeGreaterThan(400);
    expect(Number(height)).toBeGreaterThan(Number(width));
    await page.getByText('January 1, 2024').waitFor();
    expect(await page.getByText('° N').count()).toBe(0);
  });

  step('lets him look closely at the place that he presses', async ({ bens }) => {
    const { page } = bens;
    await button(page, 'Open full screen').click();
    await button(page, 'Zoom in').click({ position: { x: 800, y: 600 } });
    await button(page, 'Zoom out').waitFor();
    await page.waitForFunction(`document.querySelector('[role=dialog] > div').scrollLeft > 0`);
    // Two and a half times as large, the place that was pressed is still under the pointer: 62 % across, of 1688 px.
    const scrolled = await page.evaluate<[number, number]>(
      `(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('[role=dialog] > div'))`,
    );
    expect(scrolled.map(Math.round)).toEqual([244, 900]);
    await page.keyboard.press('Escape');
    await button(page, 'Zoom out').waitFor({ state: 'detached' });
  });

  step('shows Anna his heart and his comment as he gives them', async ({ annas, bens }) => {
    const { page } = bens;
    const heart = button(page, /^Love/);
    await button(annas.page, 'Love: 0 hearts').waitFor();
    await heart.click();
    await button(page, 'Love: 1 heart').waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Write a comment').fill(words.comment);
    await button(page, 'Submit').click();
    await visibleText(page, words.comment).waitFor();

    await button(annas.page, 'Love: 1 heart').waitFor();
    expect(await button(annas.page, 'Love: 1 heart').getAttribute('aria-pressed')).toBe('false');
    await visibleText(annas.page, words.comment).waitFor();
    expect(await textsOf(annas.page.locator('ol > li p').filter({ hasText: words.comment }))).toEqual([words.comment]);
    expect(await annas.page.evaluate('globalThis.neverLeft')).toBe(true);
  });
}
