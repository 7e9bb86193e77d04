import { allPlacesOf } from '@kloak/platform/ports/shared/round-robin.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Page } from 'playwright-core';
import { adminAddress, type StoryFixture } from '../../fixture.ts';
import { connect, joinAs, newMember, newPerson, type Person, share } from '../../people.ts';
import { takeOverSeconds } from '../../persist.ts';
import { type CastStep, storyOf } from '../setup/cast.ts';
import { openMembersWindow } from '../setup/members-window.ts';
import { phone } from '../setup/sizes.ts';
import type { Stage } from '../setup/stage.ts';
import type { Window } from '../setup/window.ts';

/** Title of Ben's photograph. */
export const photoTitle = 'The meadow';

/** Data of a parked job. */
export const parkedJob = { reaction: 'retire-preview', error: 'The store does not answer.' };

/** Ben has a phone with a second tab, and Rosa is his family; Karl is the admin, and knows neither. */
type Cast = { fixture: StoryFixture; ben: Person; rosa: Person; karl: Person; bens: Window; bensOtherTab: Page; rosas: Window; karls: Window };

export type NoticesStep = CastStep<Cast>;

/** Simulates a store that was away longer than a job is retried. The job is planned a moment after the photograph has its renditions. */
async function parkJob({ whileStopped }: StoryFixture): Promise<void> {
  const park = () =>
    whileStopped('media', async ({ jobs }) => {
      const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
      const [job] = await jobs.take(tomorrow, 1, 1, allPlacesOf([parkedJob.reaction]));
      if (job) await jobs.failed(job.id, { counts: 'attempts', error: parkedJob.error, dueAt: new Date(), park: true });
      return job !== undefined;
    });
  await until('a job to give up', park, takeOverSeconds);
}

async function openCastOn(stage: Stage): Promise<Cast> {
  const { fixture } = stage;
  const [ben, rosa] = [await newMember(fixture, 'ben'), await newMember(fixture, 'rosa')];
  const karl = { ...newPerson(fixture, 'karl'), email: adminAddress };
  await joinAs(fixture, karl);
  await connect(ben, rosa);
  await share(ben, { fileName: 'meadow.jpg', type: 'image/jpeg', bytes: await drawPhoto({ seed: 7 }) }, { title: photoTitle, privacy: 'FAMILY_ONLY' });
  await parkJob(fixture);
  const bens = await openMembersWindow(stage, ben, { to: '/notification', viewport: phone });
  const bensOtherTab = await bens.page.context().newPage();
  await bensOtherTab.goto('/sessions');
  const [rosas, karls] = [await openMembersWindow(stage, rosa), await openMembersWindow(stage, karl, { to: '/admin' })];
  return { fixture, ben, rosa, karl, bens, bensOtherTab, rosas, karls };
}

/** Opens the browsers before a story's steps; returns the function that adds a step. */
export function openNoticesCast(stage: Stage): NoticesStep {
  return storyOf(
    () => openCastOn(stage),
    ({ bens, bensOtherTab, rosas, karls }) => [bens.page, bensOtherTab, rosas.page, karls.page],
  );
}
