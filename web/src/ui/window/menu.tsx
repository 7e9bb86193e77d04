import { Ellipsis, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { useFreezeList } from '../list/use-frozen-while-menu-open.ts';
import s from './menu.module.css';

type MenuAct = { readonly label: string; readonly icon: ReactNode; readonly tone?: 'danger'; readonly onSelect: () => void };

type MenuProps = {
  readonly label: string;
  readonly acts: readonly MenuAct[];
  readonly look?: 'settings' | 'more';
  /** Makes its button one with its label, as among other buttons. */
  readonly icon?: ReactNode;
};

/** Button that opens a menu of actions, rendered in place. Not modal: nothing has to lock the page's scroll. `more`: '⋯' in a row. */
export function Menu({ label, acts, look = 'settings', icon: labelled }: MenuProps) {
  // Runs after the menu has closed and its button has the focus again: a dialog that it opens returns the focus there.
  const chosen = useRef<() => void>(undefined);
  const act = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  return (
    <DropdownMenu.Root modal={false}>
      {labelled ? (
        <DropdownMenu.Trigger asChild>
          <Button tone="quiet" icon={labelled}>
            {label}
          </Button>
        </DropdownMenu.Trigger>
      ) : (
        <DropdownMenu.Trigger className={s.trigger} aria-label={label}>
          {look === 'more' ? <Ellipsis size={20} aria-hidden="true" /> : <Settings size={20} aria-hidden="true" />}
        </DropdownMenu.Trigger>
      )}
      <DropdownMenu.Content className={s.menu} align="end" sideOffset={4} collisionPadding={8} onCloseAutoFocus={() => act()}>
        <HoldStill />
        {acts.map(({ label: name, icon, tone, onSelect }) => (
          <DropdownMenu.Item
            key={name}
            className={`${s.item} ${tone ? s[tone] : ''}`}
            onSelect={() => {
              chosen.current = onSelect;
            }}
          >
            {icon}
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Freezes content around the menu while it is mounted. */
function HoldStill() {
  useFreezeList();
  return null;
}
