import type { Page } from 'playwright-core';
import type { Fixture } from '../fixture.ts';
import { newPerson, type Person } from '../people.ts';
import { newStory } from '../story.ts';
import { openStage } from './stage.ts';
import { button, heading } from './steps.ts';
import { openWindow, type Window } from './window.ts';

/** What is said with the photograph, and of it. */
export const photoWords = { title: 'First steps', description: 'Three of them, and then the carpet.', comment: 'She is walking!' };

/** Two people and one whom they invite, each with a browser of their own. */
type Cast = {
  fixture: Fixture;
  anna: Person;
  ben: Person;
  clara: Person;
  annas: Window;
  bens: Window;
  claras: Window;
  /** Opens the link of somebody's letter, to the sign-in. */
  confirm(page: Page, person: Person): Promise<void>;
};

export type FamilyStep = (name: string, run: (cast: Cast) => Promise<void>) => void;

/** Opens their browsers before the steps of a story, and answers what adds one. Of a step that breaks it tells what each of them saw. */
export function openCast(openFixture: () => Promise<Fixture>): FamilyStep {
  const stage = openStage(openFixture);
  let cast: Cast;

  const confirm = async (page: Page, { email }: Person) => {
    await page.goto(`/confirm-email/${await stage.fixture.letterbox.confirmationToken(email)}`);
    await button(page, 'Confirm my email').click();
    await page.getByText('Thank you. Your email has been confirmed.').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await heading(page, 'Sign In').waitFor();
  };

  beforeAll(async () => {
    const { fixture } = stage;
    const [anna, ben, clara] = [newPerson(fixture, 'anna'), newPerson(fixture, 'ben'), newPerson(fixture, 'clara')];
    cast = { fixture, anna, ben, clara, annas: await openWindow(stage), bens: await openWindow(stage), claras: await openWindow(stage), confirm };
    for (const { page } of [cast.annas, cast.bens]) await page.goto('/');
  }, 300_000);

  const addStep = newStory();
  return (name, run) =>
    addStep(name, async () => {
      try {
        await run(cast);
      } catch (error) {
        for (const { page } of [cast.annas, cast.bens, cast.claras]) console.log(`${page.url()} showed:\n${await page.locator('body').ariaSnapshot()}`);
        throw error;
      }
    });
}
