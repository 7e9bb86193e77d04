import type { ArchiveProgress } from '@kloak/proto/rules/pushes/archive-push.ts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';

/** Progress of an archive's download. Pushes fill it; it is never fetched. */
export const archiveProgressQuery = (id: string) => queryOptions<ArchiveProgress>({ queryKey: ['archive', id], queryFn: skipToken });

export function noteArchive(client: QueryClient, told: ArchiveProgress): void {
  client.setQueryData(archiveProgressQuery(told.id).queryKey, told);
}
