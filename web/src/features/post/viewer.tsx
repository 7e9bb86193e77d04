import type { Post } from '@kloak/proto/api/types.ts';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import type { Steps } from './use-steps.ts';
import s from './viewer.module.css';
import { WholePicture } from './whole-picture.tsx';

type ViewerProps = {
  readonly post: Post | undefined;
  readonly alt: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly steps: Steps | undefined;
  readonly hearts: ReactNode;
};

/** The photograph on the whole screen. Escape closes it. */
export function Viewer({ alt, open, onClose, ...shown }: ViewerProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Dialog.Portal>
        <Dialog.Content {...focus} className={s.viewer} data-modal="whole" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{alt}</Dialog.Title>
          <WholePicture {...shown} onClose={onClose} />
          <Dialog.Close className={s.close} aria-label={memberTexts.close}>
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
