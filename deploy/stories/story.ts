type AddStep = (name: string, run: () => Promise<void>) => void;

/**
 * Adds steps to the story of the `describe` it stands in; each builds upon those before it. What follows a broken step would only
 * wait for what cannot come: it fails at once, and says which one broke.
 */
export function newStory(): AddStep {
  let broken: string | undefined;
  return (name, run) =>
    it(name, async () => {
      if (broken !== undefined) throw new Error(`after a broken step: ${broken}`);
      broken = name;
      await run();
      broken = undefined;
    }, 240_000);
}
