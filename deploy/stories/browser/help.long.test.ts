// The word of help that each menu entry has, once.
import { axe } from './screens/every-screen.ts';
import { boxOf, overlap } from './setup/boxes.ts';
import { demoFixture, newcomer } from './setup/demo-fixture.ts';
import { inBrowser } from './setup/in-browser.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { desk, phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, heading } from './setup/steps.ts';
import { askPage } from './setup/window.ts';

const near = 16;

inBrowser('the word of help', () => {
  const stage = openStage(demoFixture);

  for (const viewport of [phone, desk])
    it(`stands beside its entry at ${viewport.width} px, moves nothing, and goes by Escape, by its button and by a press elsewhere`, async () => {
      const window = await openMembersWindow(stage, await newcomer(stage.fixture), { viewport, isNew: true, reducedMotion: 'reduce', scripts: [axe] });
      const { page } = window;
      const help = page.getByRole('region', { name: 'Good to know' });
      const entryOf = (label: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: label, exact: true });
      const ways = [
        { path: '/home', label: 'Home', takeAway: () => page.keyboard.press('Escape') },
        { path: '/families', label: 'Family', takeAway: () => page.getByRole('heading', { name: 'Family', level: 1 }).click() },
        { path: '/groups', label: 'Groups', takeAway: () => button(page, 'Got it').press('Enter') },
      ];
      for (const { path, label, takeAway } of ways) {
        await page.goto(path);
        await help.waitFor();
        const [box, entry, title] = [await boxOf(help), await boxOf(entryOf(label)), page.getByRole('heading', { name: label, level: 1 })];
        expect(overlap(box, entry)).toBe(false);
        // Above its entry in the bar of a phone, below it in the menu.
        expect(Math.min(Math.abs(box.y - entry.y - entry.height), Math.abs(box.y + box.height - entry.y))).toBeLessThan(near);
        expect(await askPage<string[]>(page, `pressableUnder('[aria-label="Good to know"]')`)).toEqual([]);
        expect(Math.min(box.x, viewport.width - box.x - box.width)).toBeGreaterThanOrEqual(8);
        expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
        expect(await askPage<string[]>(page, 'axe()')).toEqual([]);
        const before = await boxOf(title);
        await takeAway();
        await help.waitFor({ state: 'detached' });
        expect(await boxOf(title)).toEqual(before);
      }
      await page.locator('main:focus').waitFor();
      // Links that do not fit into a phone's bar are behind the account's button.
      await page.goto('/my-profile');
      await help.waitFor();
      const opener = viewport === phone ? button(page, /^Account menu/) : entryOf('Profile');
      expect(overlap(await boxOf(help), await boxOf(opener))).toBe(false);
      await page.goto('/home');
      await heading(page, 'Home').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await help.count()).toBe(0);
      expect(window.troubles()).toEqual([]);
      await window.close();
    });
});
