// Rpcs of every service for admins. [Note: Admins of a service] The call carries the admin's token, with which identity is asked about admin rights. No
// other service has to know admins, and a gateway that was taken over can do nothing here without an admin's request.
import { randomUUID } from 'node:crypto';
import { Refusal } from '../errors.ts';
import type { CallMeta, ServeMethod } from '../ports/rpc.ts';
import type { Service } from '../service.ts';
import { lagOf } from './consumer-lag.ts';
import type { Runtime } from './context.ts';
import { errorSummary } from './error-summary.ts';
import { version } from './version.ts';

const most = { parked: 50 };
const nothingWritten = { wrote: {}, stale: false, narrowed: false };

/** The admin's account. Refuses: 401, 403 `not-admin`, 503. See [Note: Admins of a service]. */
async function expectAdmin({ platform, service }: Runtime, { accessToken, position, requestId, deadline }: CallMeta): Promise<string> {
  const meta: CallMeta = { accessToken, from: service, key: randomUUID(), keyed: false, position, requestId, deadline };
  const { response } = await platform.rpc.call('identity', 'MayOperate', {}, meta, { safe: true });
  return 'account' in response ? String(response.account) : '';
}

function serveGetHealth(runtime: Runtime, service: Service): ServeMethod {
  const mails = service.reactions.filter((one) => one.mails).map(({ name }) => name);
  return async (_request, meta) => {
    await expectAdmin(runtime, meta);
    const { health, store } = runtime;
    const [behind, others, letters, waiting] = await Promise.all([
      lagOf(runtime, service),
      store.jobs.parked(undefined, most.parked, { reactions: mails, others: true }),
      store.jobs.parked(undefined, most.parked, { reactions: mails }),
      store.jobs.waiting(mails),
    ]);
    const parked = [...letters.items, ...others.items].map(({ id, reaction, parked: why }) => ({
      id,
      reaction,
      at: why?.at ?? '',
      // Once more: an earlier build kept it as it was.
      error: errorSummary(why?.error ?? ''),
      mail: mails.includes(reaction),
    }));
    const told = { problems: health.problems(), warnings: health.warnings(), version, behind, parked, moreParked: others.next !== undefined };
    const response = { ...told, ...(mails.length > 0 && { mails: { waiting: waiting.count, since: waiting.since, parked: letters.total } }) };
    return { response, meta: nothingWritten };
  };
}

/** Changes a parked job. */
function serveJob(runtime: Runtime, change: 'retry' | 'drop'): ServeMethod {
  const { store, platform, service, log } = runtime;
  return async (request, meta) => {
    const admin = await expectAdmin(runtime, meta);
    const job = 'job' in request && typeof request.job === 'string' ? request.job : '';
    if (!(await store.jobs[change](job))) throw new Refusal('missing', 'no-job', 'There is no such job any more.');
    log.info({ admin, job, change, requestId: meta.requestId }, 'an admin changed a parked job');
    platform.live.wake(`jobs:${service}`);
    return { response: {}, meta: nothingWritten };
  };
}

export const adminMethods = (runtime: Runtime, service: Service): Record<string, ServeMethod> => ({
  GetHealth: serveGetHealth(runtime, service),
  RetryJob: serveJob(runtime, 'retry'),
  DropJob: serveJob(runtime, 'drop'),
});
