import { lazyPart } from '../lazy-part.tsx';

/** What one can do with a post of one's own. */
export const ownPostMenu = lazyPart(async () => (await import('../../features/own-post/own-post-menu.tsx')).OwnPostMenu);
