import { type RefCallback, useCallback, useRef } from 'react';

/** Moves the focus between buttons that replace each other: when the focused one is unmounted, the next one gets it. */
export function useMovedFocus(): RefCallback<HTMLButtonElement> {
  const wasThere = useRef(false);
  return useCallback((button: HTMLButtonElement) => {
    if (wasThere.current) button.focus();
    wasThere.current = false;
    return () => {
      wasThere.current = button.parentElement?.contains(document.activeElement) ?? false;
    };
  }, []);
}
