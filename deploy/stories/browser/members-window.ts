import type { Browser } from 'playwright-core';
import { type Member, signIn } from './steps.ts';
import { openWindow, type Window, type WindowOptions } from './window.ts';

/** A window in which a member has just signed in, at home or where a link had led them. */
export async function openMembersWindow(
  browser: Browser,
  base: string,
  member: Member,
  { to, ...options }: WindowOptions & { to?: string } = {},
): Promise<Window> {
  const window = await openWindow(browser, base, options);
  await window.page.goto(to === undefined ? '/login' : `/login?return=${encodeURIComponent(to)}`);
  await signIn(window.page, member, to);
  return window;
}
