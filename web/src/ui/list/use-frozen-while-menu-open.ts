import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** Number of open menus on the page. */
const useOpenMenus = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Freezes content around a menu while the calling component is mounted in it. */
export function useFreezeList(): void {
  useEffect(() => {
    const add = (more: number) => useOpenMenus.setState(({ count }) => ({ count: count + more }));
    add(1);
    return () => add(-1);
  }, []);
}

/** Freezes content around an open menu, since new entries would move the menu away from the pointer. */
export function useFrozenWhileMenuOpen<Shown>(latest: Shown): Shown {
  const isHeld = useOpenMenus(({ count }) => count > 0);
  const [shown, setShown] = useState(latest);
  if (!isHeld && shown !== latest) setShown(latest);
  return isHeld ? shown : latest;
}
