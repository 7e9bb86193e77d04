import type { ComponentType } from 'react';
import type { helpTexts } from './shell/help-texts.ts';

/** An entry of the table of screens. */
export type Screen = {
  /** As the router reads it: `/image/:imageId`, `*` for every other address. */
  readonly path: string;
  /** `guests`: a member is led home instead. `members`: a guest signs in first. */
  readonly who: 'guests' | 'members' | 'everyone';
  /** The build draws it, so that it is seen before a script has come. [Note: prepared pages] */
  readonly prepared?: true;
  /** Another path of the same screen: who goes from one to the other stays in it. */
  readonly alsoAt?: string;
  /** Loads its code, which travels in a file of its own. */
  readonly page: () => Promise<ComponentType>;
  /** An address that shows it, for the tests in a browser; its path where that has no parameters. */
  readonly example?: string;
  /** Who has its code fetched once the first screen stands, so that it opens at once. */
  readonly preloadFor?: 'everyone' | 'members';
  /** Where a guest is led who opens it; the sign-in otherwise. */
  readonly guestsTo?: '/register';
  readonly menu?: {
    readonly label: string;
    readonly icon: 'home' | 'upload' | 'family' | 'profile' | 'devices';
    /** Under which heading it stands in the side menu; in the bottom bar all stand in a row. What belongs to the account stands in the account's own menu alone. */
    readonly section: 'menu' | 'library' | 'account';
    /** What is counted at it. */
    readonly badge?: 'requests';
  };
  /** The word of help above it; the browser remembers by the key that it was read. As wide as a page for reading where it says so. */
  readonly help?: { readonly key: keyof typeof helpTexts.pages; readonly width?: 'reading' };
  /** How the footer calls it, where it stands there. */
  readonly footer?: string;
};
