import { button, heading } from '../setup/steps.ts';
import type { Screen } from './screen.ts';

/** Screens of a new member, in the order of their steps: the address is confirmed in between. */
export const newcomers: readonly Screen[] = [
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
    path: '/confirm-email/:token',
    eyes: 'newcomer',
    async open(page, link) {
      await page.goto(link);
      await button(page, 'Confirm my email').click();
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
  {
    name: 'photos, empty',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/photos');
      await heading(page, 'Your photos and videos, and those of your family, will stand here, by the day they were taken.').waitFor();
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
    name: 'my profile, empty',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/my-profile');
      await heading(page, 'Start Adding Your Private Photos and Videos now').waitFor();
    },
  },
  {
    name: "a stranger's profile",
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/profile/anna');
      await heading(page, 'Connect with anna to see what they share').waitFor();
      await button(page, 'Connect').waitFor();
    },
  },
  {
    name: "a stranger's profile, who was asked to connect",
    path: '/profile/:profileName?',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/profile/ben');
      await button(page, 'Connect').click();
      await page.getByText('You have already sent a request.').waitFor();
    },
  },
];
