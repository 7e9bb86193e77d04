import type { Answer } from '@kloak/proto/api/types.ts';
import { defaultEverybodyPerPage } from '@kloak/proto/rules/pages.ts';
import { securityEntriesPerPage } from '@kloak/proto/rules/people/security-acts.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutate, query } from '../../lib/api.ts';
import { growingList } from '../../lib/growing-list.ts';
import { withMinDuration } from '../../lib/wait.ts';
import { everybodyKey } from '../../people/everybody-key.ts';

export const countsQuery = queryOptions({
  queryKey: [...everybodyKey, 'counts'],
  queryFn: async () => (await query('GET /api/users/get-metadata', {})).metaData,
});

export type ListOfAll = 'invites' | 'users';

/** An invited address, or an account. */
type AccountEntry = { readonly _id: string; readonly email: string; readonly accountCreated: boolean; readonly username?: string };

/** Returns one list of all members, or the matches of a search in it. */
export const everybodyQuery = (only: ListOfAll, search: string) =>
  infiniteQueryOptions({
    queryKey: [...everybodyKey, only, ...(search ? [search] : [])],
    ...growingList<AccountEntry, number>(defaultEverybodyPerPage, async (part) => {
      const { list, total, next, users, totalUsers, nextUsers } = await query('GET /api/invites/all-invites', { only, ...(search && { search }), ...part });
      return only === 'invites' ? { entries: list, about: total, next } : { entries: users, about: totalUsers, next: nextUsers };
    }),
  });

export type AdminsAnswer = Answer<'GET /api/users/admins'>;
export type Admin = AdminsAnswer['admins'][number];

/** Pushed as `profile` if the member's own rights change. */
export const adminsQuery = queryOptions({ queryKey: ['profile', 'admins'], queryFn: () => query('GET /api/users/admins', {}) });

/** Polled, so that a repaired fault disappears from the page. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => query('GET /api/console/health', {}),
  staleTime: 0,
  refetchInterval: 10_000,
});

export type SecurityEntry = Answer<'GET /api/console/security'>['entries'][number];

/** Returns sign-ins, refusals and admin actions; refetched at each opening. */
export const securityQuery = infiniteQueryOptions({
  queryKey: ['security'],
  staleTime: 0,
  ...growingList<SecurityEntry, undefined>(securityEntriesPerPage, async (part) => {
    const { entries, next } = await query('GET /api/console/security', part);
    return { entries, about: undefined, next };
  }),
});

/** A parked job of a service. */
export type StuckJob = { readonly service: string; readonly jobId: string };

export const retryJobMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (job: StuckJob) => withMinDuration(mutate('POST /api/console/retry-job', job)),
    onSettled: () => client.invalidateQueries(healthQuery),
  });

export const dropJobMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (job: StuckJob) => withMinDuration(mutate('POST /api/console/drop-job', job)),
    onSettled: () => client.invalidateQueries(healthQuery),
  });

export const resendInviteMutation = (me: string) =>
  mutationOptions({ mutationFn: ({ email }: { email: string }) => withMinDuration(mutate('POST /api/invites/resendInvite', { email, userId: me })) });

/** `password`: set if the server requires it. */
export type ChangeOfRights = { readonly email: string; readonly password?: string };

export const giveRightsMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: (change: ChangeOfRights) => withMinDuration(mutate('POST /api/users/giveAdminRights', { ...change, userId: me })),
    onSettled: () => client.invalidateQueries(adminsQuery),
  });

/** Grants the space of a plan, by its id. */
export const giveSpaceMutation = (me: string, product: string) =>
  mutationOptions({
    mutationFn: ({ email }: { email: string }) => withMinDuration(mutate('POST /api/console/give-space', { email, userId: me, product })),
  });

export const revokeRightsMutation = (client: QueryClient, me: string) =>
  mutationOptions({
    mutationFn: (change: ChangeOfRights) => withMinDuration(mutate('POST /api/users/revokeAdminRights', { ...change, userId: me })),
    // The member's own rights may have ended, too.
    onSettled: () => client.invalidateQueries({ queryKey: ['profile'] }),
  });
