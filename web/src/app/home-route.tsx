import { HomePage } from '../features/home/home-page.tsx';
import { LatestVideosBelow } from './latest-videos-below.tsx';

/** Home, with the family's latest videos under its blocks. */
export function HomeRoute() {
  return <HomePage below={<LatestVideosBelow />} />;
}
