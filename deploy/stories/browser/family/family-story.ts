// Two people and one they invite, each in their own browser, by hand from registration to sign-out.
import { until } from '@kloak/platform/testing/until.ts';
import { messageField, messageText, sendMessage } from '../setup/chat-steps.ts';
import { signUpAndConnect } from '../setup/family-accounts.ts';
import type { IsBearable } from '../setup/in-browser.ts';
import type { Stage } from '../setup/stage.ts';
import { button, fillSignUp, heading, openScreen, signOut } from '../setup/steps.ts';
import { askPage, waitForAnnouncement, waitForPictures } from '../setup/window.ts';
import { type FamilyStep, openCast, photoWords } from './family-cast.ts';
import { sharePhoto } from './family-photo.ts';

export function familyStory(stage: Stage, isBearable: IsBearable = () => false): void {
  const step = openCast(stage);
  signUpAndConnect(step);
  sharePhoto(step);
  talk(step);
  bringInThird(step);
  step('left no error in a console and asked nobody but its own origin', async ({ annas, bens, claras }) => {
    expect([annas, bens, claras].flatMap((window) => window.troubles()).filter((trouble) => !isBearable(trouble))).toEqual([]);
  });
  signOutOfSharedBrowser(step);
}

function talk(step: FamilyStep): void {
  step('lets Ben write to Anna, who is told on her page and answers beside it', async ({ anna, ben, annas, bens }) => {
    await button(bens.page, /^See Messages/).click();
    await bens.page.getByLabel('Enter username or email').fill(anna.name);
    await bens.page.getByRole('list', { name: 'People' }).getByRole('button', { name: anna.name }).click();
    await sendMessage(bens.page, 'Are you coming on Sunday?');
    await button(annas.page, 'See Messages, 1 unread message').click();
    await button(annas.page, new RegExp(`^${ben.name} .*Are you coming on Sunday`)).click();
    await sendMessage(annas.page, 'With cake!');
    await messageText(bens.page, 'With cake!').waitFor();
    for (const { page } of [annas, bens]) {
      await messageField(page).press('Escape');
      await messageField(page).waitFor({ state: 'detached' });
    }
  });
}

function bringInThird(step: FamilyStep): void {
  step(
    'brings in a third: Anna invites her by mail, she signs up by its link, and Anna sees her connected',
    async ({ clara, annas, claras, fixture, confirm }) => {
      const { page } = annas;
      await openScreen(page, 'Family');
      await page.getByRole('tab', { name: 'Invites' }).click();
      await page.getByText('Start Sharing').waitFor();
      await page.getByLabel('Email or username').fill(clara.email);
      await button(page, 'Invite My Family').click();
      await waitForAnnouncement(page, `Your invite has been sent to ${clara.email}.`);
      const joined = page.getByRole('checkbox', { name: `Account created: ${clara.email}` });
      expect(await joined.isChecked()).toBe(false);

      const { token, email } = await fixture.letterbox.inviteLink(clara.email);
      await claras.page.goto(`/register#${new URLSearchParams({ invite: token, email })}`);
      await claras.page.getByText(/^\S+ invites you\./).waitFor();
      expect(await claras.page.getByLabel('Email').inputValue()).toBe(clara.email);
      await fillSignUp(claras.page, clara);
      await button(claras.page, 'Create Account').click();
      await confirm(claras.page, clara);
      await until('the invite is ticked', () => joined.isChecked());
      await page.getByRole('tab', { name: 'Family' }).click();
      await button(page, `More: ${clara.name}`).waitFor();
      expect(await page.evaluate('globalThis.neverLeft')).toBe(true);
    },
  );
}

function signOutOfSharedBrowser(step: FamilyStep): void {
  step('leaves no picture behind when Ben signs out of a shared browser', async ({ bens }) => {
    const { page } = bens;
    const [secondTab, leftTab] = [await page.context().newPage(), await page.context().newPage()];
    await secondTab.goto('/home');
    await secondTab.getByRole('link', { name: photoWords.description }).waitFor();
    await leftTab.goto(new URL(page.url()).pathname);
    await heading(leftTab, photoWords.description).waitFor();
    await waitForPictures(leftTab);
    const pictureUrl = await leftTab.evaluate<string>(`document.querySelector('main picture img').currentSrc`);
    await leftTab.goto('/terms');
    expect(await askPage<boolean>(page, `isCached(${JSON.stringify(pictureUrl)})`)).toBe(true);

    await page.bringToFront();
    await signOut(page);
    expect(await askPage<boolean>(page, `isCached(${JSON.stringify(pictureUrl)})`)).toBe(false);
    expect(await askPage<number>(page, `statusOf(${JSON.stringify(pictureUrl)})`)).toBe(401);
    expect(await page.evaluate('localStorage.getItem("kloak-user-id")')).toBeNull();

    // The second tab signs out by itself; the others show nothing after going back, in the app or from another document.
    await secondTab.waitForURL('**/login**');
    await leftTab.bringToFront();
    await leftTab.goBack({ waitUntil: 'commit' });
    await page.bringToFront();
    await page.goBack({ waitUntil: 'commit' });
    for (const tab of [page, secondTab, leftTab]) {
      await heading(tab, 'Sign In').waitFor();
      expect(new URL(tab.url()).search).toBe('');
      expect([await tab.locator('main picture').count(), await tab.getByText(photoWords.description).count()]).toEqual([0, 0]);
    }
  });
}
