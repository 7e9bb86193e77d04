import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { memberState } from '../../lib/member-state.ts';
import { useNearEnd } from '../../ui/list/use-near-end.ts';
import { LazyPart, lazyPart } from '../lazy-part.tsx';

const latestVideos = lazyPart(async () => (await import('../../features/videos/latest-videos.tsx')).LatestVideos);

/** The entries of the history on which somebody has come near: who comes back finds the page as long as it was. */
const reached = memberState(() => new Set<string>());

/** The strip of the family's latest videos. It stands at the end of the page, so its code and its list come when somebody comes near. */
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
