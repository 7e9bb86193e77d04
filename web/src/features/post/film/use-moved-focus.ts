import { type RefCallback, useCallback, useRef } from 'react';

/** For buttons of which one stands in the place of another, each in a group: where the focus goes with the group of one, it comes to the next. */
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
