// Every screen in the states that have a look of their own, and the way there.
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import type { Page } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import { button, heading, removeConnection } from './steps.ts';
import { picturesDrawn } from './window.ts';

/** Who looks: nobody signed in; somebody who has just signed up; somebody with a family. */
export type Eyes = 'guest' | 'newcomer' | 'member';
export type Screen = {
  name: string;
  /** Of the screen in the web app's table that it shows; one state of each is enough. */
  path?: string;
  eyes: Eyes;
  open(page: Page, link: string): Promise<void>;
};

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

async function myProfile(page: Page): Promise<void> {
  await page.goto('/my-profile');
  await page.getByRole('region', { name: 'My Library' }).waitFor();
  await button(page, /^Settings: /)
    .first()
    .waitFor();
  await picturesDrawn(page);
}

const openSettings = (page: Page) =>
  button(page, /^Settings: /)
    .first()
    .click();

async function chooseAct(page: Page, act: 'Edit' | 'Delete'): Promise<void> {
  await openSettings(page);
  await page.getByRole('menuitem', { name: act }).click();
}

/** Shares a film and opens its page; where it was shared before, from the word of that. */
async function video(page: Page): Promise<void> {
  await upload(page);
  const film = await drawVideo({ fileName: 'train.mp4', width: 640, height: 360 });
  await page.locator('input[type=file]').setInputFiles([{ name: 'train.mp4', mimeType: 'video/mp4', buffer: film }]);
  await page.getByRole('status').getByText('Uploaded').waitFor();
  await page.getByLabel('Privacy').selectOption({ label: 'Family' });
  await button(page, 'Publish').click();
  const [known, player] = [page.getByRole('link', { name: 'train.mp4' }), page.locator('video')];
  await known.or(player).first().waitFor();
  if ((await known.count()) > 0) await known.click();
  await player.waitFor();
}

async function upload(page: Page): Promise<void> {
  await page.goto('/upload');
  await page.getByText('Drag and drop your files here to upload').waitFor();
  await page.getByText(/GB$/).first().waitFor();
}

/** Another one each time, since none is sent twice. */
const newPhoto = async () => Buffer.concat([await takePhoto(11), randomBytes(8)]);

async function choose(page: Page, name: string, photo?: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/jpeg', buffer: photo ?? (await newPhoto()) }]);
}

async function album(page: Page): Promise<void> {
  await page.goto('/profile/anna');
  await page.getByRole('link', { name: 'A week at the lake' }).click();
  await page.getByRole('navigation', { name: 'In this album' }).waitFor();
  await picturesDrawn(page);
}

const ownAlbum = 'Woods and snow';

