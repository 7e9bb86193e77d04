// Layout on the screen: nothing covers, breaks or separates what belongs together.
import { isDeepStrictEqual } from 'node:util';
import { until } from '@kloak/platform/testing/until.ts';
import { takePhoto } from '../family-path.ts';
import { chooseMany } from './screens/ways.ts';
import { type Box, boxOf, middle, overlap } from './setup/boxes.ts';
import { ben, demoFixture, rosa } from './setup/demo-fixture.ts';
import { swipe } from './setup/fingers.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { addWords, button, chooseWho, filesField, heading } from './setup/steps.ts';
import { type WindowOptions, waitForPictures } from './setup/window.ts';

const edges = ({ x, width }: Box) => [Math.round(x), Math.round(x + width)];

inBrowser('room on the screen', () => {
  const stage = openStage(demoFixture);

  const bens = (options: WindowOptions) => openMembersWindow(stage, ben, options);

  for (const viewport of [phone, desk])
    it(`at ${viewport.width} px a button keeps its line, comments are as wide as their picture`, async () => {
      const window = await bens({ viewport, reducedMotion: 'reduce' });
      const { page } = window;
      await page.goto('/families');
      await page.getByLabel('Email address or username').fill('anna');
      await button(page, 'Search').click();
      const why = await boxOf(page.getByText('You are already connected.'));
      const connect = await boxOf(button(page, 'Connect'));
      expect(connect.x).toBeGreaterThan(why.x + 40);
      expect(Math.abs(middle(connect) - middle(why))).toBeLessThan(connect.height);
      expect(connect.height).toBeLessThan(50);

      await page.goto('/home');
      await page.getByRole('link', { name: 'Nobody else awake yet.' }).click();
      const comments = page.getByRole('region', { name: /^Comments/ });
      await comments.waitFor();
      const article = await boxOf(page.getByRole('article'));
      expect(edges(await boxOf(comments))).toEqual(edges(article));
      await window.close();
    });

  for (const viewport of [phone, { width: 820, height: 740 }, desk])
    it(`at ${viewport.width} px a message covers nothing that stays to be pressed`, async () => {
      const window = await bens({ viewport, reducedMotion: 'reduce' });
      const { page } = window;
      await page.goto('/my-profile');
      await button(page, 'Select').click();
      const chosen = page.getByRole('region', { name: 'What is selected' });
      for (const nth of [0, 1]) {
        const box = page.getByRole('checkbox').nth(nth);
        await box.click();
        await until('it is chosen', () => box.isChecked());
        await chosen.getByRole('button', { name: 'Privacy' }).click();
        await button(page, 'Save').click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      // The message stays under the pointer, so that it can be measured.
      const messages = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
      await messages.last().hover();
      const messageBoxes = await Promise.all((await messages.all()).map(boxOf));
      const banner = page.getByRole('banner');
      const controls = [...(await banner.getByRole('link').all()), ...(await banner.getByRole('button').all())];
      controls.push(...(await chosen.getByRole('button').all()));
      for (const menu of await page.getByRole('navigation', { name: 'Main menu' }).all()) controls.push(...(await menu.getByRole('link').all()));
      const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
      expect(boxes.filter((control) => control !== null).length).toBeGreaterThan(8);
      expect(boxes.filter((control) => control !== null && messageBoxes.some((box) => overlap(box, control)))).toEqual([]);
      // Messages stand below a wide bar.
      const bar = await boxOf(banner);
      if (viewport.width >= 800) for (const { y } of messageBoxes) expect(y).toBeGreaterThanOrEqual(bar.y + bar.height);
      await window.close();
    });

  it('who goes by keys through what can be done with chosen photographs stays where they are in the page', async () => {
    const window = await bens({ viewport: phone, reducedMotion: 'reduce' });
    const { page } = window;
    await page.goto('/my-profile');
    await waitForPictures(page);
    await button(page, 'Select').click();
    await page.getByRole('checkbox').nth(1).check();
    const acts = page.getByRole('region', { name: 'What is selected' }).getByRole('button');
    await acts.first().waitFor();
    await page.evaluate('scrollTo(0, 300)');
    await acts.first().focus();
    for (let act = 1; act < (await acts.count()); act += 1) await page.keyboard.press('Tab');
    await acts.last().and(page.locator(':focus')).waitFor();
    expect(await page.evaluate('scrollY')).toBe(300);
    await window.close();
  });

  for (const [what, viewport] of [
    ['on a tablet', { width: 768, height: 1024 }],
    ['in a window of 768 px', { width: 1366, height: 768 }],
    ['in the same at 200 %', { width: 683, height: 384 }],
  ] as const)
    it(`${what} a picture fits into the window, with its heart in sight`, async () => {
      const window = await bens({ viewport, reducedMotion: 'reduce' });
      const { page } = window;
      await page.getByRole('link', { name: 'Nobody else awake yet.' }).click();
      const heart = button(page, /^Love: \d+ hearts?$/);
      await heart.waitFor();
      await page.evaluate('scrollTo(0, 0)');
      const picture = await boxOf(page.getByRole('img', { name: 'Nobody else awake yet.' }));
      expect(picture.y + picture.height).toBeLessThanOrEqual(viewport.height);
      const { y, height } = await boxOf(heart);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      await window.close();
    });

  it('on a phone the count of what is new lies under the bar', async () => {
    const window = await bens({ viewport: phone, reducedMotion: 'reduce' });
    const { page } = window;
    await heading(page, 'oma.rosa').waitFor();
    await page.evaluate('scrollTo(0, 400)');
    const other = await openMembersWindow(stage, rosa);
    await other.page.goto('/upload');
    await filesField(other.page).setInputFiles([{ name: 'new.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(13) }]);
    await chooseWho(other.page, 'Family');
    await button(other.page, 'Publish').click();
    const fresh = button(page, '1 new');
    await fresh.waitFor();
    const bar = await boxOf(page.getByRole('banner'));
    expect((await boxOf(fresh)).y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await Promise.all([window.close(), other.close()]);
  });

  it('on a phone a finger reaches the count of a comment’s hearts, and a dialog over the whole screen lies on a veil', async () => {
    const window = await bens({ viewport: phone, reducedMotion: 'reduce' });
    const { page } = window;
    await page.getByRole('link', { name: 'Nobody else awake yet.' }).click();
    await button(page, /^Love: comment by /)
      .first()
      .click();
    const count = button(page, /^See 1 heart: comment by /).first();
    await count.waitFor();
    expect((await boxOf(count)).width).toBeGreaterThanOrEqual(44);
    await button(page, 'Open full screen').click();
    await page
      .getByRole('dialog', { name: 'Nobody else awake yet.' })
      .getByRole('button', { name: /^See all/ })
      .click();
    await page.getByRole('dialog', { name: /hearts?$/ }).waitFor();
    expect(await page.evaluate(`document.elementFromPoint(20, 60).closest('[data-modal]') === null`)).toBe(true);
    await window.close();
  });

  it('a finger and the arrow keys lead from picture to picture, and back leads to the feed', async () => {
    const window = await bens({ viewport: phone });
    const { page } = window;
    await page.getByRole('link', { name: 'The evening you all left.' }).click();
    await heading(page, 'The evening you all left.').waitFor();
    await page.keyboard.press('ArrowLeft');
    await heading(page, 'As I remember it from 1987.').waitFor();
    await waitForPictures(page);
    await swipe(page, 280, 80, 180);
    await heading(page, 'The evening you all left.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await button(page, 'Open full screen').click();
    await page.getByRole('dialog', { name: 'The evening you all left.' }).waitFor();
    await swipe(page, 80, 280, 400);
    await page.getByRole('dialog', { name: 'As I remember it from 1987.' }).waitFor();
    expect(await button(page, 'Zoom out').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await button(page, 'Open full screen').click();
    await page.reload();
    await page.getByRole('dialog', { name: 'As I remember it from 1987.' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await heading(page, 'As I remember it from 1987.').waitFor();
    await page.goBack();
    await heading(page, 'Home').waitFor();
    expect(window.troubles()).toEqual([]);
    await window.close();
  });

  it('a row that was swiped stands where it stood for who comes back from one of its pictures', async () => {
    const window = await bens({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });
    const { page } = window;
    await waitForPictures(page);
    const third = page.getByRole('region', { name: 'oma.rosa' }).getByRole('listitem').nth(2);
    await third.scrollIntoViewIfNeeded();
    const before = await boxOf(third);
    expect(before.x).toBeLessThan(phone.width / 2);
    await third.getByRole('link').click();
    await page.waitForURL('**/image/*');
    await waitForPictures(page);
    await page.goBack();
    await third.waitFor();
    await until('it to stand where it stood', async () => isDeepStrictEqual(await third.boundingBox(), before));
    await window.close();
  });

  it('a page stays where it is under the picture that it opened on the whole screen', async () => {
    const window = await bens({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    const { page } = window;
    await page.getByRole('link', { name: 'The evening you all left.' }).click();
    await heading(page, 'The evening you all left.').waitFor();
    await page.getByLabel('Write a comment').waitFor();
    await page.evaluate('scrollTo(0, 60)');
    // Dispatched as an event, because a pointer would scroll to the button.
    await button(page, 'Open full screen').dispatchEvent('click');
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate('scrollY')).toBe(60);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await until('the page to be where it was', async () => (await page.evaluate('scrollY')) === 60);
    await window.close();
  });

  it('the form below several files stays where it is when the last of them has arrived', async () => {
    const window = await bens({ viewport: phone });
    const { page } = window;
    const looked = Promise.withResolvers<void>();
    await page.route('**/storage', (route) => looked.promise.then(() => route.continue()));
    await page.goto('/upload');
    await chooseMany(page, 2);
    await button(page, 'Continue').click();
    await addWords(page);
    const [name, state] = [page.getByLabel(/^Album Name/), page.getByRole('status')];
    await state.getByText('Uploading...').waitFor();
    const before = await boxOf(name);
    looked.resolve();
    await state.getByText('Uploaded').waitFor();
    expect(await boxOf(name)).toEqual(before);
    await window.close();
  });

  it('what has arrived has its mark, however long its name is', async () => {
    const window = await bens({ viewport: phone });
    const { page } = window;
    await page.goto('/upload');
    await filesField(page).setInputFiles([{ name: `${'far-too-long-a-name-'.repeat(9)}.jpg`, mimeType: 'image/jpeg', buffer: await takePhoto(12) }]);
    await page.getByRole('status').getByText('Uploaded').waitFor();
    const mark = await boxOf(page.getByRole('region', { name: 'Upload', exact: true }).locator('svg.lucide-circle-check'));
    expect([mark.width, mark.height]).toEqual([20, 20]);
    await window.close();
  });
});
