import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';

/** How far the server is with making a video playable, in percent. It tells its owner by itself; nobody asks. */
export const conversionQuery = (id: string) => queryOptions<number>({ queryKey: ['conversion', id], queryFn: skipToken });

export function noteConversion(client: QueryClient, id: string, percent: number): void {
  client.setQueryData(conversionQuery(id).queryKey, percent);
}
