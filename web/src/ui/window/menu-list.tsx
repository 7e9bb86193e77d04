import { DropdownMenu } from 'radix-ui';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { useFreezeList } from '../list/use-frozen-while-menu-open.ts';
import s from './menu.module.css';

export type MenuAct = { readonly label: string; readonly icon: ReactNode; readonly tone?: 'danger'; readonly onSelect: () => void };

type ListProps = {
  readonly id: string;
  /** Its button labels it. */
  readonly buttonId: string;
  readonly acts: readonly MenuAct[];
  /** Rendered before this code was loaded. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** `by keys`: the first entry gets the focus. */
  readonly opened: 'by a pointer' | 'by keys' | undefined;
  readonly onClose: () => void;
};

/** Actions of a menu. Not modal: nothing has to lock the page's scroll. */
export function MenuList({ id, buttonId, acts, button, opened, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Runs after the menu has closed and its button has the focus again: a dialog that it opens returns the focus there.
  const chosen = useRef<() => void>(undefined);
  const act = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  useEffect(() => {
    if (opened === 'by keys') list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [opened]);
  return (
    <DropdownMenu.Root modal={false} open={opened !== undefined} onOpenChange={(now) => now || onClose()}>
      <DropdownMenu.Trigger asChild>
        <Stand for={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={list}
        id={id}
        aria-labelledby={buttonId}
        className={s.menu}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={() => act()}
      >
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

/** Stands in for the button of the menu: the library finds the element there, for the position and the focus. */
function Stand({ for: button, ref }: { readonly for: RefObject<HTMLButtonElement | null>; readonly ref?: Ref<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);
  return null;
}

/** Freezes content around the menu while it is mounted. */
function HoldStill() {
  useFreezeList();
  return null;
}
