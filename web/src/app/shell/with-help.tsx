import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { remember, remembered } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import s from './with-help.module.css';

/** [Note: late parts] */
const LateHelp = lazy(async () => ({ default: (await import('./help-popover.tsx')).HelpPopover }));

type HelpProps = { readonly item: keyof typeof texts.shell.help; readonly path: string; readonly children: ReactNode };

/** Explains a menu entry the first time its page is open, until it is dismissed; this browser remembers it. */
export function WithHelp({ item, path, children }: HelpProps) {
  const key = `kloak-help-${item}` as const;
  const [seen, setSeen] = useState(() => remembered(key) !== undefined);
  const { pathname } = useLocation();
  const dismiss = () => {
    remember(key, 'seen');
    setSeen(true);
  };
  return (
    <div className={s.entry}>
      {children}
      {!seen && pathname === path && (
        <Suspense fallback={null}>
          <LateHelp text={texts.shell.help[item]} onDismiss={dismiss} />
        </Suspense>
      )}
    </div>
  );
}
