import type { Page } from 'playwright-core';
import { button, heading } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';
import type { Screen } from './screen.ts';
import { chooseByKeys, librarySettings, myProfile, newPhoto } from './ways.ts';

const openSettings = (page: Page) => librarySettings(page).click();

const chooseAct = (page: Page, act: 'Edit' | 'Delete') => chooseByKeys(page, librarySettings(page), act);

/** Trash with content, which stays there. */
async function trash(page: Page): Promise<void> {
  const restore = button(page, /^Restore /).first();
  await page.goto('/trash');
  await restore.or(heading(page, 'Your trash is empty.')).waitFor();
  if ((await restore.count()) === 0) {
    await myProfile(page);
    await chooseAct(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await button(page, 'Undo').waitFor();
    await page.goto('/trash');
    await restore.waitFor();
  }
  await waitForPictures(page);
}

/** Screens of one's own profile and a relative's. */
export const profiles: readonly Screen[] = [
  { name: 'my profile', path: '/my-profile', eyes: 'member', open: myProfile },
  {
    name: 'my profile, with the settings of a photograph',
    eyes: 'member',
    async open(page) {
      await myProfile(page);
      await openSettings(page);
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    },
  },
  {
    name: 'my profile, while a photograph is said anew',
    eyes: 'member',
    async open(page) {
      await myProfile(page);
      await chooseAct(page, 'Edit');
      await page.getByRole('dialog', { name: 'Edit image' }).waitFor();
    },
  },
  {
    name: 'my profile, before a photograph is deleted',
    eyes: 'member',
    async open(page) {
      await myProfile(page);
      await chooseAct(page, 'Delete');
      await page.getByRole('alertdialog', { name: 'Are you sure you want to Delete this image?' }).waitFor();
    },
  },
  {
    name: 'my profile, while photographs are chosen',
    eyes: 'member',
    async open(page) {
      await myProfile(page);
      await page.getByRole('button', { name: 'Select' }).click();
      for (const nth of [0, 1]) await page.getByRole('checkbox').nth(nth).check();
      await page.getByText('2 selected').waitFor();
    },
  },
  {
    name: 'my profile, while who may see those that are chosen is said',
    eyes: 'member',
    async open(page) {
      await myProfile(page);
      await page.getByRole('button', { name: 'Select' }).click();
      for (const nth of [0, 1]) await page.getByRole('checkbox').nth(nth).check();
      await page.getByRole('button', { name: 'Privacy', exact: true }).click();
      await page.getByRole('dialog', { name: 'Privacy of 2 photos and videos' }).getByLabel('Privacy').selectOption({ label: 'Private' });
    },
  },
  {
    name: 'my profile, while the album for those that are chosen is named',
    eyes: 'member',
    async open(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Add to album' }).click();
      await page.getByRole('dialog', { name: 'Add to album' }).waitFor();
    },
  },
  {
    name: 'my profile, while a photo of oneself is placed',
    eyes: 'member',
    async open(page) {
      await myProfile(page);
      const photo = page.getByLabel('Profile photo (click or drag to change)');
      await photo.setInputFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await newPhoto() }]);
      await button(page, 'Place photo').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'photos, while some are chosen',
    eyes: 'member',
    async open(page) {
      await page.goto('/photos');
      await page.getByRole('button', { name: 'Select' }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByText('1 selected').waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: 'own photos, in the order in which all was added',
    eyes: 'member',
    async open(page) {
      await page.goto('/timeline');
      await page.waitForURL('**/photos?people=*');
      await page.getByRole('button', { name: 'Recently added' }).click();
      await page.waitForURL('**/photos?people=*&order=added');
      await page.locator('main a[href^="/image/"]').first().waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: 'photos, led by the scrubber',
    path: '/photos',
    eyes: 'member',
    async open(page) {
      await page.goto('/photos');
      await page.locator('main a[href^="/image/"]').first().waitFor();
      await page.getByRole('slider', { name: 'Month' }).focus();
      // Scrolls to the top, so that nothing is under the bar.
      await page.evaluate('scrollTo(0, 0)');
      await waitForPictures(page);
    },
  },
  {
    name: 'my profile, with a photo of oneself chosen that cannot be used',
    eyes: 'member',
    async open(page) {
      await myProfile(page);
      const photo = page.getByLabel('Profile photo (click or drag to change)');
      await photo.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }]);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: "a relative's profile",
    path: '/profile/:profileName?',
    eyes: 'member',
    async open(page) {
      await page.goto('/profile/anna');
      await page.getByRole('region', { name: 'Library' }).waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: "a relative's profile, with the videos of a category",
    eyes: 'member',
    async open(page) {
      await page.goto('/profile/anna?category=FILM');
      await page.getByRole('combobox', { name: 'Category' }).waitFor();
      await page.getByRole('region', { name: 'Library' }).locator('a[href^="/video/"]').first().waitFor();
      await waitForPictures(page);
    },
  },
  { name: 'the trash', path: '/trash', eyes: 'member', open: trash },
  {
    name: 'the trash, before it is emptied',
    eyes: 'member',
    async open(page) {
      await trash(page);
      await button(page, 'Empty now').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
