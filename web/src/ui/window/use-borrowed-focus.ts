import { type RefObject, useEffect, useLayoutEffect } from 'react';

type FocusOptions = {
  /** Gets the focus afterwards if the earlier element is gone. */
  readonly back?: RefObject<HTMLElement | null>;
  readonly wanted?: boolean;
};

/** Focuses the text box of a form when it is mounted, and returns the focus when it is unmounted, unless the focus has moved elsewhere. */
export function useBorrowedFocus(form: RefObject<HTMLFormElement | null>, { back, wanted = true }: FocusOptions = {}): void {
  useLayoutEffect(() => {
    const [borrower, before] = [form.current, document.activeElement];
    if (!wanted) return;
    return () => {
      if (!borrower?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else back?.current?.focus();
    };
  }, [form, back, wanted]);
  useEffect(() => {
    const box = wanted ? form.current?.querySelector('textarea') : undefined;
    box?.focus();
    // Puts the cursor at the end of the text.
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [form, wanted]);
}
