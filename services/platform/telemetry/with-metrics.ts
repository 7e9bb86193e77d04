// A platform whose calls, commits and mails are measured: the same ports, so that their users do not notice.
import { Refusal } from '../errors.ts';
import type { Mail } from '../ports/mail.ts';
import type { Platform } from '../ports/platform.ts';
import type { Rpc, RpcHandlers, ServeMethod } from '../ports/rpc.ts';
import type { Log, OpenStore } from '../ports/store.ts';
import type { WebPush } from '../ports/web-push.ts';
import type { Metrics } from './metrics.ts';

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;
const outcomeOf = (error: unknown) => (error instanceof Refusal ? error.kind : 'defect');

function measuredMethod(metrics: Metrics, service: string, method: string, serve: ServeMethod): ServeMethod {
  return async (request, meta) => {
    const startedAt = performance.now();
    const note = (outcome: string) => metrics.took('kloak_rpc_seconds', { service, method, outcome }, secondsSince(startedAt));
    try {
      const answer = await serve(request, meta);
      note('ok');
      return answer;
    } catch (error) {
      note(outcomeOf(error));
      throw error;
    }
  };
}

function measuredRpc(rpc: Rpc, metrics: Metrics): Rpc {
  const measured = (service: string, { methods, streams }: RpcHandlers): RpcHandlers => ({
    methods: Object.fromEntries(Object.entries(methods).map(([name, serve]) => [name, measuredMethod(metrics, service, name, serve)])),
    streams,
  });
  return { ...rpc, serve: (service, served) => rpc.serve(service, measured(service, served)) };
}

function measuredLog(log: Log, metrics: Metrics, service: string): Log {
  return {
    ...log,
    async append(draft, claim, after) {
      const startedAt = performance.now();
      const note = (outcome: string) => metrics.took('kloak_commit_seconds', { service, outcome }, secondsSince(startedAt));
      try {
        const appended = await log.append(draft, claim, after);
        note(appended.outcome);
        return appended;
      } catch (error) {
        note('failed');
        throw error;
      }
    },
  };
}

function measuredStore(openStore: OpenStore, metrics: Metrics): OpenStore {
  return async (plan) => {
    const store = await openStore(plan);
    return { ...store, log: measuredLog(store.log, metrics, plan.service) };
  };
}

function measuredMail(mail: Mail, metrics: Metrics): Mail {
  return {
    ...mail,
    async send(message) {
      try {
        await mail.send(message);
        metrics.count('kloak_mails_total', { outcome: 'sent' });
      } catch (error) {
        metrics.count('kloak_mails_total', { outcome: outcomeOf(error) === 'unavailable' ? 'unavailable' : 'refused' });
        throw error;
      }
    },
  };
}

function measuredPush(webPush: WebPush, metrics: Metrics): WebPush {
  return {
    ...webPush,
    async send(subscription, message) {
      const outcome = await webPush.send(subscription, message);
      metrics.count('kloak_pushes_total', { outcome });
      return outcome;
    },
  };
}

/** The same platform with measured ports. */
export const withMetrics = (platform: Platform, metrics: Metrics): Platform => ({
  ...platform,
  rpc: measuredRpc(platform.rpc, metrics),
  openStore: measuredStore(platform.openStore, metrics),
  mail: measuredMail(platform.mail, metrics),
  webPush: measuredPush(platform.webPush, metrics),
});
