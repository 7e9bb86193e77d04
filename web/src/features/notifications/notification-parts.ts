import { lazyPart } from '../../ui/lazy-part.tsx';

const layers = async () => (await import('./notification-layers.ts')).notificationLayers;

export const settingsDialog = lazyPart(async () => (await layers()).SettingsDialog);
export const groupLevelDialog = lazyPart(async () => (await layers()).GroupLevelDialog);
