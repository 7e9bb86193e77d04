import type { Page } from 'playwright-core';

/** Viewer: not signed in; just signed up; with a family; an admin. */
export type Eyes = 'guest' | 'newcomer' | 'member' | 'admin';
/** A screen in a state that has a look of its own, and the way there. */
export type Screen = {
  name: string;
  /** Path of the screen in the web app's table; one state per screen is enough. */
  path?: string;
  eyes: Eyes;
  open(page: Page, link: string): Promise<void>;
};
