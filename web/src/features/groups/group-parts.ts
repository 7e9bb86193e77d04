import { lazyPart } from '../../ui/lazy-part.tsx';

const layers = async () => (await import('./group-layers.ts')).groupLayers;

export const groupDialogs = lazyPart(async () => (await layers()).GroupDialogs);
export const writePostDialog = lazyPart(async () => (await layers()).WritePostDialog);
export const pendingPostCard = lazyPart(async () => (await layers()).PendingPostCard);
export const editPostDialog = lazyPart(async () => (await layers()).EditPostDialog);
