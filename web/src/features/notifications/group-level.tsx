import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePreloaded } from '../../ui/lazy-part.tsx';
import { LazyLayer } from '../../ui/window/lazy-layer.tsx';
import { groupLevelDialog } from './notification-parts.ts';
import { notificationsTexts as t } from './texts.ts';

/** Button that opens the notification level of a group. */
export function GroupLevel({ groupId }: { readonly groupId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const near = usePreloaded(groupLevelDialog);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...near} tone="quiet" icon={<Bell size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t.title}
      </Button>
      <LazyLayer part={groupLevelDialog} isOpen={isOpen} props={{ groupId, open: isOpen, onClose: close }} onFailed={close} />
    </>
  );
}
