// Screenshots of every screen for people; only if KLOAK_SCREENSHOTS names a folder (1: a temporary one).
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFixture } from '../setup/demo-fixture.ts';
import { inBrowser } from '../setup/in-browser.ts';
import { desk, phone } from '../setup/sizes.ts';
import { openStage } from '../setup/stage.ts';
import { eachScreen } from './each-screen.ts';
import { screens } from './screens.ts';

const { KLOAK_SCREENSHOTS: wanted } = process.env;
const whenWanted = wanted ? inBrowser : describe.skip;

whenWanted('pictures of every screen', () => {
  const stage = openStage(demoFixture);

  it('are taken', async () => {
    const folder = wanted === '1' ? await mkdtemp(join(tmpdir(), 'kloak-screens-')) : (wanted ?? '');
    await mkdir(folder, { recursive: true });
    for (const viewport of [phone, desk])
      for (const colorScheme of ['light', 'dark'] as const)
        await eachScreen(Object.values(screens).flat(), stage, { viewport, colorScheme, reducedMotion: 'reduce' }, async ({ name }, { page }) => {
          await page.waitForLoadState('networkidle');
          const file = `${name.replace(/[^a-z]+/g, '-')}-${viewport.width}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
        });
    console.log(`The pictures are in ${folder}`);
  }, 300_000);
});
