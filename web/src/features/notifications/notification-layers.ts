import { GroupLevelDialog } from './group-level-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** Dialogs of settings, which are loaded together. */
export const notificationLayers = { SettingsDialog, GroupLevelDialog };
