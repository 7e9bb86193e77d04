import { Dialog } from '../../ui/window/dialog.tsx';
import { GroupLevelField } from './group-level-field.tsx';
import { notificationsTexts as t } from './texts.ts';

type LevelProps = { readonly groupId: string; readonly open: boolean; readonly onClose: () => void };

/** Dialog with the notification level of a group. */
export function GroupLevelDialog({ groupId, open, onClose }: LevelProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t.title} close={t.close}>
      <GroupLevelField groupId={groupId} label={t.levelOfGroup} />
    </Dialog>
  );
}
