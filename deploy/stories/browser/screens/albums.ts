import type { Page } from 'playwright-core';
import { button, heading } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';
import type { Screen } from './screen.ts';
import { chooseByKeys, librarySettings, myProfile } from './ways.ts';

async function album(page: Page): Promise<void> {
  await page.goto('/profile/anna');
  await page.getByRole('link', { name: 'A week at the lake' }).click();
  await page.getByRole('navigation', { name: 'In this album' }).waitFor();
  await waitForPictures(page);
}

const ownAlbum = 'Woods and snow';

/** Opens the form up to the album name for a post of one's own. */
async function nameAlbum(page: Page): Promise<void> {
  await myProfile(page);
  await chooseByKeys(page, librarySettings(page), 'Add to album');
  await page.getByLabel('Album Name').fill(ownAlbum);
}

async function openOwnAlbum(page: Page): Promise<void> {
  await nameAlbum(page);
  await button(page, 'Add').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: ownAlbum }).click();
  await heading(page, ownAlbum).waitFor();
  await button(page, /^In this album: /).waitFor();
  await button(page, /^Settings: /)
    .nth(1)
    .waitFor();
  await waitForPictures(page);
}

async function chooseAlbumAct(page: Page, act: 'Edit' | 'Delete'): Promise<void> {
  await openOwnAlbum(page);
  await chooseByKeys(page, button(page, `Settings: ${ownAlbum}`), act);
}

/** Albums. */
export const albums: readonly Screen[] = [
  { name: 'album', path: '/albums/:albumId', eyes: 'member', open: album },
  { name: 'a post that comes into an album', eyes: 'member', open: nameAlbum },
  { name: 'an album of one’s own', eyes: 'member', open: openOwnAlbum },
  {
    name: 'an album of one’s own, while posts of it are chosen',
    eyes: 'member',
    async open(page) {
      await openOwnAlbum(page);
      await button(page, 'Select').click();
      await page.getByRole('checkbox').first().check();
      await page.getByText('1 selected').waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: 'an album of one’s own, while it is said anew',
    eyes: 'member',
    async open(page) {
      await chooseAlbumAct(page, 'Edit');
      await page.getByLabel('Privacy').selectOption({ label: 'Private' });
      await page.getByRole('checkbox', { name: /^Also change/ }).waitFor();
    },
  },
  {
    name: 'an album of one’s own, before it is deleted',
    eyes: 'member',
    async open(page) {
      await chooseAlbumAct(page, 'Delete');
      await page.getByRole('alertdialog', { name: 'Are you sure you want to Delete this Album?' }).waitFor();
    },
  },
  {
    name: 'an album that is not there',
    eyes: 'member',
    async open(page) {
      await page.goto('/albums/unknown');
      await heading(page, 'An error occurred while loading the album.').waitFor();
    },
  },
];
