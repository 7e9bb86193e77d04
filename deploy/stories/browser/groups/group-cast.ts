import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Page } from 'playwright-core';
import { connect, me, newMember, type Person, share } from '../../people.ts';
import { type CastStep, storyOf } from '../setup/cast.ts';
import { openMembersWindow } from '../setup/members-window.ts';
import { phone } from '../setup/sizes.ts';
import type { Stage } from '../setup/stage.ts';
import { button } from '../setup/steps.ts';
import type { Window } from '../setup/window.ts';

const names = ['ben', 'karl', 'rosa', 'vera'] as const;
type Name = (typeof names)[number];

/** Ben owns the group, Karl becomes an admin, Rosa a member on her phone; Vera knows none of them. */
type Cast = Readonly<Record<Name, Person>> & { readonly at: Readonly<Record<Name, Window>>; readonly stage: Stage };

export type GroupStep = CastStep<Cast>;

/** Private picture of Ben's, and its album. */
export const privatePicture = { title: 'Surprise', album: 'Balloons' };

async function upload(person: Person): Promise<void> {
  const photo = { fileName: 'surprise.jpg', type: 'image/jpeg', bytes: await drawPhoto({ seed: 7 }) };
  const { _id } = await share(person, photo, { title: privatePicture.title, privacy: 'PRIVATE' });
  await person.visitor.call('POST /api/image/add-to-album', { album: privatePicture.album, posts: [_id], privacy: 'PRIVATE', profileId: me(person) });
}

async function openCastOn(stage: Stage): Promise<Cast> {
  const [ben, karl, rosa, vera] = [
    await newMember(stage.fixture, 'ben'),
    await newMember(stage.fixture, 'karl'),
    await newMember(stage.fixture, 'rosa'),
    await newMember(stage.fixture, 'vera'),
  ];
  await connect(ben, karl);
  await connect(ben, rosa);
  await upload(ben);
  const at = {
    ben: await openMembersWindow(stage, ben),
    karl: await openMembersWindow(stage, karl),
    rosa: await openMembersWindow(stage, rosa, { viewport: phone }),
    vera: await openMembersWindow(stage, vera),
  };
  return { ben, karl, rosa, vera, at, stage };
}

/** Opens the browsers before a story's steps; returns the function that adds a step. */
export function openGroupCast(stage: Stage): GroupStep {
  return storyOf(
    () => openCastOn(stage),
    ({ at }) => Object.values(at).map(({ page }) => page),
  );
}

export async function choose(page: Page, of: string, act: string): Promise<void> {
  await button(page, of).click();
  await page.getByRole('menuitem', { name: act }).click();
}
export const confirmAct = (page: Page, act: string): Promise<void> => page.getByRole('alertdialog').getByRole('button', { name: act }).click();
/** Waits until the button has the focus. */
export const waitForFocus = (page: Page, name: RegExp): Promise<void> => page.locator('button:focus').and(page.getByRole('button', { name })).waitFor();
