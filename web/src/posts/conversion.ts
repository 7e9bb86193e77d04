import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';

/** Rendering progress of a video, in percent. Pushes to its owner fill it; it is never fetched. */
export const conversionQuery = (id: string) => queryOptions<number>({ queryKey: ['conversion', id], queryFn: skipToken });

export function noteConversion(client: QueryClient, id: string, percent: number): void {
  client.setQueryData(conversionQuery(id).queryKey, percent);
}
