import type { Page } from 'playwright-core';

/** Who looks: nobody signed in; somebody who has just signed up; somebody with a family; who keeps the vault. */
export type Eyes = 'guest' | 'newcomer' | 'member' | 'admin';
/** A screen in a state that has a look of its own, and the way there. */
export type Screen = {
  name: string;
  /** Of the screen in the web app's table that it shows; one state of each is enough. */
  path?: string;
  eyes: Eyes;
  open(page: Page, link: string): Promise<void>;
};
