import type { Page } from 'playwright-core';
import type { StoryFixture } from '../../fixture.ts';
import { newPerson, type Person } from '../../people.ts';
import { type CastStep, storyOf } from '../setup/cast.ts';
import type { Stage } from '../setup/stage.ts';
import { button } from '../setup/steps.ts';
import { openWindow, type Window, waitForAnnouncement } from '../setup/window.ts';

/** Texts with the photograph, and a comment on it. */
export const photoWords = { title: 'First steps', description: 'Three of them, and then the carpet.', comment: 'She is walking!' };

/** Two people and one they invite, each in their own browser. */
type Cast = {
  fixture: StoryFixture;
  anna: Person;
  ben: Person;
  clara: Person;
  annas: Window;
  bens: Window;
  claras: Window;
  /** Opens the link of a mail in the browser that registered, which signs in. */
  confirm(page: Page, person: Person): Promise<void>;
};

export type FamilyStep = CastStep<Cast>;

/** Opens the browsers before a story's steps; returns the function that adds a step. */
export function openCast(stage: Stage): FamilyStep {
  const confirm = async (page: Page, { email }: Person) => {
    await page.goto(`/confirm-email/${await stage.fixture.letterbox.confirmationToken(email)}`);
    await button(page, 'Confirm my email').click();
    await page.waitForURL('**/home');
    await waitForAnnouncement(page, 'Thank you. Your email has been confirmed.');
    // The word of help about the menu is read once.
    await button(page, 'Got it').click();
  };

  const open = async (): Promise<Cast> => {
    const { fixture } = stage;
    const [anna, ben, clara] = [newPerson(fixture, 'anna'), newPerson(fixture, 'ben'), newPerson(fixture, 'clara')];
    const [annas, bens, claras] = [await openWindow(stage), await openWindow(stage), await openWindow(stage)];
    for (const { page } of [annas, bens]) await page.goto('/');
    return { fixture, anna, ben, clara, annas, bens, claras, confirm };
  };

  return storyOf(open, ({ annas, bens, claras }) => [annas, bens, claras].map(({ page }) => page));
}
