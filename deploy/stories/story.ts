type AddStep = (name: string, run: () => Promise<void>) => void;

/** Adds steps to the story of the current `describe`; each builds on those before. After a failed step, the next ones fail at once and name it. */
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
