// What one of the family does, another is told on whatever screen they are, in every tab alike; a request is answered where it is told.
import type { Page } from 'playwright-core';
import { callOnceKnown, me, signIn } from '../people.ts';
import { ben, demoFixture, newcomer, rosa } from './demo-fixture.ts';
import { inBrowser } from './in-browser.ts';
import { openMembersWindow } from './members-window.ts';
import { phone } from './sizes.ts';
import { openStage } from './stage.ts';
import { button, heading } from './steps.ts';
import type { Window } from './window.ts';

/** Of Ben. */
const photo = 'The meadow';

inBrowser('notifications', () => {
  const stage = openStage(demoFixture);
  let bens: Window;
  /** Another tab of the same browser. */
  let other: Page;
  let rosas: Window;
  beforeAll(async () => {
    [bens, rosas] = [await openMembersWindow(stage, ben, { to: '/notification', viewport: phone }), await openMembersWindow(stage, rosa)];
    other = await bens.page.context().newPage();
    await other.goto('/sessions');
  }, 300_000);

  /** As it is called while there is nothing new, or with what is said beside it. */
  const bell = (page: Page, says = '') =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: new RegExp(`^Notifications\\s*${says}$`) });
  const bellsSay = (says = '') => Promise.all([bens.page, other].map((page) => bell(page, says).waitFor()));

  it('are a dot in every tab until they are read in one', async () => {
    await bens.page
      .getByRole('link', { name: /shared .* with the family/ })
      .first()
      .waitFor();
    await bellsSay();
    await bens.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
    await rosas.page.goto('/profile/ben');
    await rosas.page.getByRole('link', { name: photo }).first().click();
    await rosas.page.getByLabel('Write a comment').fill('I remember that day.');
    await button(rosas.page, 'Submit').click();
    await bellsSay('New notifications');

    await bell(bens.page, 'New notifications').click();
    const told = bens.page.getByRole('link', { name: /^oma\.rosa .*commented on your photo/ }).first();
    await told.getByText('New', { exact: true }).waitFor({ state: 'attached' });
    await bellsSay();
    await told.click();
    await bens.page.getByText('I remember that day.').waitFor();
  });

  it('count who waits for an answer, which is given in place', async () => {
    const emil = await newcomer(stage.fixture);
    await emil.visitor.call('POST /api/users/verify', { token: emil.link.split('/').at(-1) ?? '' });
    await signIn(emil);
    const { profile } = await emil.visitor.call('POST /api/users/find-profile', { query: 'ben' });
    await callOnceKnown(emil, 'POST /api/connection/request', { profileFrom: me(emil), profileTo: profile._id });
    await bellsSay('1 pending request');
    await other.goto('/notification');
    await other.getByRole('link', { name: `${emil.name} wants to connect with you.` }).waitFor();
    await button(other, `Accept: ${emil.name}`).click();
    await heading(other, 'Pending Requests').waitFor({ state: 'detached' });
    await bellsSay();
  });

  it('count groups that invite one, and are answered in place, as is who asks to join a group of one’s own', async () => {
    const { page } = rosas;
    await page.goto('/new-group');
    await page.getByLabel('Group Name').fill('Orchard');
    await page.getByLabel('Search Family Members').fill('ben');
    await button(page, 'Add ben').click();
    await button(page, 'Submit').click();
    await heading(page, 'Orchard').waitFor();
    await bellsSay('1 pending request');
    await button(other, 'Decline: Orchard').click();
    await heading(other, 'Group Invites').waitFor({ state: 'detached' });
    await bellsSay();

    const orchard = new URL(page.url()).pathname;
    await other.goto(orchard);
    await button(other, 'Request Membership').click();
    await page.goto('/notification');
    await page.getByRole('link', { name: /^ben asks to join Orchard/ }).waitFor();
    await button(page, 'Accept: ben').click();
    await page.getByRole('link', { name: /^ben asks to join Orchard/ }).waitFor({ state: 'detached' });
    await other.goto('/notification');
    await other.getByRole('link', { name: /^oma\.rosa accepted your request to join Orchard/ }).waitFor();
    expect([...bens.troubles(), ...rosas.troubles()]).toEqual([]);
  });
});
