// Layout for readers who enlarge: a low window, as zooming makes it, and letters of twice the size.
import { until } from '@kloak/platform/testing/until.ts';
import { boxOf, middle } from './setup/boxes.ts';
import { ben, demoFixture, rosa } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { openStage } from './setup/stage.ts';
import { heading } from './setup/steps.ts';
import { askPage, openWindow } from './setup/window.ts';

inBrowser('room on the screen of who enlarges', () => {
  const stage = openStage(demoFixture);

  it('in a low window, as at 400 %, the bars go with the page, and the first picture is not far down where a phone lies on its side', async () => {
    const window = await openMembersWindow(stage, ben, { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
    const { page } = window;
    await heading(page, 'oma.rosa').waitFor();
    const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main menu' })];
    for (const bar of bars) expect((await boxOf(bar)).y).toBeLessThan(256);
    await page.evaluate('scrollTo(0, 300)');
    for (const bar of bars)
      await until('the bar to have gone', async () => {
        const { y, height } = await boxOf(bar);
        return y + height <= 0;
      });
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 700, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate('scrollTo(0, 0)');
      await until('the first picture to be near', async () => (await boxOf(page.getByRole('main').getByRole('listitem').first())).y <= 140);
    }
    await window.close();
  });

  for (const [width, font] of [
    [320, 'its font'],
    [360, 'its font'],
    [360, 'what stands in for its font'],
    [820, 'its font'],
  ] as const)
    it(`with letters of twice the size no word of the landing page breaks at ${width} px in ${font}, and both ways in share a line`, async () => {
      const window = await openWindow(stage, { viewport: { width, height: 740 } });
      const { page } = window;
      if (font !== 'its font') await page.route('**/inter-*.woff2', (route) => route.abort());
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Legal' }).waitFor();
      await page.evaluate(`document.documentElement.style.fontSize = '200%'; document.fonts.ready.then(() => undefined)`);
      expect(await askPage<string[]>(page, 'brokenWords()')).toEqual([]);
      expect(await askPage<string[]>(page, 'tooWide()')).toEqual([]);
      const ways = page.getByRole('banner').getByRole('navigation').getByRole('link');
      const [first, second] = [await boxOf(ways.nth(0)), await boxOf(ways.nth(1))];
      expect(middle(first)).toBe(middle(second));
      await page.evaluate(`document.querySelector('h1').style.fontSize = '5em'`);
      expect(await askPage<string[]>(page, 'brokenWords()')).toEqual(['Welcome']);
      await window.close();
    });

  it('with letters of twice the size no page of a member is wider than a small screen', async () => {
    const window = await openMembersWindow(stage, rosa, { viewport: { width: 360, height: 740 } });
    const { page } = window;
    for (const [path, title] of [
      ['/home', 'Home'],
      ['/families', 'Family'],
      ['/upload', 'Upload'],
    ] as const) {
      await page.goto(path);
      await heading(page, title).waitFor();
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
      expect(await askPage<string[]>(page, 'tooWide()')).toEqual([]);
    }
    await window.close();
  });
});
