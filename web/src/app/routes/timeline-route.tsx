import type { QueryClient } from '@tanstack/react-query';
import { TimelinePage } from '../../features/timeline/timeline-page.tsx';
import { chunksOf } from '../../posts/data/chunks.ts';
import { chunkQuery, daysQuery } from '../../posts/data/timeline-queries.ts';
import { Selecting } from './selecting.tsx';

/** Timeline with a selection of posts. */
export function TimelineRoute() {
  return (
    <Selecting>
      <TimelinePage />
    </Selecting>
  );
}

export async function askTimeline(client: QueryClient, me: string): Promise<void> {
  await client.prefetchQuery(daysQuery(me));
  const [first] = chunksOf(client.getQueryData(daysQuery(me).queryKey) ?? []).chunks;
  if (first) await client.prefetchQuery(chunkQuery(first, me));
}
