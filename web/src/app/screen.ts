import type { HelpKey } from '@kloak/proto/rules/help.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { AccountIcon } from './shell/account-icons.ts';
import type { MenuIcon } from './shell/menu-icons.ts';

/** The entry of a screen in the menus. */
type MenuEntry = {
  readonly label: string;
  /** Shown in the top bar, too, where the window is wide enough for a side menu. The entry has a badge: the number of open requests, or a dot for news. */
  readonly inTopBar?: true;
  /** One of the six entries in the bottom bar of a phone. */
  readonly inBottomBar?: true;
};
/** Entry under the heading of its section in the side menu. */
export type MainEntry = MenuEntry & {
  readonly section: 'menu' | 'library';
  readonly icon: MenuIcon;
};
/** Entry of the account menu only; the code of that menu brings the icons. */
type AccountEntry = MenuEntry & { readonly section: 'account'; readonly icon: AccountIcon };

/** An entry of the table of screens. */
export type Screen = {
  /** Path pattern of the router: `/image/:imageId`, `*` for every other address. */
  readonly path: string;
  /** `guests`: members are redirected home. `members`: guests sign in first. `admins`: guests sign in first, and other members are redirected home. */
  readonly who: 'guests' | 'members' | 'admins' | 'everyone';
  /** The build renders it, so that it is visible before any script runs. See docs/start-up.md. */
  readonly prepared?: true;
  /** Second path of the same screen: it stays mounted between the two. */
  readonly alsoAt?: string;
  /** Loads its code, which has a chunk of its own. */
  readonly page: () => Promise<ComponentType>;
  /** Fetches the data of its first pictures, as its page does. */
  readonly ask?: (client: QueryClient, me: string, pathname: string) => Promise<void>;
  /** Example address for the browser tests; by default its path, if that has no parameters. */
  readonly example?: string;
  /** Visitors for whom its code is preloaded after the first screen, so that it opens at once. */
  readonly preloadFor?: 'everyone' | 'members';
  /** Redirect for guests who open it; the sign-in by default. */
  readonly guestsTo?: '/register';
  readonly menu?: MainEntry | AccountEntry;
  /** Help popover beside its menu entry; the key remembers that it was read. */
  readonly help?: { readonly key: HelpKey };
  /** Label of its link in the footer, if it has one there. */
  readonly footer?: string;
};
