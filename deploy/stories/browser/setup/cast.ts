import type { Page } from 'playwright-core';
import { newStory } from '../../story.ts';

export type CastStep<Cast> = (name: string, run: (cast: Cast) => Promise<void>) => void;

/** Opens a cast before a story's steps; returns the function that adds a step. A failed step prints the text of each page. */
export function storyOf<Cast>(open: () => Promise<Cast>, pagesOf: (cast: Cast) => readonly Page[]): CastStep<Cast> {
  let cast: Cast | undefined;
  beforeAll(async () => {
    cast = await open();
  }, 300_000);
  // Another story may use the same browser afterwards.
  afterAll(async () => {
    for (const page of cast === undefined ? [] : pagesOf(cast)) if (page.context().browser()?.isConnected()) await page.context().close();
  });
  const addStep = newStory();
  return (name, run) =>
    addStep(name, async () => {
      if (cast === undefined) throw new Error('nobody is on the stage yet');
      try {
        await run(cast);
      } catch (error) {
        for (const page of pagesOf(cast)) console.log(`${page.url()} showed:\n${await page.locator('body').ariaSnapshot()}`);
        throw error;
      }
    });
}
