import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import { GroupLevelField } from './group-level-field.tsx';
import { notificationsTexts as t } from './texts.ts';

/** Button that opens the notification level of a group. */
export function GroupLevel({ groupId }: { readonly groupId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" icon={<Bell size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t.title}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t.title} close={t.close}>
        <GroupLevelField groupId={groupId} label={t.levelOfGroup} />
      </Dialog>
    </>
  );
}
