import { lazyPart } from '../lazy-part.tsx';

/** The member's own menu. */
export const accountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);
