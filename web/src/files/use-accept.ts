import { type RefObject, useEffect, useRef } from 'react';
import { loadFileRules } from './load-file-rules.ts';

/** Makes the dialog of a file field offer the types that can be uploaded. */
export function useAccept(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The dialog offers every file until the rules are loaded.
    void loadFileRules().then(
      ({ acceptedTypes: pickable }) => {
        if (input.current) input.current.accept = pickable;
      },
      () => undefined,
    );
  }, []);
  return input;
}
