import { reportsPerPage } from '@kloak/proto/rules/reports.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { growingList } from '../../lib/growing-list.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { everybodyKey } from '../../people/everybody-key.ts';
import { itemOf } from '../../posts/item.ts';
import { countsQuery } from './console-queries.ts';

const key = [...everybodyKey, 'reports'];

/** Returns open reports, or closed ones. */
export const reportsQuery = (me: string, closed: boolean) =>
  infiniteQueryOptions({
    queryKey: [...key, me, closed],
    ...growingList(reportsPerPage, async (part) => {
      const { reports, next } = await query('POST /api/reports/all', { profileId: me, closed, ...part });
      return { entries: reports, about: undefined, next };
    }),
  });

export const closeReportMutation = (client: QueryClient, reportId: string) =>
  mutationOptions({
    mutationFn: (note: string) => withMinDuration(mutate('POST /api/reports/close', { reportId, note })),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries(countsQuery)]),
  });

export const askToLookMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (reportId: string) => withMinDuration(mutate('POST /api/reports/ask-to-look', { reportId })),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });

/** Fetches the reported picture; the server logs this as a look. Nothing is cached after the dialog is closed. */
export const lookQuery = (reportId: string, me: string) =>
  queryOptions({
    queryKey: ['look', reportId],
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const { postId } = await mutate('POST /api/reports/look', { reportId });
      const { post } = await query('POST /api/post/image-post-byid', { imageId: postId, profileId: me });
      return itemOf(post);
    },
  });
