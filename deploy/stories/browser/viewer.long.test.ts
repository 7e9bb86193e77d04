// Pictures and films in full screen on a phone, by hand; films by keyboard too.
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { ben, demoFixture } from './setup/demo-fixture.ts';
import { draw, tapTwice } from './setup/fingers.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, heading } from './setup/steps.ts';
import { type Window, waitForPictures } from './setup/window.ts';

const first = 'As I remember it from 1987.';
const middle = { x: phone.width / 2, y: phone.height / 2 };
type Frame = { zoom: number; left: number; top: number };
const frameOf = (page: Page) =>
  page.evaluate<Frame>(`(() => {
    const frame = document.querySelector('[data-modal=whole] button').parentElement;
    return { zoom: Number(frame.style.getPropertyValue('--zoom') || 1), left: frame.scrollLeft, top: frame.scrollTop };
  })()`);
/** Rendered pictures in full screen. */
const drawn = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('[data-modal=whole] button img')].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc.split('/').at(-1))`);
/** `played`: some of it was seen. */
type Film = { paused: boolean; muted: boolean; played: boolean; at: number };
/** The films that are in the page. */
const films = (page: Page) =>
  page.evaluate<Film[]>(
    `[...document.querySelectorAll('video')].map(({ paused, muted, played, currentTime }) => ({ paused, muted, played: played.length > 0, at: currentTime }))`,
  );
/** Addresses of films that the page requests from now on. */
function filmsAskedFor(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') asked.push(request.url());
  });
  return () => asked;
}

inBrowser('a picture on the whole screen', () => {
  const stage = openStage(demoFixture);
  let window: Window;
  let page: Page;
  beforeEach(async () => {
    window = await openMembersWindow(stage, ben, { viewport: phone, deviceScaleFactor: 2, hasTouch: true, reducedMotion: 'reduce' });
    page = window.page;
    await waitForPictures(page);
  });
  afterEach(async () => {
    expect(window.troubles()).toEqual([]);
    await window.close();
  });

  async function openPicture(): Promise<void> {
    await page.getByRole('link', { name: first }).click();
    await heading(page, first).waitFor();
    await waitForPictures(page);
    await openWhole();
  }
  async function openWhole(name = first): Promise<void> {
    await button(page, 'Open full screen').click();
    await page.getByRole('dialog', { name }).waitFor();
  }
  async function openOf(name: string): Promise<void> {
    await page.getByRole('link', { name }).click();
    await heading(page, name).waitFor();
    await openWhole(name);
  }

  it('is there at once, as the page has drawn it, while a larger one is on its way', async () => {
    await page.setViewportSize({ width: 300, height: 780 });
    await page.getByRole('link', { name: first }).click();
    await heading(page, first).waitFor();
    await waitForPictures(page);
    const looked = Promise.withResolvers<void>();
    await page.route('**/1280.webp', async (route) => {
      await looked.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 780, height: 600 });
    await openWhole();
    await until('the one that the page has', async () => (await drawn(page)).join() === '640.webp');
    looked.resolve();
    await until('the large one', async () => (await drawn(page)).join() === '1280.webp');
  });

  it('is drawn apart by two fingers about the point between them, and together again', async () => {
    await openPicture();
    const [left, right] = [
      { from: { x: 100, y: 390 }, to: { x: 40, y: 390 } },
      { from: { x: 140, y: 390 }, to: { x: 200, y: 390 } },
    ];
    await draw(page, left, right);
    await button(page, 'Zoom out').waitFor();
    const near = await frameOf(page);
    expect(near.zoom).toBeCloseTo(4, 0);
    // A third of the way across lay under the fingers, and does.
    expect((near.left + 120) / (phone.width * near.zoom)).toBeCloseTo(1 / 3, 1);
    expect(await page.evaluate('visualViewport.scale')).toBe(1);
    // Now it scrolls.
    await draw(page, { from: { x: 300, y: 390 }, to: { x: 100, y: 390 } });
    await until('the picture to be moved', async () => (await frameOf(page)).left > near.left + 100);
    await draw(page, { from: { x: 20, y: 390 }, to: { x: 170, y: 390 } }, { from: { x: 340, y: 390 }, to: { x: 190, y: 390 } });
    await button(page, 'Zoom in').waitFor();
    expect((await frameOf(page)).zoom).toBe(1);
  });

  it('comes nearer where it is tapped twice, and goes back as it came; one tap is none', async () => {
    await openPicture();
    await page.touchscreen.tap(middle.x, middle.y);
    await tapTwice(page, { x: 90, y: middle.y });
    await button(page, 'Zoom out').waitFor();
    const { zoom, left } = await frameOf(page);
    expect([zoom, Math.round(left)]).toEqual([2.5, 135]);
    await tapTwice(page, middle);
    await button(page, 'Zoom in').waitFor();
  });

  it('comes nearer by a press during which its preview fades', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(desk);
    await page.getByRole('link', { name: first }).click();
    await heading(page, first).waitFor();
    const pressed = Promise.withResolvers<void>();
    await page.route('**/*.webp', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await openWhole();
    const preview = button(page, 'Zoom in').locator('canvas');
    await preview.waitFor();
    await page.mouse.move(desk.width / 2, desk.height / 2);
    await page.mouse.down();
    pressed.resolve();
    await preview.waitFor({ state: 'detached' });
    await page.mouse.up();
    await button(page, 'Zoom out').waitFor();
  });

  it('is drawn away by a finger, not by a hesitating one, and its page is there', async () => {
    await openPicture();
    await draw(page, { from: middle, to: { x: middle.x + 10, y: middle.y + 30 } });
    expect(await page.getByRole('dialog').count()).toBe(1);
    await draw(page, { from: middle, to: { x: middle.x + 20, y: middle.y + 200 } });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await heading(page, first).waitFor();
  });

  it('has the bytes of the next one before it is swiped', async () => {
    await openPicture();
    await until('the next picture', () =>
      page.evaluate<boolean>(`[...document.querySelectorAll('[data-modal=whole] [hidden] img')].some(({ naturalWidth }) => naturalWidth > 0)`),
    );
    await draw(page, { from: { x: 300, y: middle.y }, to: { x: 100, y: middle.y } });
    await page.getByRole('dialog', { name: 'The evening you all left.' }).waitFor();
    await until('it to be drawn', async () => (await drawn(page)).join() === '1280.webp');
  });

  it('leads back to a film, of which nothing but its poster is loaded before, and which stops when one goes on', async () => {
    const loaded = filmsAskedFor(page);
    await openOf('We came this way to school.');
    await until('the poster of the one before', () =>
      page.evaluate<boolean>(`[...document.querySelectorAll('[data-modal=whole] [hidden] img')].some(({ naturalWidth }) => naturalWidth > 0)`),
    );
    expect(loaded()).toEqual([]);
    await draw(page, { from: { x: 100, y: middle.y }, to: { x: 300, y: middle.y } });
    await page.getByRole('dialog', { name: 'Leaves' }).waitFor();
    // Position among all his shared posts, as on his profile.
    await page.getByText('opa.karl · Sat, October 3, 2026 · 1 of 9').waitFor();
    await until('its film', async () => loaded().length > 0);
    expect((await films(page)).map(({ paused }) => paused)).toEqual([true]);

    await button(page, 'Play').click();
    await until('the film to play', async () => (await films(page)).some(({ played }) => played));
    // Swiping on the controls seeks within the film, instead of changing to another.
    const bar = await page.getByRole('slider', { name: 'Place in the video' }).boundingBox();
    if (!bar) throw new Error('the film has no bar');
    const y = bar.y + bar.height / 2;
    await draw(page, { from: { x: bar.x + bar.width - 4, y }, to: { x: bar.x + 4, y } });
    await page.getByRole('dialog', { name: 'Leaves' }).waitFor();

    await draw(page, { from: { x: 300, y: middle.y }, to: { x: 100, y: middle.y } });
    await page.getByRole('dialog', { name: 'We came this way to school.' }).waitFor();
    await until('no film to be there', async () => (await films(page)).length === 0);
    expect(new Set(loaded()).size).toBe(1);
    await draw(page, { from: { x: 100, y: middle.y }, to: { x: 300, y: middle.y } });
    await page.getByRole('dialog', { name: 'Leaves' }).waitFor();
    await until('its film to wait at its beginning', async () => (await films(page)).map(({ paused, at }) => `${paused} ${at}`).join() === 'true 0');
    await draw(page, { from: middle, to: { x: middle.x + 20, y: middle.y + 200 } });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL('**/video/*');
  });

  it('plays a film at a tap, and draws it nearer by two fingers, too', async () => {
    await openOf('Leaves');
    await page.touchscreen.tap(middle.x, middle.y);
    await until('the film to play', async () => (await films(page)).some(({ played }) => played));
    await draw(page, { from: { x: 150, y: 390 }, to: { x: 60, y: 390 } }, { from: { x: 210, y: 390 }, to: { x: 300, y: 390 } });
    await until(
      'the film to be near',
      async () => (await page.evaluate<number>(`document.querySelector('[data-modal=whole] video').clientWidth`)) > 2 * phone.width,
    );
  });

  it('plays a film by keys, which lead on, too, but where they lead through it', async () => {
    await page.setViewportSize(desk);
    await openOf('Leaves');
    await page.keyboard.press('Space');
    await until('the film to play', async () => (await films(page)).some(({ played }) => played));
    await page.keyboard.press('m');
    await button(page, 'Unmute').waitFor();
    expect((await films(page)).map(({ muted }) => muted)).toEqual([true]);
    const bar = page.getByRole('slider', { name: 'Place in the video' });
    await bar.focus();
    await page.evaluate(`document.querySelector('video').pause()`);
    await button(page, 'Play').waitFor();
    await page.keyboard.press('Home');
    for (let nth = 0; nth < 20; nth += 1) await page.keyboard.press('ArrowRight');
    await until('the film to be led on', async () => (await films(page)).some(({ at }) => at > 0.5 && at < 2));
    await page.getByRole('dialog', { name: 'Leaves' }).waitFor();
    await button(page, 'Play').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'We came this way to school.' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: 'Leaves' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await heading(page, 'Leaves').waitFor();
  });

  it('goes on from where a film broke off when it is tried again, on the whole screen and without sound as before', async () => {
    await page.route('**/*.mp4', async (route) => {
      const { url, headers } = { url: route.request().url(), headers: route.request().headers() };
      const bytes = await (await page.context().request.get(url)).body();
      bytes.fill(0xff, Math.floor(bytes.length / 2));
      const from = Number(/bytes=(\d+)/.exec(headers.range ?? '')?.[1] ?? 0);
      const range = { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`, 'accept-ranges': 'bytes' };
      await route.fulfill({ status: 206, headers: { ...range, 'content-type': 'video/mp4' }, body: bytes.subarray(from) });
    });
    await openOf('Leaves');
    await button(page, 'Mute').click();
    await button(page, 'Play').click();
    await until('the film to play', async () => (await films(page)).some(({ at }) => at > 0.5));
    const dialog = page.getByRole('dialog', { name: 'Leaves' });
    await dialog.getByText('An error occurred while loading the video.').waitFor();
    await page.unroute('**/*.mp4');
    const goesOn = await untilFound('the film to go on', async () => {
      // The browser may still have the broken bytes at the first attempt.
      if (await button(page, 'Try again').isVisible()) await button(page, 'Try again').click();
      return (await films(page)).find(({ played }) => played);
    });
    expect([goesOn.muted, goesOn.at > 0.5, await dialog.count()]).toEqual([true, true, 1]);
  });

  it('says of a film that does not come that it did not, and tries again', async () => {
    await page.route('**/*.mp4', (route) => route.abort());
    await openOf('Leaves');
    await page.getByRole('dialog').getByText('An error occurred while loading the video.').waitFor();
    await page.unroute('**/*.mp4');
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await button(page, 'Play').click();
    await until('the film to play', async () => (await films(page)).some(({ played }) => played));
    for (const trouble of window.troubles()) expect(trouble).toContain('ERR_FAILED');
  });
});
