// The ways to screens that have several states.
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { takePhoto } from '../../family-path.ts';
import { button, heading } from '../steps.ts';
import { picturesDrawn } from '../window.ts';

/** Of Anna, with hearts and comments. */
const lake = 'Nobody else awake yet.';

export async function home(page: Page): Promise<void> {
  await page.goto('/home');
  await picturesDrawn(page);
}

export async function image(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: lake }).click();
  await heading(page, lake).waitFor();
  await page.getByText('I was awake. I was making the coffee.').waitFor();
  await button(page, /^See all/).waitFor();
  await picturesDrawn(page);
}

/** Of the first in her library: albums, which stand above it, may come later. */
export const librarySettings = (page: Page) =>
  page
    .getByRole('region', { name: 'My Library' })
    .getByRole('button', { name: /^Settings: / })
    .first();

export async function myProfile(page: Page): Promise<void> {
  await page.goto('/my-profile');
  await librarySettings(page).waitFor();
  await picturesDrawn(page);
}

export async function upload(page: Page): Promise<void> {
  await page.goto('/upload');
  await page.getByText('Drag and drop your files here to upload').waitFor();
  await page.getByText(/GB$/).first().waitFor();
}

/** Another one each time, since none is sent twice. */
export const newPhoto = async () => Buffer.concat([await takePhoto(11), randomBytes(8)]);

export async function choose(page: Page, name: string, photo?: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer: photo ?? (await newPhoto()) }]);
}

export async function chooseMany(page: Page, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, nth) => `IMG_${1000 + nth}.jpg`);
  const files = await Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await newPhoto() })));
  await page.locator('input[type=file]').setInputFiles(files);
}
