import { version } from '@kloak/platform/engine/version.ts';
import { isUnavailable, Refusal } from '@kloak/platform/errors.ts';
import { listOf, readList } from '@kloak/platform/lists/paging.ts';
import { operatedServices } from '@kloak/platform/trust/may-call.ts';
import { dropJob, getHealth, getMetadata, giveSpace, listAllInvites, listSecurityEntries, retryJob } from '@kloak/proto/api/console.ts';
import type { GatewayClient } from '../../options.ts';
import { handlerRoute, type Route, route } from '../route.ts';

type Operate = GatewayClient['operate'];

/** `undefined` for an unavailable service, so that the others can be shown. */
async function healthOf(operate: Operate, name: string) {
  try {
    const { problems, warnings, version, behind, parked, moreParked, mails } = await operate.health(name);
    const jobs = parked.map(({ id, mail, ...job }) => ({ _id: id, ...job, ...(mail && { mail }) }));
    return { problems, warnings, told: { name, version, behind, parked: jobs, ...(moreParked && { moreParked }), ...(mails && { mails }) } };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { problems: [`${name}: does not answer`], warnings: [], told: { name, away: true as const, version: '', behind: [], parked: [] } };
  }
}

async function changeJob(operate: Operate, how: 'RetryJob' | 'DropJob', service: string, job: string) {
  if (!operatedServices.includes(service)) throw new Refusal('missing', 'no-job', 'There is no such job any more.');
  await operate.change(service, how, job);
  return {};
}

export const consoleCalls: readonly Route[] = [
  route(listAllInvites, {
    rpc: 'social.ListEverybody',
    limit: 'everybody',
    toRequest: ({ body: { only, search = '', paging } }) => ({ invites: only !== 'users', users: only !== 'invites', search, ...paging }),
    toAnswer: ({ invites, totalInvites, nextInvites, users, totalUsers, nextUsers }) => ({
      list: invites.map(({ id, email, member, joined }) => ({ _id: id, email, userId: member, accountCreated: joined })),
      total: totalInvites,
      next: nextInvites,
      users: users.map(({ id, ...user }) => ({ _id: id, ...user, accountCreated: true as const })),
      totalUsers,
      nextUsers,
    }),
  }),
  route(getMetadata, {
    rpc: 'social.GetCounts',
    limit: 'read',
    toAnswer: ({ accounts, accountsLately, invitedAddresses, openReports }) => ({
      metaData: { newAcconutsMade: accounts, newAccountsLately: accountsLately, usersInvited: invitedAddresses, userAccounts: accounts, openReports },
    }),
  }),
  route(giveSpace, {
    rpc: 'billing.GiveSpace',
    limit: 'write',
    toRequest: ({ body: { email, product } }) => ({ email, plan: product }),
  }),
  handlerRoute(getHealth, {
    rpcs: ['identity.MayOperate'],
    limit: 'read',
    async handle({ problems, warnings, blobs }, { ask, operate }) {
      await ask('identity.MayOperate', {});
      const found = await Promise.all(operatedServices.map((name) => healthOf(operate, name)));
      const space = blobs.space();
      return {
        version,
        ...(space && { disk: { used: space.used, free: space.free } }),
        // Services that run in this process report here too.
        problems: [...new Set([...problems(), ...found.flatMap((one) => one.problems)])],
        warnings: [...new Set([...warnings(), ...found.flatMap((one) => one.warnings)])],
        services: found.map(({ told }) => told),
      };
    },
  }),
  handlerRoute(listSecurityEntries, {
    rpcs: ['identity.MayOperate'],
    limit: 'read',
    async handle({ securityLog }, { ask, body: { paging } }) {
      await ask('identity.MayOperate', {});
      const entries = listOf({ page: ({ limit, before }) => securityLog.newest(limit, before) }, { index: 'newest', equals: [] });
      const { items, next } = await readList(entries, paging);
      return { entries: items.map(({ id, ...entry }) => ({ _id: id, ...entry })), next };
    },
  }),
  handlerRoute(retryJob, {
    rpcs: ['identity.MayOperate'],
    limit: 'write',
    async handle(_deps, { ask, operate, body }) {
      await ask('identity.MayOperate', {});
      return changeJob(operate, 'RetryJob', body.service, body.jobId);
    },
  }),
  handlerRoute(dropJob, {
    rpcs: ['identity.MayOperate'],
    limit: 'write',
    async handle(_deps, { ask, operate, body }) {
      await ask('identity.MayOperate', {});
      return changeJob(operate, 'DropJob', body.service, body.jobId);
    },
  }),
];
