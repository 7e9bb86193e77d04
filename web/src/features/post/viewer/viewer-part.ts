import { lazyPart } from '../../../ui/lazy-part.tsx';

export const viewer = lazyPart(async () => (await import('./viewer.tsx')).Viewer);
