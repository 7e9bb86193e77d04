import { helpKeys } from '@kloak/proto/rules/help.ts';
import type { Credentials } from './steps.ts';
import { type BrowserSetup, openWindow, type Window, type WindowOptions } from './window.ts';

const helpWasRead = helpKeys.map((key) => `localStorage.setItem('kloak-help-${key}', 'seen');`).join('');

/** Window of a signed-in member, on `to`. Signs in by a call instead of the form. Help texts count as read unless `isNew`. */
export async function openMembersWindow(
  place: BrowserSetup,
  { email, password }: Credentials,
  { to = '/home', isNew = false, ...options }: WindowOptions & { to?: string; isNew?: boolean } = {},
): Promise<Window> {
  const window = await openWindow(place, options);
  const { request } = window.page.context();
  const answer = await request.post('/api/users/login', { data: { email, password }, headers: { origin: place.fixture.base } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
  if (!isNew) await window.page.addInitScript(helpWasRead);
  await window.page.goto(to);
  return window;
}
