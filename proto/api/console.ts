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
  summary: 'For admins: a page of all invites, and one of all accounts, newest first; or what a search finds, at most 100 of each.',
  body: z
    .object({
      only: z.enum(['invites', 'users']).optional().describe('The one list that is wanted; `before` is of that one.'),
      search: text(400).optional().describe('What a name or an address, or a part of it, begins with.'),
      ...queriedPaging,
    })
    .refine(({ only, before }) => before === undefined || only !== undefined, '"before" goes with "only".')
    .transform(paged(defaultEverybodyPerPage)),
  queried: ['only', 'search', 'page', 'perPage', 'before'],
  answer: z.strictObject({
    list: z.array(invite),
    total: count.describe('Of invites; with a `search`, how many were found.'),
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
  summary: 'For admins: how many accounts there are, how many addresses are invited, and how many reports are open.',
  body: z.object({}),
  answer: z.strictObject({
    metaData: z.strictObject({
      newAcconutsMade: count.describe('Accounts registered in all.'),
      newAccountsLately: count.describe('Of these, in the last 30 days.'),
      usersInvited: count.describe('Addresses that are invited, each once.'),
      userAccounts: count,
      openReports: count.describe('Reports that wait for an admin.'),
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
  summary: 'For admins: how the vault is, from the same facts as `/readyz`.',
  body: z.object({}),
  answer: z.strictObject({
    version: z.string().describe('Of the gateway.'),
    disk: z.strictObject({ used: count, free: count }).optional().describe('In bytes, of the disk under the files; absent where a store keeps them.'),
    problems: z.array(z.string()).describe('What keeps something from being served, in words.'),
    warnings: z.array(z.string()).describe('What is not well and keeps nothing from being served.'),
    services: z.array(serviceHealth),
  }),
});

export const listSecurityEntries = call({
  method: 'GET',
  path: '/api/console/security',
  who: 'signed-in',
  summary: 'For admins: a page of the security log, newest first: sign-ins, refusals and what admins did, of the last 30 days at most.',
  body: z.object(queriedPaging).transform(paged(securityEntriesPerPage)),
  queried: ['page', 'perPage', 'before'],
  answer: z.strictObject({
    entries: z.array(
      z.strictObject({
        _id: z.string(),
        at: z.string().describe('ISO, UTC.'),
        act: z.enum(securityActs),
        account: z.string().optional().describe('In whose session.'),
        from: z.string().optional().describe('The network address.'),
        requestId: z.string().describe('The `X-Request-Id` of its answer.'),
        code: z.string().optional().describe('Of the refusal.'),
        path: z.string().describe('Of the call, or the area that answered.'),
      }),
    ),
    next: z.string().optional(),
  }),
});

export const retryJob = call({
  method: 'POST',
  path: '/api/console/retry-job',
  who: 'signed-in',
  summary: 'For admins: tries a parked job again, at once.',
  body: job,
  answer: z.strictObject({}),
});

export const dropJob = call({
  method: 'POST',
  path: '/api/console/drop-job',
  who: 'signed-in',
  summary: 'For admins: gives a parked job up; what it was to do is never done.',
  body: job,
  answer: z.strictObject({}),
});

export const giveSpace = call({
  method: 'POST',
  path: '/api/console/give-space',
  who: 'signed-in',
  summary: 'For admins: gives whoever has confirmed an address the space of a plan, or, with the free one, takes that back. What is paid for stays.',
  body: z.object({ email: filledText(400), userId: me, product: id }),
  answer: z.strictObject({ email: z.string() }),
});
