import { Refusal } from '../errors.ts';
import type { RpcHandlers, ServeMethod } from '../ports/rpc.ts';
import { maxCommitsRead } from '../ports/shared/store-rules.ts';
import type { Commit, LogPlace } from '../ports/store.ts';
import type { Handler } from '../rpc.ts';
import type { Service } from '../service.ts';
import { contextOfCall, type Runtime } from './context.ts';
import { endAccess, strictViewsReady } from './narrowing.ts';
import { newOperation } from './operation.ts';
import { adminMethods } from './serve-admins.ts';

/** Identifies the member first, then checks the declared access, then runs the call. */
function serveHandler(runtime: Runtime, method: string, handler: Handler): ServeMethod {
  return async (request, meta) => {
    const principal = await runtime.principalOf(meta);
    const { ctx, operation } = contextOfCall(runtime, method, { ...meta, ...principal });
    try {
      const run = await handler.admit(ctx, request);
      const response = await run();
      if (handler.narrows(request, operation.decided)) await endAccess(runtime, operation, meta.deadline);
      return { response, meta: operation.outcome };
    } catch (error) {
      if (error instanceof Refusal) error.wrote = operation.outcome.wrote;
      throw error;
    }
  };
}

/** Served rpcs: the service's own, those about its log and views for other services, and those about its state for admins. */
export function rpcHandlersOf(runtime: Runtime, service: Service): RpcHandlers {
  const { store } = runtime;
  const handlers: Record<string, Handler> = service.rpcs;
  const own = Object.entries(handlers).map(([method, handler]): [string, ServeMethod] => [method, serveHandler(runtime, method, handler)]);
  return {
    methods: {
      ...Object.fromEntries(own),
      Tails: serveTails(runtime),
      AwaitView: serveAwaitView(runtime),
      AwaitAccess: serveAwaitAccess(runtime),
      ...adminMethods(runtime, service),
    },
    streams: {
      async *Read(request) {
        const { lane, after, limit } = readRequest(request);
        yield* stored(await store.log.read(lane, after, Math.max(limit, 1)));
      },
      async *ReadAbout(request) {
        const { person, after, limit } = readAboutRequest(request);
        yield* stored(await store.log.about(person, after ?? undefined, Math.min(Math.max(limit, 1), maxCommitsRead)));
      },
    },
  };
}

function* stored(commits: readonly Commit[]) {
  for (const commit of commits) yield { json: JSON.stringify(commit) };
}

const nothingWritten = { wrote: {}, stale: false, narrowed: false };

function serveTails({ store }: Runtime): ServeMethod {
  return async () => {
    const tails = [...(await store.log.tails())].map(([lane, seq]) => ({ lane, seq }));
    return { response: { tails, log: store.log.id, lanes: store.lanes }, meta: nothingWritten };
  };
}

/** Answers once a view has reached the caller's position, waiting like an access check here. */
function serveAwaitView({ views, readers }: Runtime): ServeMethod {
  return async (request, { position, requestId }) => {
    const view = views.find(({ name }) => 'view' in request && name === request.view);
    if (!view) throw new Refusal('invalid', 'no-view', 'There is no such view.');
    await readers.readyStrictly(view, newOperation({ idempotencyScope: [], method: 'AwaitView', keyed: false, position, requestId }));
    return { response: {}, meta: nothingWritten };
  };
}

function serveAwaitAccess(runtime: Runtime): ServeMethod {
  return async (_request, { position, requestId }) => {
    const views = await strictViewsReady(runtime, newOperation({ idempotencyScope: [], method: 'AwaitAccess', keyed: false, position, requestId }));
    return { response: { views }, meta: nothingWritten };
  };
}

type ReadRequest = { lane: number; after: number; limit: number };
const isReadRequest = (value: object): value is ReadRequest => ['lane', 'after', 'limit'].every((field) => field in value);

function readRequest(request: object): ReadRequest {
  if (!isReadRequest(request)) throw new Error('Log/Read: a field is missing');
  return request;
}

type ReadAboutRequest = { person: string; after: LogPlace | null; limit: number };
const isReadAboutRequest = (value: object): value is ReadAboutRequest => ['person', 'after', 'limit'].every((field) => field in value);

function readAboutRequest(request: object): ReadAboutRequest {
  if (!isReadAboutRequest(request)) throw new Error('Log/ReadAbout: a field is missing');
  return request;
}
