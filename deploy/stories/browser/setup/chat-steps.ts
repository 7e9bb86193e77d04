import type { Locator, Page } from 'playwright-core';

/** Visible messages, without announcements for screen readers. */
export const messageText = (page: Page, words: string): Locator => page.getByText(words, { exact: true });

/** Field for a new message. */
export const messageField = (page: Page): Locator => page.getByLabel('Type Message Here');

/** Writes and sends a message in the room that is open. */
export async function sendMessage(page: Page, words: string): Promise<void> {
  await messageField(page).fill(words);
  await page.keyboard.press('Enter');
}
