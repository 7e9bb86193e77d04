import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import s from './dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly close: string;
  /** True if a press beside it must not close it, since it contains typed text. */
  readonly holds?: boolean;
  /** Wide enough for many pictures. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/**
 * Dialog over the page. [Note: strict CSP] The library's own overlay locks the scroll by a style element, which the policy refuses. Ours is a plain
 * veil, and base.css locks the page.
 */
export function DialogLayer({ open, onClose, title, close, holds = false, wide = false, children }: DialogProps) {
  const focus = useReturnFocus();
  return (
    <Base.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Base.Portal>
        <div className={s.veil} />
        <Base.Content
          {...focus}
          className={`${s.dialog} ${wide ? s.wide : ''}`}
          data-modal="veil"
          aria-describedby={undefined}
          onPointerDownOutside={(event) => holds && event.preventDefault()}
        >
          <header className={s.header}>
            <Base.Title>{title}</Base.Title>
            <Base.Close asChild>
              <IconButton label={close} icon={<X size={20} aria-hidden="true" />} />
            </Base.Close>
          </header>
          <div className={s.body}>{children}</div>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
