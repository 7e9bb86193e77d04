import { z } from 'zod';
import { defaultEverybodyPerPage } from '../rules/pages.ts';
import { securityActs, securityEntriesPerPage } from '../rules/people/security-acts.ts';
import { call } from './call.ts';
import { serviceHealth, user } from './shapes/console-shapes.ts';
import { filledText, id, me, text } from './shapes/fields.ts';
import { paged, queriedPaging } from './shapes/paging.ts';
import { invite } from './shapes/shapes.ts';

const count = z.int().min(0);

export const listAllInvites = call({
  method: 'GET',
  path: '/api/invites/all-invites',
  who: 'signed-in',
  summary: 'For admins: returns a page of all invites and one of all accounts, newest first, or at most 100 matches of a search in each.',
  body: z
    .object({
      only: z.enum(['invites', 'users']).optional().describe('Returns only this list; `before` refers to it.'),
      search: text(400).optional().describe('Beginning of a username or mail address, or of a part of it.'),
      ...queriedPaging,
    })
    .refine(({ only, before }) => before === undefined || only !== undefined, '"before" goes with "only".')
    .transform(paged(defaultEverybodyPerPage)),
  queried: ['only', 'search', 'page', 'perPage', 'before'],
  answer: z.strictObject({
    list: z.array(invite),
    total: count.describe('Number of all invites, or of the invites found if `search` is present.'),
    next: z.string().optional(),
    users: z.array(user),
    totalUsers: count,
    nextUsers: z.string().optional(),
  }),
});

export const getMetadata = call({
  method: 'GET',
  path: '/api/users/get-metadata',
  who: 'signed-in',
  summary: 'For admins: returns the numbers of accounts, invited addresses and open reports.',
  body: z.object({}),
  answer: z.strictObject({
    metaData: z.strictObject({
      newAcconutsMade: count.describe('Number of registered accounts.'),
      newAccountsLately: count.describe('Number of accounts registered in the last 30 days.'),
      usersInvited: count.describe('Number of different invited addresses.'),
      userAccounts: count,
      openReports: count.describe('Number of reports that wait for an admin.'),
    }),
  }),
});

const job = z.object({
  service: z.string().regex(/^[a-z]{1,40}$/),
  jobId: text(400).min(1),
});

export const getHealth = call({
  method: 'GET',
  path: '/api/console/health',
  who: 'signed-in',
  summary: 'For admins: returns the state of the vault, from the same facts as `/readyz`.',
  body: z.object({}),
  answer: z.strictObject({
    version: z.string().describe('Version of the gateway.'),
    disk: z.strictObject({ used: count, free: count }).optional().describe('Bytes of the disk that contains the files; absent if an object store keeps them.'),
    problems: z.array(z.string()).describe('Problems that prevent service, as sentences.'),
    warnings: z.array(z.string()).describe('Problems that do not prevent service, as sentences.'),
    services: z.array(serviceHealth),
  }),
});

export const listSecurityEntries = call({
  method: 'GET',
  path: '/api/console/security',
  who: 'signed-in',
  summary: 'For admins: returns a page of the security log, newest first: sign-ins, refusals and acts of admins of the last 30 days.',
  body: z.object(queriedPaging).transform(paged(securityEntriesPerPage)),
  queried: ['page', 'perPage', 'before'],
  answer: z.strictObject({
    entries: z.array(
      z.strictObject({
        _id: z.string(),
        at: z.string().describe('ISO 8601 UTC.'),
        act: z.enum(securityActs),
        account: z.string().optional().describe('Id of the account of the session.'),
        from: z.string().optional().describe('Network address of the client.'),
        requestId: z.string().describe('`X-Request-Id` of the answer.'),
        code: z.string().optional().describe('Code of the refusal.'),
        path: z.string().describe('Path of the call, or area of the server that answered.'),
      }),
    ),
    next: z.string().optional(),
  }),
});

export const retryJob = call({
  method: 'POST',
  path: '/api/console/retry-job',
  who: 'signed-in',
  summary: 'For admins: runs a parked job again immediately.',
  body: job,
  answer: z.strictObject({}),
});

export const dropJob = call({
  method: 'POST',
  path: '/api/console/drop-job',
  who: 'signed-in',
  summary: 'For admins: drops a parked job, which is then never run.',
  body: job,
  answer: z.strictObject({}),
});

export const giveSpace = call({
  method: 'POST',
  path: '/api/console/give-space',
  who: 'signed-in',
  summary: 'For admins: grants the space of a plan to the account with a confirmed address; the free plan revokes it. Paid plans stay.',
  body: z.object({ email: filledText(400), userId: me, product: id }),
  answer: z.strictObject({ email: z.string() }),
});
