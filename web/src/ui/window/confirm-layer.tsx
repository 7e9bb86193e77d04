import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import s from './dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

export type ConfirmProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly yes: string;
  readonly no: string;
  /** Label of the confirm button during the work; the dialog stays open meanwhile. */
  readonly busy?: string | undefined;
  /** False if the action works without the server. */
  readonly needsServer?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Further choices. */
  readonly children?: ReactNode;
};

/** Asks for confirmation of an irreversible action. Escape and the close button cancel, but not during the work. */
export function ConfirmLayer({ open, title, text, yes, no, busy, needsServer = true, onYes, onNo, children }: ConfirmProps) {
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(now) => now || busy || onNo()}>
      <AlertDialog.Portal>
        <div className={s.veil} />
        <AlertDialog.Content {...focus} className={s.dialog} data-modal="veil" aria-modal {...(text ? {} : { 'aria-describedby': undefined })}>
          <div className={s.body}>
            <AlertDialog.Title>{title}</AlertDialog.Title>
            {text && <AlertDialog.Description className={s.text}>{text}</AlertDialog.Description>}
            {children}
            <div className={s.actions}>
              <AlertDialog.Cancel asChild>
                <Button tone="quiet" aria-disabled={busy ? true : undefined}>
                  {no}
                </Button>
              </AlertDialog.Cancel>
              <Button tone="danger" needsServer={needsServer} onClick={onYes} busy={busy}>
                {yes}
              </Button>
            </div>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
