import { EditPostDialog } from './feed/edit-post-dialog.tsx';
import { PendingPostCard } from './feed/pending-post-card.tsx';
import { WritePostDialog } from './feed/write-post-dialog.tsx';
import { GroupDialogs } from './group-dialogs.tsx';

/** Dialogs of a group's page and what follows from them, which are loaded together. */
export const groupLayers = { GroupDialogs, WritePostDialog, EditPostDialog, PendingPostCard };
