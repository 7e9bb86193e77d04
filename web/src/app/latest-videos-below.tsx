import { Suspense, useState } from 'react';
import { useNearEnd } from '../ui/use-near-end.ts';
import { LazyPart, lazyPart } from './lazy-part.tsx';

const latestVideos = lazyPart(async () => (await import('../features/videos/latest-videos.tsx')).LatestVideos);

/** The strip of the family's latest videos. It stands at the end of the page, so its code and its list come when somebody comes near. */
export function LatestVideosBelow() {
  const [near, setNear] = useState(false);
  const mark = useNearEnd(() => setNear(true), !near);
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
