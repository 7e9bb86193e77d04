import { type QueryClient, useQuery } from '@tanstack/react-query';
import { PhotosPage } from '../../features/photos/photos-page.tsx';
import { connectionsQuery } from '../../people/connections-queries.ts';
import { chosenPeopleOf } from '../../posts/data/chosen-people.ts';
import { chunksOf } from '../../posts/data/chunks.ts';
import { chunkQuery, daysQuery } from '../../posts/data/timeline-queries.ts';
import { useMe } from '../../session/session.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { Selecting } from './selecting.tsx';

const giveHearts = lazyPart(async () => (await import('../../features/hearts/give-hearts.tsx')).GiveHearts);

/** Everybody's photos, with a selection of them and further actions on it. */
export function PhotosRoute() {
  const { data } = useQuery(connectionsQuery(useMe().id));
  return (
    <Selecting acts={(posts) => <LazyPart part={giveHearts} props={{ posts }} />}>
      <PhotosPage family={data?.friends ?? []} />
    </Selecting>
  );
}

export async function askPhotos(client: QueryClient, me: string): Promise<void> {
  const people = chosenPeopleOf(new URLSearchParams(window.location.search));
  const { queryKey } = daysQuery(people, me);
  await client.prefetchQuery(daysQuery(people, me));
  const [first] = chunksOf(client.getQueryData(queryKey) ?? []).chunks;
  if (first) await client.prefetchQuery(chunkQuery(first, people, me));
}
