import { helpKeys } from '@kloak/proto/rules/help.ts';
import type { Member } from './steps.ts';
import { openWindow, type Place, type Window, type WindowOptions } from './window.ts';

const helpWasRead = helpKeys.map((key) => `localStorage.setItem('kloak-help-${key}', 'seen');`).join('');

/** A window of a member who is signed in, at home unless `to` says where. They have not filled in the form: other stories do. The words of help at the menus they have read, unless `isNew`. */
export async function openMembersWindow(
  place: Place,
  { email, password }: Member,
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
