import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePreloaded } from '../../ui/lazy-part.tsx';
import { LazyLayer } from '../../ui/window/lazy-layer.tsx';
import { settingsDialog } from './notification-parts.ts';
import s from './notifications.module.css';
import { notificationsTexts as t } from './texts.ts';

/** Button that opens the notification settings. */
export function NotificationSettings() {
  const [isOpen, setIsOpen] = useState(false);
  const near = usePreloaded(settingsDialog);
  const close = () => setIsOpen(false);
  return (
    <div className={s.settings}>
      <Button {...near} tone="quiet" icon={<Settings2 size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t.settings}
      </Button>
      <LazyLayer part={settingsDialog} isOpen={isOpen} props={{ open: isOpen, onClose: close }} onFailed={close} />
    </div>
  );
}
