import { useEffect, useRef } from 'react';

/**
 * The address that somebody typed in a form of the account, or showed by the link of a mail: it stands in the next one. It is kept for this tab, and in no
 * address, which logs tell. Storage may be refused: then the page keeps it.
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

/** Nothing forgets it: somebody signed in. */
export function noteTypedAddress(address: string | undefined): void {
  unstored = undefined;
  try {
    if (address === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  } catch {
    unstored = address;
  }
}

/** Notes what is typed in a field that takes an address; what it held at first nobody typed here. */
export function useNoteTypedAddress(text: string): void {
  const former = useRef(text);
  useEffect(() => {
    if (text === former.current) return;
    former.current = text;
    if (text.includes('@')) noteTypedAddress(text.trim());
  }, [text]);
}
