import { Suspense, useEffect, useState } from 'react';
import { useInstallWay } from '../../lib/install.ts';
import { remember, remembered } from '../../lib/storage.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';

const installOffer = lazyPart(async () => (await import('../../features/install/install-offer.tsx')).InstallOffer);

const key = 'kloak-install';
const offered = 'offered';
/** Time in milliseconds after the first visit from which a start is another visit. */
const nextVisitMs = 30 * 60_000;
/** Time in milliseconds that the page is there before the offer. */
const offerAfterMs = 8000;

/** Notes the first visit. Returns true at a later one, unless the app was offered already. */
function isToOffer(now: number): boolean {
  const noted = remembered(key);
  if (noted === undefined) remember(key, String(now));
  return noted !== undefined && noted !== offered && now - Number(noted) > nextVisitMs;
}

/** Offers once to install the app: after the second visit, where the browser can or by hand in Safari. */
export function Install() {
  const way = useInstallWay();
  const [isOpen, setOpen] = useState(false);
  const isPossible = way === 'prompt' || way === 'ios' || way === 'mac';
  useEffect(() => {
    if (!isToOffer(Date.now()) || !isPossible) return;
    const timer = setTimeout(() => {
      remember(key, offered);
      setOpen(true);
    }, offerAfterMs);
    return () => clearTimeout(timer);
  }, [isPossible]);
  return <Suspense fallback={null}>{isOpen && <LazyPart part={installOffer} props={{ onDone: () => setOpen(false) }} />}</Suspense>;
}
