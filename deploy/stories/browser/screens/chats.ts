import type { Page } from 'playwright-core';
import { button } from '../setup/steps.ts';
import type { Screen } from './screen.ts';

/** Each is opened over its own page: the same address would find the chat open. */
async function openChat(page: Page, over: string): Promise<void> {
  await page.goto(over);
  await button(page, /^See Messages/).click();
  await page.getByLabel('Enter username or email').waitFor();
}

const conversation = '**/conversation-query';
const tooOften = { success: false, code: 'too-many', message: 'That was too often.', requestId: 'none' };

/** The chat over a page. */
export const chats: readonly Screen[] = [
  {
    name: 'all chats, one with unread messages',
    eyes: 'member',
    async open(page) {
      await openChat(page, '/families');
      await button(page, /^Summer at the lake .* unread$/).waitFor();
    },
  },
  {
    name: 'a chat',
    eyes: 'member',
    async open(page) {
      await openChat(page, '/sessions');
      await page.getByLabel('Enter username or email').fill('anna');
      await page.getByRole('list', { name: 'People' }).getByRole('button', { name: 'anna' }).click();
      await page.getByLabel('Type Message Here').fill('Is the kettle on? https://example.org/tea');
      await page.keyboard.press('Enter');
      await button(page, /^More: Is the kettle on/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'a chat, whose newest message was seen',
    eyes: 'member',
    async open(page) {
      await page.route(conversation, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const receipts = answer.room.profiles.map(({ _id }: { _id: string }) => ({ profileId: _id, seq: Number.MAX_SAFE_INTEGER }));
        await route.fulfill({ response, json: { ...answer, receipts } });
      });
      await openChat(page, '/sessions?seen');
      await button(page, /^anna/).click();
      await page.getByText('Seen', { exact: true }).waitFor();
      await page.unrouteAll({ behavior: 'wait' });
    },
  },
  {
    name: 'what a member shows of themselves in chats',
    eyes: 'member',
    async open(page) {
      await openChat(page, '/sessions?settings');
      await button(page, 'Chat settings').click();
      await page.getByRole('checkbox', { name: 'Show that I am writing' }).waitFor();
    },
  },
  {
    name: 'a group chat',
    eyes: 'member',
    async open(page) {
      await openChat(page, '/sessions?group');
      await button(page, /^Summer at the lake/).click();
      await page.getByText('I have put it in the calendar, in red.', { exact: true }).waitFor();
    },
  },
  {
    name: 'who is in a group chat',
    eyes: 'member',
    async open(page) {
      await button(page, 'Group details').click();
      await button(page, 'Leave group').waitFor();
    },
  },
  {
    name: 'a chat of two who are not connected any more',
    eyes: 'member',
    async open(page) {
      await page.route(conversation, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { ...answer, room: { ...answer.room, readOnly: true } } });
      });
      await openChat(page, '/sessions?former');
      await button(page, /^anna/).click();
      await page.getByText('You are no longer connected, so nobody can write here.').waitFor();
    },
  },
  {
    name: 'a chat, with photographs to send',
    eyes: 'member',
    async open(page) {
      // Instead of `unroute`, which would answer a running request twice.
      await page.unrouteAll({ behavior: 'wait' });
      await openChat(page, '/sessions?photographs');
      await button(page, /^Summer at the lake/).click();
      await button(page, 'Attach photos and videos').click();
      const dialog = page.getByRole('dialog', { name: 'Attach photos and videos' });
      for (const nth of [0, 1, 2]) await dialog.getByRole('checkbox').nth(nth).check();
      await dialog.getByText('3 photos and videos chosen').waitFor();
      await button(page, 'Attach').click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(/^Goes along with your message\./).waitFor();
    },
  },
  {
    name: 'a chat, with a message that was not sent',
    eyes: 'member',
    async open(page) {
      await page.route('**/submit-message', (route) => route.fulfill({ status: 429, json: tooOften }));
      await page.getByLabel('Type Message Here').fill('Three of the best');
      await page.keyboard.press('Enter');
      await page.getByText('Not sent. That was too often.').waitFor();
    },
  },
  {
    name: 'all chats, one with a message that was not sent',
    eyes: 'member',
    async open(page) {
      await button(page, 'Back to all messages').click();
      await page.getByText('Not sent. Three of the best').waitFor();
    },
  },
  {
    name: 'a new group chat',
    eyes: 'member',
    async open(page) {
      await page.unroute('**/submit-message');
      await openChat(page, '/subscribed-videos');
      await button(page, 'New Group Chat').click();
      await page.getByLabel('Search Family Members').fill('a');
      await button(page, 'Add anna').click();
      await button(page, 'Create Group').click();
      await page.getByText('Error: Group name cannot by empty.').waitFor();
    },
  },
];
