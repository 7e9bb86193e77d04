import { lazyPart } from '../lazy-part.tsx';

/** The list of a menu. */
export const menuList = lazyPart(async () => (await import('./menu-list.tsx')).MenuList);
export const dialogLayer = lazyPart(async () => (await import('./dialog-layer.tsx')).DialogLayer);
export const confirmLayer = lazyPart(async () => (await import('./confirm-layer.tsx')).ConfirmLayer);
