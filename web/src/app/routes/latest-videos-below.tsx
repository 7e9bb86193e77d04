import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { memberState } from '../../lib/member-state.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { useNearEnd } from '../../ui/list/use-near-end.ts';

const latestVideos = lazyPart(async () => (await import('../../features/videos/latest-videos.tsx')).LatestVideos);

/** History entries in which the strip was reached: going back finds the page at its former length. */
const reached = memberState(() => new Set<string>());

/** Strip of the family's latest videos at the end of the page. Its code and list are loaded when the end is near the viewport. */
export function LatestVideosBelow() {
  const { key } = useLocation();
  const [near, setNear] = useState(() => reached().has(key));
  const mark = useNearEnd(() => setNear(true), !near);
  useEffect(() => {
    if (near) reached().add(key);
  }, [near, key]);
  return (
    <div ref={mark}>
      {near && (
        <Suspense fallback={null}>
          <LazyPart part={latestVideos} props={{}} />
        </Suspense>
      )}
    </div>
  );
}
