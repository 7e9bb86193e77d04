import { HomePage } from '../features/home/home-page.tsx';
import { firstSteps } from './first-steps-part.ts';
import { LatestVideosBelow } from './latest-videos-below.tsx';
import { LazyPart } from './lazy-part.tsx';

/** Home, with the family's latest videos under its blocks; the first steps while there are none. */
export function HomeRoute() {
  return <HomePage below={<LatestVideosBelow />} steps={<LazyPart part={firstSteps} props={{}} />} />;
}
