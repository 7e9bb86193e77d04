import { useKeys } from './use-keys.ts';
import type { WholeScreen } from './use-whole-screen.ts';

/** `f` opens and closes the full screen, but not during typing. */
export function useWholeKey({ isOpen, open, close }: WholeScreen, canOpen: boolean): void {
  useKeys(({ key, target }) => {
    if (key !== 'f' || target?.closest('input:not([type="range"]), textarea, select, [role="menu"]')) return;
    if (isOpen) close();
    else if (canOpen) open();
  });
}
