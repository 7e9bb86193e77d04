// Notifications appear on every screen and in every tab; requests are answered where they appear.
import type { Page } from 'playwright-core';
import { callOnceKnown, me, newMember } from '../../people.ts';
import type { IsBearable } from '../setup/in-browser.ts';
import { button, heading } from '../setup/steps.ts';
import { type NoticesStep, photoTitle } from './notices-cast.ts';

/** Link to the notifications, by its label: without news, or with the text beside it. */
const bell = (page: Page, says = '') =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: new RegExp(`^Notifications\\s*${says}$`) });
const bellsSay = (pages: readonly Page[], says = '') => Promise.all(pages.map((page) => bell(page, says).waitFor()));

export function inboxSteps(step: NoticesStep, isBearable: IsBearable): void {
  step('notifications are a dot in every tab until they are read in one', async ({ ben, rosa, bens: { page: bens }, bensOtherTab, rosas: { page: rosas } }) => {
    const tabs = [bens, bensOtherTab];
    await bens.getByRole('link', { name: new RegExp(`^${rosa.name} accepted your request`) }).waitFor();
    await bellsSay(tabs);
    await bens.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
    await rosas.goto(`/profile/${ben.name}`);
    await rosas.getByRole('link', { name: photoTitle }).first().click();
    await rosas.getByLabel('Write a comment').fill('I remember that day.');
    await button(rosas, 'Submit').click();
    await bellsSay(tabs, 'New notifications');

    await bell(bens, 'New notifications').click();
    const told = bens.getByRole('link', { name: new RegExp(`^${rosa.name} .*commented on your photo`) }).first();
    await told.getByText('New', { exact: true }).waitFor({ state: 'attached' });
    await bellsSay(tabs);
    await told.click();
    await bens.getByText('I remember that day.').waitFor();
  });

  step('they count who waits for an answer, which is given in place', async ({ fixture, ben, bens, bensOtherTab: other }) => {
    const tabs = [bens.page, other];
    const emil = await newMember(fixture, 'emil');
    await callOnceKnown(emil, 'POST /api/connection/request', { profileFrom: me(emil), profileTo: me(ben) });
    await bellsSay(tabs, '1 pending request');
    await other.goto('/notification');
    await other.getByRole('link', { name: `${emil.name} wants to connect with you.` }).waitFor();
    await button(other, `Accept: ${emil.name}`).click();
    await heading(other, 'Pending Requests').waitFor({ state: 'detached' });
    await bellsSay(tabs);
  });

  step('they count groups that invite one, which is answered in place, as is who asks to join', async ({ ben, rosa, bens, bensOtherTab: other, rosas }) => {
    const tabs = [bens.page, other];
    const { page } = rosas;
    await page.goto('/new-group');
    await page.getByLabel('Group Name').fill('Orchard');
    await page.getByLabel('Search Family Members').fill(ben.name);
    await button(page, `Add ${ben.name}`).click();
    await button(page, 'Submit').click();
    await heading(page, 'Orchard').waitFor();
    await bellsSay(tabs, '1 pending request');
    await button(other, 'Decline: Orchard').click();
    await heading(other, 'Group Invites').waitFor({ state: 'detached' });
    await bellsSay(tabs);

    await other.goto(new URL(page.url()).pathname);
    await button(other, 'Request Membership').click();
    await page.goto('/notification');
    const asks = page.getByRole('link', { name: new RegExp(`^${ben.name} asks to join Orchard`) });
    await asks.waitFor();
    await button(page, `Accept: ${ben.name}`).click();
    await asks.waitFor({ state: 'detached' });
    await other.goto('/notification');
    await other.getByRole('link', { name: new RegExp(`^${rosa.name} accepted your request to join Orchard`) }).waitFor();
    expect([...bens.troubles(), ...rosas.troubles()].filter((trouble) => !isBearable(trouble))).toEqual([]);
  });
}
