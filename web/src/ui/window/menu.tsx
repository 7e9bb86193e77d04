import { Ellipsis, Settings } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { usePreloaded } from '../lazy-part.tsx';
import { LazyLayer } from './lazy-layer.tsx';
import s from './menu-button.module.css';
import type { MenuAct } from './menu-list.tsx';
import { menuList } from './window-parts.ts';

type MenuProps = {
  readonly label: string;
  readonly acts: readonly MenuAct[];
  readonly look?: 'settings' | 'more';
  /** Makes its button one with its label, as among other buttons. */
  readonly icon?: ReactNode;
};

const openingKeys = ['Enter', ' ', 'ArrowDown'];

/** Button that opens a menu of actions, rendered in place. Its code is loaded on demand. `more`: '⋯' in a row. */
export function Menu({ label, acts, look = 'settings', icon: labelled }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [id, buttonId] = [useId(), useId()];
  const [opened, setOpened] = useState<'by a pointer' | 'by keys'>();
  const { onFocus } = usePreloaded(menuList);
  const close = () => setOpened(undefined);
  const toggle = (by: 'by a pointer' | 'by keys') => setOpened(opened === undefined ? by : undefined);
  const props = {
    ref: button,
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== undefined,
    'aria-controls': opened === undefined ? undefined : id,
    'data-state': opened === undefined ? 'closed' : 'open',
    onFocus,
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || event.ctrlKey) return;
      // The list gets the focus, not the button.
      if (opened === undefined) event.preventDefault();
      toggle('by a pointer');
    },
    onKeyDown(event: KeyboardEvent) {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      if (event.key === 'ArrowDown') setOpened('by keys');
      else toggle('by keys');
    },
  } as const;
  return (
    <>
      {labelled ? (
        <Button {...props} tone="quiet" icon={labelled}>
          {label}
        </Button>
      ) : (
        <button {...props} type="button" className={s.trigger} aria-label={label}>
          {look === 'more' ? <Ellipsis size={20} aria-hidden="true" /> : <Settings size={20} aria-hidden="true" />}
        </button>
      )}
      <LazyLayer part={menuList} isOpen={opened !== undefined} props={{ id, buttonId, acts, button, opened, onClose: close }} onFailed={close} />
    </>
  );
}
