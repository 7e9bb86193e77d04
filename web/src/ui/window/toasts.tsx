import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { actionDurationMs, dropToast, toastDurationMs, useToasts } from '../../lib/toasts.ts';
import s from './toasts.module.css';

/** Region of toasts; once per app. */
export function Toasts({ label, dismiss }: { readonly label: string; readonly dismiss: string }) {
  const { messages } = useToasts();
  return (
    <Toast.Provider label={label} duration={toastDurationMs}>
      {messages.map(({ id, text, tone, detail, act }) => (
        <Toast.Root
          key={id}
          className={`${s.toast} ${s[tone]}`}
          {...(act && { duration: actionDurationMs })}
          type={tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => open || dropToast(id)}
        >
          <div className={s.said}>
            <Toast.Description>{text}</Toast.Description>
            {detail && <Toast.Description className={s.detail}>{detail}</Toast.Description>}
          </div>
          {act && (
            <Toast.Action className={s.act} altText={act.label} onClick={act.run}>
              {act.label}
            </Toast.Action>
          )}
          <Toast.Close className={s.close} aria-label={dismiss}>
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={s.viewport} label={`${label} ({hotkey})`} />
    </Toast.Provider>
  );
}
