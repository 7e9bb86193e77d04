import { type RefObject, useEffect, useLayoutEffect } from 'react';

type Borrowing = {
  /** Has the focus afterwards where what had it before is gone. */
  readonly back?: RefObject<HTMLElement | null>;
  readonly wanted?: boolean;
};

/** A form that comes into the page takes the focus to its box for text, and gives it back when it goes: unless that is elsewhere by then. */
export function useBorrowedFocus(form: RefObject<HTMLFormElement | null>, { back, wanted = true }: Borrowing = {}): void {
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
    // At the end of what is there.
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [form, wanted]);
}