/** Up to the name of the album that a post of one's own comes into. */
async function nameAlbum(page: Page): Promise<void> {
  await myProfile(page);
  await page
    .getByRole('region', { name: 'My Library' })
    .getByRole('button', { name: /^Settings: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add to album' }).click();
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
  await picturesDrawn(page);
}

async function chooseAlbumAct(page: Page, act: 'Edit' | 'Delete'): Promise<void> {
  await openOwnAlbum(page);
  await button(page, `Settings: ${ownAlbum}`).click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function families(page: Page): Promise<void> {
  await page.goto('/families');
  await button(page, /^More: anna/).waitFor();
}

const states: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    eyes: 'guest',
    async open(page) {
      await page.goto('/');
      await heading(page, 'Pricing').waitFor();
    },
  },
  {
    name: 'sign in',
    path: '/login',
    eyes: 'guest',
    async open(page) {
      await page.goto('/login');
      await heading(page, 'Sign In').waitFor();
    },
  },
  {
    name: 'sign up, with what is missing',
    path: '/register',
    eyes: 'guest',
    async open(page) {
      await page.goto('/register');
      await button(page, 'Create Account').click();
      await page.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'a forgotten password, with the account found',
    path: '/forgot-password',
    eyes: 'guest',
    async open(page) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email or username').fill('anna');
      await button(page, 'Find account').click();
      await button(page, 'Reset Password').waitFor();
    },
  },
  {
    name: 'a link for a new password that is not good',
    path: '/reset-password/:token',
    eyes: 'guest',
    async open(page) {
      await page.goto('/reset-password/unknown');
      await page.getByText('This password reset link is not valid.').waitFor();
    },
  },
  {
    name: 'a link that does not confirm',
    path: '/confirm-email/:token',
    eyes: 'guest',
    async open(page) {
      await page.goto('/confirm-email/unknown');
      await page.getByText('Oops. Something went wrong.').waitFor();
    },
  },
  {
    name: 'terms',
    path: '/terms',
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
    path: '*',
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
  { name: 'video', path: '/video/:videoId', eyes: 'member', open: video },
  { name: 'upload', path: '/upload', eyes: 'member', open: upload },
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
      const photo = await newPhoto();
      await upload(page);
      await choose(page, 'first-steps.jpg', photo);
      await page.getByRole('status').getByText('Uploaded').waitFor();
      await page.getByLabel('Privacy').selectOption({ label: 'Family' });
      await button(page, 'Publish').click();
      await page.waitForURL('**/my-profile');
      await upload(page);
      await choose(page, 'first-steps.jpg', photo);
      await heading(page, 'This file is already in your vault.').waitFor();
    },
  },
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
    name: 'timeline, led by the scrubber',
    path: '/timeline',
    eyes: 'member',
    async open(page) {
      await page.goto('/timeline');
      await page.locator('main a[href^="/image/"]').first().waitFor();
      await page.getByRole('slider', { name: 'Month' }).focus();
      await picturesDrawn(page);
    },
  },
  {
    name: 'timeline, empty',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/timeline');
      await heading(page, 'Your photos and videos will stand here, by the day they were taken.').waitFor();
    },
  },
  {
    name: 'subscribed videos, empty',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/subscribed-videos');
      await heading(page, 'Your family has not shared any videos yet.').waitFor();
    },
  },
  {
    name: 'an image, before a comment is deleted',
    eyes: 'member',
    async open(page) {
      await image(page);
      await button(page, /^More: comment by ben/)
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog', { name: 'Are you sure you want to Delete this comment?' }).waitFor();
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
    name: 'my profile, empty',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/my-profile');
      await heading(page, 'Start Adding Your Private Photos and Videos now').waitFor();
    },
  },
  {
    name: "a relative's profile",
    path: '/profile/:profileName?',
    eyes: 'member',
    async open(page) {
      await page.goto('/profile/anna');
      await page.getByRole('region', { name: 'Library' }).waitFor();
      await picturesDrawn(page);
    },
  },
  {
    name: "a stranger's profile",
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/profile/anna');
      await heading(page, 'User has not shared any videos or photos yet').waitFor();
      await button(page, 'Connect').waitFor();
    },
  },
  { name: 'album', path: '/albums/:albumId', eyes: 'member', open: album },
  { name: 'a post that comes into an album', eyes: 'member', open: nameAlbum },
  { name: 'an album of one’s own', eyes: 'member', open: openOwnAlbum },
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
  { name: 'families', path: '/families', eyes: 'member', open: families },
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
      await removeConnection(page, 'anna');
    },
  },
];

/** What the web app's table says of a screen. Its pages are no code for this compiler, so the table is loaded by a path. */
type Listed = { readonly path: string; readonly who: 'guests' | 'members' | 'everyone'; readonly example?: string };
const { screens: table }: { readonly screens: readonly Listed[] } = await import(resolve(import.meta.dirname, '../../../web/src/app/screens.ts'));

const shown = new Set(states.flatMap(({ path }) => path ?? []));
for (const path of shown) if (!table.some((listed) => listed.path === path)) throw new Error(`the web app has no screen at ${path}`);

/** The states above, and every other screen of the table as its address shows it. */
export const screens: readonly Screen[] = [
  ...states,
  ...table
    .filter(({ path }) => !shown.has(path))
    .map(
      ({ path, who, example = path }): Screen => ({
        name: `the screen at ${path}`,
        path,
        eyes: who === 'members' ? 'member' : 'guest',
        async open(page) {
          await page.goto(example);
          await page.locator('main').getByRole('heading', { level: 1 }).first().waitFor();
        },
      }),
    ),
];
