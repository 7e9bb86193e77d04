import type { Browser } from 'playwright-core';
import type { StoryFixture } from '../../fixture.ts';
import { openQuickBrowser } from './chromium.ts';

/** A vault, and the browser that its stories run in. */
export type Stage = { readonly fixture: StoryFixture; readonly browser: Browser };

/** Opened before the tests of the block that it is called in, and closed after them. There is none before that. */
export function openStage(openFixture: () => Promise<StoryFixture>, openBrowser = openQuickBrowser): Stage {
  let stage: Stage | undefined;
  const opened = (): Stage => {
    if (!stage) throw new Error('the stage is not open yet');
    return stage;
  };
  beforeAll(async () => {
    const [fixture, browser] = await Promise.all([openFixture(), openBrowser()]);
    stage = { fixture, browser };
  }, 600_000);
  afterAll(async () => {
    await stage?.browser.close();
    await stage?.fixture.close();
  });
  return {
    get fixture() {
      return opened().fixture;
    },
    get browser() {
      return opened().browser;
    },
  };
}
