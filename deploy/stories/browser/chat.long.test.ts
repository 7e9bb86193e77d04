// Chat of two members in two browsers, and three in one group: sent, repeated and deleted messages appear without a reload.
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { messageField, messageText, sendMessage } from './setup/chat-steps.ts';
import { ben, demoFixture, karl, rosa } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, heading } from './setup/steps.ts';
import type { Window } from './setup/window.ts';

inBrowser('the chat', () => {
  const stage = openStage(demoFixture);
  let bens: Window;
  let rosas: Window;
  beforeAll(async () => {
    [bens, rosas] = [await openMembersWindow(stage, ben), await openMembersWindow(stage, rosa, { viewport: phone })];
  }, 300_000);

  it('begins with somebody who is found by name, and the other is told on another screen', async () => {
    await bens.page.getByRole('button', { name: /^See Messages/ }).click();
    await bens.page.getByLabel('Enter username or email').fill('rosa');
    await bens.page.getByRole('list', { name: 'People' }).getByRole('button', { name: 'oma.rosa' }).click();
    await sendMessage(bens.page, 'Are you coming on Sunday?');
    await rosas.page.getByRole('button', { name: 'See Messages, 1 unread message' }).click();
    await rosas.page.getByRole('button', { name: /^ben .*Are you coming on Sunday\?/ }).click();
    await rosas.page.getByText('New messages').waitFor();
    await sendMessage(rosas.page, 'With cake!');
    await messageText(bens.page, 'With cake!').waitFor();
    await rosas.page.getByRole('button', { name: /unread/ }).waitFor({ state: 'detached' });
  });

  it('sends what was written without a network once there is one, in its order', async () => {
    await bens.page.context().setOffline(true);
    await sendMessage(bens.page, 'First');
    const waiting = bens.page.getByText('Will be sent when you are online again.');
    await waiting.first().waitFor();
    await bens.page.context().setOffline(false);
    await sendMessage(bens.page, 'Second');
    for (const words of ['First', 'Second']) await messageText(rosas.page, words).waitFor();
    await until('all to be sent', async () => (await waiting.count()) === 0);
  });

  it('shows older messages near its top, and leaves what is read where it is', async () => {
    for (let nth = 1; nth <= 20; nth++) await sendMessage(bens.page, `Line ${nth} of many`);
    await messageText(rosas.page, 'Line 20 of many').waitFor();
    await rosas.page.reload();
    const oldest = messageText(rosas.page, 'Line 6 of many');
    await oldest.waitFor();
    const list = rosas.page.getByRole('region', { name: 'Messages' });
    // Scrolls near the top, again if the page scrolled elsewhere meanwhile.
    const scrollToOlder = () =>
      list.evaluate((node, words) => {
        if (node.textContent?.includes(words)) return true;
        if (node.scrollTop > 50) node.scrollTo(0, 40);
        return false;
      }, 'Line 5 of many');
    await until('older messages', scrollToOlder);
    const place = await oldest.boundingBox();
    expect(place?.y).toBeGreaterThan(0);
    expect(place?.y).toBeLessThan(phone.height);
    await sendMessage(bens.page, 'One more');
    await button(rosas.page, '1 new message').click();
    await messageText(rosas.page, 'One more').waitFor();
  });

  it('leaves a sign of what its writer deleted', async () => {
    await messageText(bens.page, 'One more').hover();
    await button(bens.page, 'More: One more').click();
    await bens.page.getByRole('menuitem', { name: 'Delete' }).click();
    await bens.page.getByRole('alertdialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click();
    for (const { page } of [bens, rosas]) await messageText(page, 'This message was deleted.').waitFor();
  });

  it('shows one order on three pages where three write at once', async () => {
    const karls = await openMembersWindow(stage, karl);
    const pages = [bens, rosas, karls].map(({ page }) => page);
    for (const { page } of [bens, rosas]) await button(page, 'Back to all messages').click();
    await karls.page.getByRole('button', { name: /^See Messages/ }).click();
    for (const page of pages) {
      await page.getByRole('button', { name: /^Summer at the lake/ }).click();
      await messageField(page).waitFor();
    }
    const lines = (page: Page) => page.getByRole('listitem').getByText(/^\d of [012]$/);
    await Promise.all(
      pages.map(async (page, at) => {
        for (let nth = 1; nth <= 5; nth++) await sendMessage(page, `${nth} of ${at}`);
      }),
    );
    for (const page of pages)
      await until('all that was written', async () => (await lines(page).count()) === 15 && !(await page.getByText('Sending...').count()));
    const [order, ...others] = await Promise.all(pages.map((page) => lines(page).allTextContents()));
    for (const other of others) expect(other).toEqual(order);
    expect(karls.troubles()).toEqual([]);
    await karls.page.context().close();
  });

  it('goes along beside the pages, and is closed by Escape and by the way back', async () => {
    await bens.page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Family/ })
      .click();
    await bens.page.getByRole('heading', { name: 'Family', level: 1 }).waitFor();
    await messageField(bens.page).focus();
    await bens.page.keyboard.press('Escape');
    await messageField(bens.page).waitFor({ state: 'detached' });
    await bens.page.locator('button:focus[data-chat]').waitFor();
    await rosas.page.goBack();
    await rosas.page.getByRole('button', { name: /^ben / }).waitFor();
    await rosas.page.goBack();
    await rosas.page.getByRole('dialog').waitFor({ state: 'detached' });
    await heading(rosas.page, 'Home').waitFor();
    expect([...bens.troubles(), ...rosas.troubles()].filter((trouble) => !/net::ERR_|WebSocket/.test(trouble))).toEqual([]);
  });
});
