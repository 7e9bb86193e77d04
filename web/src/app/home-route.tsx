import { HomePage } from '../features/home/home-page.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestVideosBelow } from './latest-videos-below.tsx';

/** Home, with the family's latest videos under its blocks; the first steps while there are none. */
export function HomeRoute() {
  return <HomePage below={<LatestVideosBelow />} steps={<FirstSteps />} />;
}
