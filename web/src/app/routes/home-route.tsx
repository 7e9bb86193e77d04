import type { QueryClient } from '@tanstack/react-query';
import { HomePage } from '../../features/home/home-page.tsx';
import { feedQuery } from '../../features/home/home-queries.ts';
import { memoryQuery } from '../../features/home/memory-queries.ts';
import { todayOf } from '../../features/home/memory-request.ts';
import { storiesQuery } from '../../posts/data/story-queries.ts';
import { firstSteps } from '../../start/first-steps-part.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { LatestVideosBelow } from './latest-videos-below.tsx';

const memoryCard = lazyPart(async () => (await import('../../features/home/memory-card.tsx')).MemoryCard);

/** Home, with the family's latest videos below its blocks, and the first steps while it is empty. */
export function HomeRoute() {
  return (
    <HomePage
      memory={(shown) => <LazyPart part={memoryCard} props={shown} />}
      below={<LatestVideosBelow />}
      steps={<LazyPart part={firstSteps} props={{}} />}
    />
  );
}

export async function askHome(client: QueryClient, me: string): Promise<void> {
  await Promise.all([
    client.prefetchInfiniteQuery(storiesQuery(me)),
    client.prefetchQuery(feedQuery(me)),
    client.prefetchQuery(memoryQuery(todayOf(new Date()), me)),
  ]);
}
