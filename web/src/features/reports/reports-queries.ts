import { reportsPerPage } from '@kloak/proto/rules/reports.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { growingList } from '../../lib/growing-list.ts';
import { withMinDuration } from '../../lib/wait.ts';
import type { ReportSubject } from '../../people/report.ts';

/** Key under `notifications`: each change of reports notifies the member. */
const key = ['notifications', 'reports'];

export const sendReportMutation = (client: QueryClient, me: string, { kind, id }: ReportSubject) =>
  mutationOptions({
    mutationFn: (text: string) => withMinDuration(mutate('POST /api/reports/send', { profileId: me, kind, thingId: id, text })),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });

export const ownReportsQuery = (me: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'own', me],
    ...growingList(reportsPerPage, async (part) => {
      const { reports, next } = await query('POST /api/reports/own', { profileId: me, ...part });
      return { entries: reports, about: undefined, next };
    }),
  });

/** Returns looks at the member's posts; `about`: requests that wait for an answer, and permissions that still apply. */
export const looksQuery = (me: string) =>
  infiniteQueryOptions({
    queryKey: [...key, 'looks', me],
    ...growingList(reportsPerPage, async (part) => {
      const { asked, looks, next } = await query('POST /api/reports/looks', { profileId: me, ...part });
      return { entries: looks, about: asked, next };
    }),
  });

export const answerLookMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (answer: { readonly reportId: string; readonly allow: boolean }) => withMinDuration(mutate('POST /api/reports/answer-look', answer)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
