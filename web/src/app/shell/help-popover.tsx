import { Popover } from 'radix-ui';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import s from './help-popover.module.css';

type HelpProps = { readonly text: string; readonly onDismiss: () => void };

/** A word about the menu entry that it stands beside. It leaves the focus where it was. */
export function HelpPopover({ text, onDismiss }: HelpProps) {
  return (
    <Popover.Root open>
      <Popover.Anchor className={s.anchor} />
      <Popover.Content
        className={s.help}
        side="right"
        align="start"
        sideOffset={12}
        role="status"
        aria-label={text}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={onDismiss}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <p>{text}</p>
        <Button tone="quiet" onClick={onDismiss}>
          {texts.shell.helpDismiss}
        </Button>
        <Popover.Arrow className={s.arrow} width={14} height={7} />
      </Popover.Content>
    </Popover.Root>
  );
}
