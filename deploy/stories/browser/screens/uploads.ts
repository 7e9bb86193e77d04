import type { Page } from 'playwright-core';
import { addWords, button, chooseWho, heading, openScreen } from '../setup/steps.ts';
import { waitForPictures } from '../setup/window.ts';
import type { Screen } from './screen.ts';
import { choose, chooseMany, newPhoto, upload } from './ways.ts';

/** An earlier screen may have published, and its choice is remembered. */
const forgetPrivacy = (page: Page) =>
  page.evaluate(`for (const key of Object.keys(localStorage)) if (key.startsWith('kloak-privacy-')) localStorage.removeItem(key)`);

/** The upload page. */
export const uploads: readonly Screen[] = [
  { name: 'upload', path: '/upload', eyes: 'member', open: upload },
  {
    name: 'upload, with a photograph',
    eyes: 'member',
    async open(page) {
      await upload(page);
      await forgetPrivacy(page);
      await choose(page, 'first-steps.jpg');
      await page.getByRole('status').getByText('Uploaded').waitFor();
      await button(page, 'Publish').click();
      await addWords(page);
      await page.getByText('Must select a privacy option').waitFor();
    },
  },
  {
    name: 'upload, of many files',
    eyes: 'member',
    async open(page) {
      await upload(page);
      await chooseMany(page, 12);
      await page.getByRole('dialog', { name: 'Mass Upload' }).getByText('12 photos · 100 %').waitFor();
    },
  },
  {
    name: 'home, while an upload waits to be published',
    eyes: 'member',
    async open(page) {
      await button(page, 'Continue').click();
      await openScreen(page, 'Home');
      await page.getByRole('link', { name: 'Upload: 12 of 12 · ready to publish' }).waitFor();
      await waitForPictures(page);
    },
  },
  {
    name: 'upload, without a connection',
    eyes: 'member',
    async open(page) {
      await upload(page);
      await page.route('**/storage', (route) => route.abort());
      await choose(page, `${'far-too-long-a-name-'.repeat(5)}.jpg`);
      await page.getByRole('status').getByText('Waiting for the connection …').waitFor();
    },
  },
  {
    name: 'upload, of what is there already',
    eyes: 'member',
    async open(page) {
      await page.unroute('**/storage');
      const photo = await newPhoto();
      await upload(page);
      await choose(page, 'first-steps.jpg', photo);
      await page.getByRole('status').getByText('Uploaded').waitFor();
      await chooseWho(page, 'Family');
      await button(page, 'Publish').click();
      await page.waitForURL('**/my-profile');
      await upload(page);
      await choose(page, 'first-steps.jpg', photo);
      await heading(page, 'This file is already in your vault.').waitFor();
    },
  },
];
