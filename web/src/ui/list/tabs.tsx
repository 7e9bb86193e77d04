import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import s from './tabs.module.css';

type Tab = { readonly name: string; readonly label: string; readonly content: ReactNode };

type TabsProps = { readonly label: string; readonly tabs: readonly Tab[]; readonly current: string; readonly onChange: (name: string) => void };

/** Tabs, one of which is visible. Arrow keys move between them. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // The current tab may be outside the visible part of the row.
  useEffect(() => {
    const [list, shown] = [row.current, row.current?.querySelector<HTMLElement>(`[id$="-trigger-${current}"]`)];
    if (list && shown) list.scrollLeft = shown.offsetLeft - list.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <Primitive.Root className={s.tabs} value={current} onValueChange={onChange}>
      <Primitive.List ref={row} className={s.list} aria-label={label}>
        {tabs.map(({ name, label: says }) => (
          <Primitive.Trigger key={name} className={s.tab} value={name}>
            {says}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ name, content }) => (
        <Primitive.Content key={name} className={s.content} value={name}>
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
