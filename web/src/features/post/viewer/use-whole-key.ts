import { useKeys } from './use-keys.ts';
import type { WholeScreen } from './use-whole-screen.ts';

/** `f` gives what is shown the whole screen, and takes it back; not where one writes. */
export function useWholeKey({ isOpen, open, close }: WholeScreen, canOpen: boolean): void {
  useKeys(({ key, target }) => {
    if (key !== 'f' || target?.closest('input:not([type="range"]), textarea, select, [role="menu"]')) return;
    if (isOpen) close();
    else if (canOpen) open();
  });
}
