// A platform whose calls, commits, folds and messages are parts of traces: the same ports, so that their users do not notice.
import type { Bus } from '../ports/bus.ts';
import type { Platform } from '../ports/platform.ts';
import type { Rpc, RpcHandlers, ServeMethod } from '../ports/rpc.ts';
import type { Commit, Log, OpenStore, Views } from '../ports/store.ts';
import type { SpanPlan, Tracing } from './tracing.ts';

const callPlan = (service: string, method: string, kind: 'server' | 'client'): SpanPlan => ({
  name: `${service}.${method}`,
  kind,
  attributes: { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method },
});

const carriedBy = (commits: readonly Commit[]) => commits.flatMap(({ trace }) => trace ?? []);

function tracedRpc(rpc: Rpc, tracing: Tracing): Rpc {
  const served = (service: string, { methods, streams }: RpcHandlers): RpcHandlers => ({
    methods: Object.fromEntries(
      Object.entries(methods).map(([name, serve]): [string, ServeMethod] => [
        name,
        (request, meta) => tracing.follow(meta.trace === undefined ? [] : [meta.trace], callPlan(service, name, 'server'), () => serve(request, meta)),
      ]),
    ),
    streams,
  });
  return {
    ...rpc,
    serve: (service, methods) => rpc.serve(service, served(service, methods)),
    call: (service, method, request, meta, options) =>
      tracing.part(callPlan(service, method, 'client'), () => rpc.call(service, method, request, { ...meta, trace: tracing.carried() }, options)),
  };
}

/** Traces only the kind of a stream: its name may contain a member's id. */
function tracedLog(log: Log, tracing: Tracing, service: string): Log {
  return {
    ...log,
    append: (draft, claim, after) =>
      tracing.part({ name: `commit ${service}`, attributes: { 'kloak.stream': draft.stream.split(':', 1).join() } }, async (note) => {
        const appended = await log.append({ ...draft, trace: tracing.carried() }, claim, after);
        note({ attributes: { 'kloak.outcome': appended.outcome } });
        return appended;
      }),
  };
}

/** If a commit and its own folds are one transaction, they share the commit's span. */
function tracedViews(views: Views, tracing: Tracing, service: string): Views {
  return {
    ...views,
    fold(view, source, lane, commits) {
      const plan: SpanPlan = { name: `fold ${service}.${view.name}`, kind: 'consumer', attributes: { 'kloak.source': source, 'kloak.lane': lane } };
      return tracing.follow(carriedBy(commits), plan, () => views.fold(view, source, lane, commits));
    },
  };
}

function tracedStore(openStore: OpenStore, tracing: Tracing): OpenStore {
  return async (plan) => {
    const store = await openStore(plan);
    return { ...store, log: tracedLog(store.log, tracing, plan.service), views: tracedViews(store.views, tracing, plan.service) };
  };
}

function tracedBus(bus: Bus, tracing: Tracing): Bus {
  return {
    ...bus,
    publish: (source, lane, commits) =>
      tracing.follow(carriedBy(commits), { name: `send ${source}`, kind: 'producer', attributes: { 'kloak.lane': lane } }, () =>
        bus.publish(source, lane, commits),
      ),
  };
}

/** The same platform with traced ports; each commit carries its trace to its followers. */
export const withTracing = (platform: Platform, tracing: Tracing): Platform => ({
  ...platform,
  tracing,
  rpc: tracedRpc(platform.rpc, tracing),
  openStore: tracedStore(platform.openStore, tracing),
  bus: tracedBus(platform.bus, tracing),
});
