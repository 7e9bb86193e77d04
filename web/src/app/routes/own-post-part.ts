import { lazyPart } from '../../ui/lazy-part.tsx';

/** Menu of the member's own post. */
export const ownPostMenu = lazyPart(async () => (await import('../../features/own-post/own-post-menu.tsx')).OwnPostMenu);
