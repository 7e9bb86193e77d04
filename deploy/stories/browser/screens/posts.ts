import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import type { Page } from 'playwright-core';
import { button, chooseWho, filesField, heading } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';
import type { Screen } from './screen.ts';
import { chooseByKeys, home, image, upload } from './ways.ts';

/** Uploads a film and opens its page; if it is known, by the link in that message. */
async function video(page: Page): Promise<void> {
  await upload(page);
  const film = await drawVideo({ fileName: 'train.mp4', width: 640, height: 360 });
  await filesField(page).setInputFiles([{ name: 'train.mp4', mimeType: 'video/mp4', buffer: film }]);
  await page.getByRole('status').getByText('Uploaded').waitFor();
  await chooseWho(page, 'Family');
  await button(page, 'Publish').click();
  const [known, player] = [page.getByRole('link', { name: 'train.mp4' }), page.locator('video')];
  await known.or(player).first().waitFor();
  if ((await known.count()) > 0) await known.click();
  await player.waitFor();
}

/** Screens of shared posts: lists and single ones. */
export const posts: readonly Screen[] = [
  { name: 'home', path: '/home', eyes: 'member', open: home },
  {
    name: 'home, with the account menu',
    eyes: 'member',
    async open(page) {
      await home(page);
      await button(page, /^Account menu/).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
  },
  {
    name: 'story',
    path: '/story/:storyId',
    eyes: 'member',
    async open(page) {
      await home(page);
      await page.locator('main a[href^="/story/"]').first().click();
      await page.waitForURL(/\/(image|video)\//);
      await page.getByText(/ · 1 of \d+$/).waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: 'a story that is not there',
    eyes: 'member',
    async open(page) {
      await page.goto('/story/unknown');
      await heading(page, 'These photos are not shared with you any longer.').waitFor();
    },
  },
  { name: 'image', path: '/image/:imageId', eyes: 'member', open: image },
  {
    name: 'image, with its hearts',
    eyes: 'member',
    async open(page) {
      await image(page);
      await button(page, /^See all/).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'image, on the whole screen',
    eyes: 'member',
    async open(page) {
      await image(page);
      await button(page, 'Open full screen').click();
      await button(page, 'Zoom in').waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: 'an image that is not there',
    eyes: 'member',
    async open(page) {
      await page.goto('/image/unknown');
      await heading(page, 'An error occurred while loading the image.').waitFor();
    },
  },
  { name: 'video', path: '/video/:videoId', eyes: 'member', open: video },
  {
    name: 'video, on the whole screen',
    eyes: 'member',
    async open(page) {
      await home(page);
      await page.getByRole('link', { name: 'Leaves' }).click();
      await button(page, 'Open full screen').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Play' }).waitFor();
    },
  },
  {
    name: 'an image, before a comment is deleted',
    eyes: 'member',
    async open(page) {
      await image(page);
      await chooseByKeys(page, button(page, /^More: comment by ben/).first(), 'Delete');
      await page.getByRole('alertdialog', { name: 'Are you sure you want to Delete this comment?' }).waitFor();
    },
  },
];
