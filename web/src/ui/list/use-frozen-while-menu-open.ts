import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** How many menus are open in the page. */
const useOpenMenus = create<{ readonly count: number }>(() => ({ count: 0 }));

/** For what stands in a menu while it is open. */
export function useHoldStill(): void {
  useEffect(() => {
    const add = (more: number) => useOpenMenus.setState(({ count }) => ({ count: count + more }));
    add(1);
    return () => add(-1);
  }, []);
}

/** What is shown around menus: while one is open it stays as it is, since what comes would move the menu from under the pointer. */
export function useStill<Shown>(latest: Shown): Shown {
  const isHeld = useOpenMenus(({ count }) => count > 0);
  const [shown, setShown] = useState(latest);
  if (!isHeld && shown !== latest) setShown(latest);
  return isHeld ? shown : latest;
}
