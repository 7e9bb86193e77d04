import { useEffect, useRef } from 'react';

/**
 * Address that was typed in an account form, or confirmed by a mail's link: it presets the next form. It is stored for this tab and in no URL, since
 * logs contain those. If storage is refused, the page remembers it.
 */
const key = 'kloak-typed-address';
let unstored: string | undefined;

export function typedAddress(): string | undefined {
  try {
    return unstored ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return unstored;
  }
}

/** `undefined` forgets it: somebody signed in. */
export function noteTypedAddress(address: string | undefined): void {
  unstored = undefined;
  try {
    if (address === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  } catch {
    unstored = address;
  }
}

/** Remembers text that is typed in an address field; its initial value was not typed here. */
export function useNoteTypedAddress(text: string): void {
  const former = useRef(text);
  useEffect(() => {
    if (text === former.current) return;
    former.current = text;
    if (text.includes('@')) noteTypedAddress(text.trim());
  }, [text]);
}
