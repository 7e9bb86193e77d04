// Every screen in the states that have a look of their own, and the way there.
import type { Page } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { button, heading } from './acts.ts';
import { picturesDrawn } from './window.ts';

/** Who looks: nobody signed in; somebody who has just signed up; somebody with a family. */
export type Eyes = 'guest' | 'newcomer' | 'member';
export type Screen = { name: string; eyes: Eyes; open(page: Page, link: string): Promise<void> };

/** Of Anna, with hearts and comments. */
const lake = 'Nobody else awake yet.';

async function home(page: Page): Promise<void> {
  await page.goto('/home');
  await picturesDrawn(page);
}

async function image(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: lake }).click();
  await heading(page, lake).waitFor();
  await page.getByText('I was awake. I was making the coffee.').waitFor();
  await button(page, /^See all/).waitFor();
  await picturesDrawn(page);
}

async function upload(page: Page): Promise<void> {
  await page.goto('/upload');
  await page.getByText('Drag and drop your files here to upload').waitFor();
  await page.getByText(/GB$/).first().waitFor();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer: await takePhoto(11) }]);
}

async function families(page: Page): Promise<void> {
  await page.goto('/families');
  await button(page, /^Remove: anna/).waitFor();
}

export const screens: readonly Screen[] = [
  {
    name: 'landing',
    eyes: 'guest',
    async open(page) {
      await page.goto('/');
      await heading(page, 'Pricing').waitFor();
    },
  },
  {
    name: 'sign in',
    eyes: 'guest',
    async open(page) {
      await page.goto('/login');
      await heading(page, 'Sign In').waitFor();
    },
  },
  {
    name: 'sign up, with what is missing',
    eyes: 'guest',
    async open(page) {
      await page.goto('/register');
      await button(page, 'Create Account').click();
      await page.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'a link that does not confirm',
    eyes: 'guest',
    async open(page) {
      await page.goto('/confirm-email/unknown');
      await page.getByText('Oops. Something went wrong.').waitFor();
    },
  },
  {
    name: 'terms',
    eyes: 'guest',
    async open(page) {
      await page.goto('/terms');
      await heading(page, /^Terms/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'not found',
    eyes: 'guest',
    async open(page) {
      await page.goto('/nowhere');
      await heading(page, 'Page does not Exist').waitFor();
    },
  },
  {
    name: 'upload before the address is confirmed',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/upload');
      await page.getByText('Your account is not vertified').waitFor();
      await page.getByText(/GB$/).first().waitFor();
    },
  },
  {
    name: 'confirmed',
    eyes: 'newcomer',
    async open(page, link) {
      await page.goto(link);
      await page.getByText('Thank you. Your email has been confirmed.').waitFor();
    },
  },
  {
    name: 'home, empty',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/home');
      await heading(page, 'A vault for treasured memories').waitFor();
    },
  },
  {
    name: 'families, empty',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/families');
      await page.getByText('Search for your family above to connect with them.').waitFor();
    },
  },
  { name: 'home', eyes: 'member', open: home },
  {
    name: 'home, with the account menu',
    eyes: 'member',
    async open(page) {
      await home(page);
      await button(page, /^Account menu/).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
  },
  { name: 'image', eyes: 'member', open: image },
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
      await picturesDrawn(page);
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
  { name: 'upload', eyes: 'member', open: upload },
  {
    name: 'upload, with a photograph',
    eyes: 'member',
    async open(page) {
      await upload(page);
      await choose(page, 'first-steps.jpg');
      await page.getByRole('status').getByText('Uploaded').waitFor();
      await button(page, 'Publish').click();
      await page.getByText('Must select a privacy option').waitFor();
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
      for (const privacy of ['Family', 'Private']) {
        await upload(page);
        await choose(page, 'first-steps.jpg');
        await page.getByRole('status').getByText('Uploaded').waitFor();
        await page.getByLabel('Privacy').selectOption({ label: privacy });
        await button(page, 'Publish').click();
        await (privacy === 'Family' ? page.waitForURL('**/image/*') : page.getByText('Still Family, not Private').waitFor());
      }
    },
  },
  { name: 'families', eyes: 'member', open: families },
  {
    name: 'families, with somebody found',
    eyes: 'member',
    async open(page) {
      await families(page);
      await page.getByLabel('Email address or username').fill('anna');
      await button(page, 'Search').click();
      await page.getByText('You are already connected.').waitFor();
    },
  },
  {
    name: 'families, before somebody is removed',
    eyes: 'member',
    async open(page) {
      await families(page);
      await button(page, /^Remove: anna/).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
