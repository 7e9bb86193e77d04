import type { Locator, Page } from 'playwright-core';

/** What was said, and not what tells of it to who does not see it. */
export const said = (page: Page, words: string): Locator => page.getByText(words, { exact: true });

/** Where a message is written. */
export const box = (page: Page): Locator => page.getByLabel('Type Message Here');

/** Writes and sends a message in the room that is open. */
export async function say(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await page.keyboard.press('Enter');
}
