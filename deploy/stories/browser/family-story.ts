// Two people, each with a browser of their own, from the sign-up to the sign-out, by hand.

import { until } from '@kloak/platform/testing/until.ts';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { takePhoto } from '../family-path.ts';
import type { Fixture } from '../fixture.ts';
import { newPerson, type Person } from '../people.ts';
import { newStory } from '../story.ts';
import { openBrowser } from './chromium.ts';
import { button, fillSignUp, go, heading, inviteNobody, signIn, signOut } from './steps.ts';
import { announced, askPage, openWindow, picturesDrawn, type Window } from './window.ts';

const words = { title: 'First steps', description: 'Three of them, and then the carpet.', comment: 'She is walking!' };

/** What the fields of a form complain about, in their order. */
async function complaints(page: Page): Promise<string[]> {
  const texts = await page.locator('form [id$="-error"]').allTextContents();
  return texts.filter((text) => text !== '');
}

async function textsOf(locator: Locator): Promise<string[]> {
  return (await locator.allTextContents()).map((text) => text.trim());
}

/** Bytes go out slowly enough to be watched. */
async function slowLine(page: Page, bytesPerSecond: number): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond });
  return line;
}

/** `isBearable`: what stands in a console and keeps nobody from anything. */
export function familyStory(openFixture: () => Promise<Fixture>, isBearable: (trouble: string) => boolean = () => false): void {
  let fixture: Fixture;
  let browser: Browser;
  let anna: Person;
  let ben: Person;
  let annas: Window;
  let bens: Window;
  /** Of the photograph, as Ben's browser asked for it. */
  let pictureUrl: string;

  beforeAll(async () => {
    [fixture, browser] = await Promise.all([openFixture(), openBrowser()]);
    [anna, ben] = [newPerson(fixture, 'anna'), newPerson(fixture, 'ben')];
    annas = await openWindow(browser, fixture.base);
    bens = await openWindow(browser, fixture.base);
    for (const { page } of [annas, bens]) await page.goto('/');
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await fixture?.close();
  }, 30_000);

  const confirm = async (page: Page, { email }: Person) => {
    await page.goto(`/confirm-email/${await fixture.letterbox.confirmationToken(email)}`);
    await button(page, 'Confirm my email').click();
    await page.getByText('Thank you. Your email has been confirmed.').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await heading(page, 'Sign In').waitFor();
  };

  const addStep = newStory();
  const step = (name: string, run: () => Promise<void>) =>
    addStep(name, async () => {
      try {
        await run();
      } catch (error) {
        for (const { page } of [annas, bens]) console.log(`${page.url()} showed:\n${await page.locator('body').ariaSnapshot()}`);
        throw error;
      }
    });

  step('tells Anna what is missing when she signs up', async () => {
    const { page } = annas;
    await page.getByRole('link', { name: 'Create Account' }).click();
    await button(page, 'Create Account').click();
    await until('the complaints', async () => (await complaints(page)).length > 0);
    expect(await complaints(page)).toEqual([
      'Name is required',
      'Email is required',
      'Password is required',
      'Confirm Password is required',
      "You must click on checkbox to agree with the product's terms and services",
    ]);
    await fillSignUp(page, { name: anna.name, email: 'anna', password: 'sunday1' });
    await page.getByLabel('Confirm Password').fill('monday2');
    await button(page, 'Create Account').click();
    expect(await complaints(page)).toEqual([
      'Email is invalid',
      'Must Contain 8 Characters, One Uppercase, One Number and One Special Character',
      'Passwords must match',
    ]);
  });

  step('lets both sign up and Anna confirm her address, and tells Ben that a name and an address are taken', async () => {
    await fillSignUp(annas.page, anna);
    await button(annas.page, 'Create Account').click();
    await annas.page.getByText(`We have sent an email to ${anna.email}`).waitFor();
    await annas.page.waitForURL(/\/login\?return=%2Fupload$/);
    // Until then the address is nobody’s.
    await confirm(annas.page, anna);

    const { page } = bens;
    await page.goto('/register');
    await fillSignUp(page, anna);
    await page.getByText('This username is already taken').waitFor();
    await page.getByText('An account with this email already exists').waitFor();
    await fillSignUp(page, ben);
    await button(page, 'Create Account').click();
    await page.getByText(`We have sent an email to ${ben.email}`).waitFor();
  });

  step('confirms the other address, too', () => confirm(bens.page, ben));

  step('says what is wrong at the sign-in, and then lets both in', async () => {
    const { page } = annas;
    await button(page, 'Sign In').click();
    expect(await complaints(page)).toEqual(['Email is required', 'Password is required']);
    await page.getByLabel('Email').fill('anna');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await button(page, 'Sign In').click();
    expect(await complaints(page)).toEqual(['Email is invalid', 'Password must be at least 6 characters']);

    await page.getByLabel('Email').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill('not-my-password-1');
    expect(annas.troubles()).toEqual([]);
    await button(page, 'Sign In').click();
    await page.getByRole('alert').getByText('Check out your Account or Password again').waitFor();
    expect(annas.troubles()).toEqual([expect.stringContaining('status of 401')]);

    for (const [person, window] of [
      [anna, annas],
      [ben, bens],
    ] as const) {
      await signIn(window.page, person);
      await heading(window.page, 'A vault for treasured memories').waitFor();
      // The word of help about the menu is read once.
      await button(window.page, 'Got it').click();
    }
  });

  step('connects them: Ben sees the request come, Anna sees it accepted, and neither loads anew', async () => {
    await go(bens.page, 'Family');
    await bens.page.getByText('Search for your family above to connect with them.').waitFor();
    for (const { page } of [annas, bens]) await page.evaluate('globalThis.neverLeft = true');

    const { page } = annas;
    await go(page, 'Family');
    await page.getByLabel('Email address or username').fill(ben.email);
    await button(page, 'Search').click();
    await button(page, 'Connect').click();
    await announced(page, 'Your Friend request has been sent!');
    await button(page, `Cancel: ${ben.name}`).waitFor();

    await button(bens.page, `Accept: ${anna.name}`).click();
    await button(bens.page, `More: ${anna.name}`).waitFor();
    await button(page, `More: ${ben.name}`).waitFor();
    for (const window of [annas, bens]) expect(await window.page.evaluate('globalThis.neverLeft')).toBe(true);
  });

  step('lets Anna upload a photograph and watch it go out', async () => {
    const { page } = annas;
    await go(bens.page, 'Home');
    await go(page, 'Upload');
    const photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await takePhoto(5) };
    const line = await slowLine(page, photo.buffer.length / 10);
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Drag and drop your files here to upload').click();
    await (await chooser).setFiles([photo]);

    await page.getByText('IMG_0001.JPG').waitFor();
    await page.getByText(/^[1-9]\d?%$/).waitFor();
    await line.detach();
    const preview = page.locator('form img[src^="blob:"]');
    await preview.waitFor();
    const [picture, frame] = [await preview.boundingBox(), await preview.locator('..').boundingBox()];
    expect(picture?.height).toBeGreaterThan(0);
    expect(picture?.height).toBeLessThanOrEqual(frame?.height ?? 0);
    await page.getByLabel('Title').fill(words.title);
    await page.getByLabel('Description', { exact: true }).fill(words.description);
    await button(page, 'Publish').click();
    expect(await complaints(page)).toEqual(['Must select a privacy option']);
    await page.getByLabel('Privacy').selectOption({ label: 'Family' });
    await page.getByRole('status').getByText('Uploaded').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Uploading...' }).getAttribute('value')).toBe('100');

    await button(page, 'Publish').click();
    await inviteNobody(page);
    await page.getByRole('link', { name: words.description }).click();
    await heading(page, words.description).waitFor();
    // What the camera wrote, once it is read.
    await page.getByText('January 1, 2024').waitFor();
    await page.getByText('47.3667° N, 8.5333° E').waitFor();
  });

  step("shows it in Ben's home while he looks, and he opens it", async () => {
    const { page } = bens;
    const card = page.getByRole('link', { name: words.description });
    await card.waitFor();
    expect(await page.evaluate('globalThis.neverLeft')).toBe(true);
    await heading(page, anna.name).waitFor();
    await card.click();
    await heading(page, words.description).waitFor();
    const picture = page.getByRole('img', { name: words.description });
    await picture.waitFor();
    await picturesDrawn(page);
    // Upright, as its orientation says, and wide enough for the frame.
    const [src, width, height] = await Promise.all(
      ['currentSrc', 'naturalWidth', 'naturalHeight'].map((what) => page.evaluate<unknown>(`document.querySelector('main picture img').${what}`)),
    );
    expect(Number(width)).toBeGreaterThan(400);
    expect(Number(height)).toBeGreaterThan(Number(width));
    await page.getByText('January 1, 2024').waitFor();
    expect(await page.getByText('° N').count()).toBe(0);
    pictureUrl = String(src);
  });

  step('lets him look closely at the place that he presses', async () => {
    const { page } = bens;
    await button(page, 'Open full screen').click();
    await button(page, 'Zoom in').click({ position: { x: 800, y: 600 } });
    await button(page, 'Zoom out').waitFor();
    await page.waitForFunction(`document.querySelector('[role=dialog] > div').scrollLeft > 0`);
    // Two and a half times as large, the place that was pressed is still under the pointer: 62 % across, of 1688 px.
    const scrolled = await page.evaluate<[number, number]>(
      `(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])(document.querySelector('[role=dialog] > div'))`,
    );
    expect(scrolled.map(Math.round)).toEqual([244, 900]);
    await page.keyboard.press('Escape');
    await button(page, 'Zoom out').waitFor({ state: 'detached' });
  });

  step('shows Anna his heart and his comment as he gives them', async () => {
    const { page } = bens;
    const heart = button(page, /^Love/);
    await button(annas.page, 'Love: 0 hearts').waitFor();
    await heart.click();
    await button(page, 'Love: 1 heart').waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Write a comment').fill(words.comment);
    await button(page, 'Submit').click();
    await page.getByText(words.comment).waitFor();

    await button(annas.page, 'Love: 1 heart').waitFor();
    expect(await button(annas.page, 'Love: 1 heart').getAttribute('aria-pressed')).toBe('false');
    await annas.page.getByText(words.comment).waitFor();
    expect(await textsOf(annas.page.locator('ol > li p').filter({ hasText: words.comment }))).toEqual([words.comment]);
    expect(await annas.page.evaluate('globalThis.neverLeft')).toBe(true);
  });

  step('left no error in a console and asked nobody but its own origin', async () => {
    expect([...annas.troubles(), ...bens.troubles()].filter((trouble) => !isBearable(trouble))).toEqual([]);
  });

  step('leaves no picture behind when Ben signs out of a shared browser', async () => {
    const { page } = bens;
    const [secondTab, leftTab] = [await page.context().newPage(), await page.context().newPage()];
    await secondTab.goto('/home');
    await secondTab.getByRole('link', { name: words.description }).waitFor();
    await leftTab.goto(new URL(page.url()).pathname);
    await heading(leftTab, words.description).waitFor();
    await leftTab.goto('/terms');
    expect(await askPage<boolean>(page, `isCached(${JSON.stringify(pictureUrl)})`)).toBe(true);

    await page.bringToFront();
    await signOut(page);
    expect(await askPage<boolean>(page, `isCached(${JSON.stringify(pictureUrl)})`)).toBe(false);
    expect(await askPage<number>(page, `statusOf(${JSON.stringify(pictureUrl)})`)).toBe(401);
    expect(await page.evaluate('localStorage.getItem("kloak-user-id")')).toBeNull();

    // The second tab follows by itself; the others show nothing when somebody goes back, in the app or from another document.
    await secondTab.waitForURL('**/login**');
    await leftTab.bringToFront();
    await leftTab.goBack({ waitUntil: 'commit' });
    await page.bringToFront();
    await page.goBack({ waitUntil: 'commit' });
    for (const tab of [page, secondTab, leftTab]) {
      await heading(tab, 'Sign In').waitFor();
      expect(new URL(tab.url()).search).toBe('');
      expect([await tab.locator('main picture').count(), await tab.getByText(words.description).count()]).toEqual([0, 0]);
    }
  });
}
