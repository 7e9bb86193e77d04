import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { memberTexts } from '../../../lib/member-texts.ts';
import { useReturnFocus } from '../../../ui/window/use-return-focus.ts';
import s from './viewer.module.css';
import { WholePost, type WholeProps } from './whole-post.tsx';

type ViewerProps = WholeProps & { readonly open: boolean };

/** Full-screen viewer of an image or a video. Escape closes it. */
export function Viewer({ open, ...shown }: ViewerProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(now) => now || shown.onClose()}>
      <Dialog.Portal>
        <Dialog.Content {...focus} className={s.viewer} data-modal="whole" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{shown.title}</Dialog.Title>
          <WholePost {...shown} />
          <Dialog.Close className={s.close} aria-label={memberTexts.close}>
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
