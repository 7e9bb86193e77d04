// Signals between two people who chat: none before both have chosen to share; then who is writing, and how far they have read.
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { embeddedFixture } from '../fixture.ts';
import { connectedMembers, type Person } from '../people.ts';
import { messageField, messageText, sendMessage } from './setup/chat-steps.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button } from './setup/steps.ts';
import type { Window } from './setup/window.ts';

inBrowser('signs in a chat', () => {
  const stage = openStage(() => embeddedFixture());
  let anna: Person;
  let ben: Person;
  let annas: Window;
  let bens: Window;
  beforeAll(async () => {
    ({ anna, ben } = await connectedMembers(stage.fixture));
    [annas, bens] = [await openMembersWindow(stage, anna), await openMembersWindow(stage, ben, { viewport: phone })];
  }, 300_000);

  const isWriting = (page: Page) => page.getByText(`${ben.name} is writing…`);
  const seen = (page: Page) => page.getByText('Seen', { exact: true });

  it('are none while nobody has chosen to show them', async () => {
    const asked: string[] = [];
    bens.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const { page } of [annas, bens]) await button(page, /^See Messages/).click();
    await annas.page.getByLabel('Enter username or email').fill(ben.name);
    await annas.page.getByRole('list', { name: 'People' }).getByRole('button', { name: ben.name }).click();
    await sendMessage(annas.page, 'Are you there?');
    await button(bens.page, new RegExp(`^${anna.name} .*Are you there`)).click();
    await messageText(bens.page, 'Are you there?').waitFor();
    await button(bens.page, /unread/).waitFor({ state: 'detached' });
    expect(await seen(annas.page).count()).toBe(0);
    await messageField(bens.page).pressSequentially('Where else?');
    await bens.page.keyboard.press('Enter');
    await messageText(annas.page, 'Where else?').waitFor();
    expect(asked).toContain('/api/chatbox/submit-message');
    expect(asked).not.toContain('/api/chatbox/writing');
  });

  it('tell who is writing, and what was seen, once both have', async () => {
    for (const { page } of [annas, bens]) {
      await button(page, 'Back to all messages').click();
      await button(page, 'Chat settings').click();
      for (const name of ['Show how far I have read', 'Show that I am writing']) {
        const one = page.getByRole('checkbox', { name });
        await one.click();
        await until(`"${name}" to be kept`, () => one.isChecked());
      }
      await button(page, 'Back to all messages').click();
    }
    for (const { page } of [annas, bens]) {
      await button(page, /Where else\?/).click();
      await messageField(page).waitFor();
    }
    await messageField(bens.page).pressSequentially('With ca');
    await isWriting(annas.page).waitFor();
    await sendMessage(bens.page, 'With cake');
    await messageText(annas.page, 'With cake').waitFor();
    await isWriting(annas.page).waitFor({ state: 'detached' });
    await seen(bens.page).waitFor();
    expect([...annas.troubles(), ...bens.troubles()]).toEqual([]);
  });
});
