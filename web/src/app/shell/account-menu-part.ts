import { lazyPart } from '../../ui/lazy-part.tsx';

export const accountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);
