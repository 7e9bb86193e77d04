import type { HelpKey } from '@kloak/proto/rules/help.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AccountIcon } from './shell/account-icons.ts';
import type { MenuIcon } from './shell/menu-icons.ts';

/** The entry of a screen in the menus. */
type MenuEntry = {
  readonly label: string;
  /** What waits for an answer is counted at it, or a mark tells that there is something new. From where there is a side menu on it stands in the top bar, too. */
  readonly inTopBar?: true;
  /** One of the five that a phone has in the reach of a thumb. */
  readonly inBottomBar?: true;
};
/** Stands under the heading of its section in the side menu. */
export type MainEntry = MenuEntry & {
  readonly section: 'menu' | 'library';
  readonly icon: MenuIcon;
};
/** What belongs to the account stands in the account's own menu alone, whose code brings the icons. */
type AccountEntry = MenuEntry & { readonly section: 'account'; readonly icon: AccountIcon };

/** An entry of the table of screens. */
export type Screen = {
  /** As the router reads it: `/image/:imageId`, `*` for every other address. */
  readonly path: string;
  /** `guests`: a member is led home instead. `members`: a guest signs in first. `admins`: so does a guest, and any other member is led home. */
  readonly who: 'guests' | 'members' | 'admins' | 'everyone';
  /** The build draws it, so that it is seen before a script has come. See docs/web.md, "Start-up". */
  readonly prepared?: true;
  /** Another path of the same screen: who goes from one to the other stays in it. */
  readonly alsoAt?: string;
  /** Loads its code, which travels in a file of its own. */
  readonly page: () => Promise<ComponentType>;
  /** Asks what its first pictures are of, as its page does. */
  readonly ask?: (client: QueryClient, me: string, pathname: string) => Promise<void>;
  /** An address that shows it, for the tests in a browser; its path where that has no parameters. */
  readonly example?: string;
  /** Who has its code fetched once the first screen stands, so that it opens at once. */
  readonly preloadFor?: 'everyone' | 'members';
  /** Where a guest is led who opens it; the sign-in otherwise. */
  readonly guestsTo?: '/register';
  readonly menu?: MainEntry | AccountEntry;
  /** The word of help beside its entry in the menu; by the key it is remembered that it was read. */
  readonly help?: { readonly key: HelpKey };
  /** How the footer calls it, where it stands there. */
  readonly footer?: string;
};
