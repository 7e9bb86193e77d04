import { loadLive } from '../src/app/use-live.ts';
import { downloadDialog } from '../src/features/downloads/download-button.tsx';
import { editPostDialog, groupDialogs, pendingPostCard, writePostDialog } from '../src/features/groups/group-parts.ts';
import { groupLevelDialog, settingsDialog } from '../src/features/notifications/notification-parts.ts';
import { viewer } from '../src/features/post/viewer/shown-post.tsx';
import { placeDialog } from '../src/features/profile/own-header.tsx';
import { confirmLayer, dialogLayer, menuList } from '../src/ui/window/window-parts.ts';

const windows = [menuList, dialogLayer, confirmLayer];
const ofFeatures = [groupDialogs, writePostDialog, editPostDialog, pendingPostCard, settingsDialog, groupLevelDialog, downloadDialog, placeDialog, viewer];

/** Loads the code of menus, dialogs and the live connection, which a page loads once it is idle: a test opens them at once. */
export async function loadLayers(): Promise<void> {
  await Promise.all([...[...windows, ...ofFeatures].map(({ load }) => load()), loadLive()]);
}
