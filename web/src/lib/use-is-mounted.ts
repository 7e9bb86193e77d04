import { type RefObject, useEffect, useRef } from 'react';

/** Tracks whether the component is still mounted when an answer arrives. */
export function useIsMounted(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
