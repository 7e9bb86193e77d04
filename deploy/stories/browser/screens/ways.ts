// The ways to screens that have several states.
import { randomBytes } from 'node:crypto';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Locator, Page } from 'playwright-core';
import { button, filesField, heading } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';

/** Title of Anna's photograph with hearts and comments. */
const lake = 'Nobody else awake yet.';

export async function home(page: Page): Promise<void> {
  await page.goto('/home');
  await waitForPictures(page);
}

export async function image(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: lake }).click();
  await heading(page, lake).waitFor();
  await page.getByText('I was awake. I was making the coffee.').waitFor();
  await button(page, /^See all/).waitFor();
  await waitForPictures(page);
}

/** Settings of the first post in her library; albums above it may load later. */
export const librarySettings = (page: Page) =>
  page
    .getByRole('region', { name: 'My Library' })
    .getByRole('button', { name: /^Settings: / })
    .first();

/** Uses the keyboard, with the pointer out of the way. Late content moves a menu, and an item that moves under the pointer takes the focus. */
export async function chooseByKeys(page: Page, trigger: Locator, act: string): Promise<void> {
  await page.mouse.move(0, 0);
  await trigger.press('Enter');
  await page.locator('[role=menuitem]:focus').waitFor();
  await page.getByRole('menuitem', { name: act }).press('Enter');
}

export async function myProfile(page: Page): Promise<void> {
  await page.goto('/my-profile');
  await librarySettings(page).waitFor();
  await waitForPictures(page);
}

/** Opens the upload page without files: those of an earlier screen would go on. Its database is deleted where no app has it open. */
export async function upload(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(`new Promise((done) => { indexedDB.deleteDatabase('kloak-uploads').onsuccess = () => done(); })`);
  await page.goto('/upload');
  await page.getByText('Drag and drop your files here to upload').waitFor();
  await page.getByText(/GB$/).first().waitFor();
}

let drawn: Promise<Buffer> | undefined;
/** Another one each time, since none is sent twice. */
export async function newPhoto(): Promise<Buffer> {
  drawn ??= drawPhoto({ seed: 11, width: 800, height: 600 });
  return Buffer.concat([await drawn, randomBytes(8)]);
}

export async function choose(page: Page, name: string, photo?: Buffer): Promise<void> {
  await filesField(page).setInputFiles([{ name, mimeType: 'image/jpeg', buffer: photo ?? (await newPhoto()) }]);
}

export async function chooseMany(page: Page, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, nth) => `IMG_${1000 + nth}.jpg`);
  const files = await Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await newPhoto() })));
  await filesField(page).setInputFiles(files);
}
