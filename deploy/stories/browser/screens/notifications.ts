import type { Page } from 'playwright-core';
import { button } from '../setup/steps.ts';
import type { Screen } from './screen.ts';

async function openNotifications(page: Page): Promise<void> {
  await page.goto('/notification');
  await page
    .getByRole('link', { name: /hearted your/ })
    .first()
    .waitFor();
}

/** Screens of notifications. */
export const notifications: readonly Screen[] = [
  {
    // A request from the newcomer.
    name: 'notifications, with a request that waits',
    path: '/notification',
    eyes: 'member',
    async open(page) {
      await openNotifications(page);
      await button(page, /^Accept: /).waitFor();
    },
  },
  {
    name: 'notifications, with what one is told',
    eyes: 'member',
    async open(page) {
      await openNotifications(page);
      await button(page, 'Settings').click();
      const told = page.getByRole('group', { name: 'What is told, and how' });
      await told.getByText('One by one').click();
      await told.getByLabel('Hearts on my comments').waitFor();
    },
  },
  {
    name: 'notifications, of somebody new',
    eyes: 'newcomer',
    async open(page) {
      await page.goto('/notification');
      await page.getByRole('heading', { name: 'No New Notification' }).waitFor();
    },
  },
];
