import { Refusal } from '../errors.ts';
import type { Served, ServeMethod } from '../ports/rpc.ts';
import type { Handler, Service } from '../service.ts';
import { contextOfCall, type Runtime } from './context.ts';

const isHandler = (value: unknown): value is Handler<object, object> => typeof value === 'function';

function serveHandler(runtime: Runtime, method: string, handler: Handler<object, object>): ServeMethod {
  return async (request, meta) => {
    const { ctx, operation } = contextOfCall(runtime, method, meta);
    try {
      return { response: await handler(ctx, request), meta: operation.outcome };
    } catch (error) {
      if (error instanceof Refusal) error.wrote = operation.outcome.wrote;
      throw error;
    }
  };
}

/** At most so many commits leave in one answer of Log/Read. */
const readLimit = 1000;

/** What a service answers: its own rpcs, and for other services its log. */
export function servedBy(runtime: Runtime, service: Service): Served {
  const { store } = runtime;
  const methods: Record<string, ServeMethod> = {};
  for (const [method, handler] of Object.entries(service.rpcs)) if (isHandler(handler)) methods[method] = serveHandler(runtime, method, handler);
  methods.Tails = async () => {
    const tails = [...(await store.log.tails())].map(([lane, seq]) => ({ lane, seq }));
    return { response: { tails }, meta: { wrote: {}, stale: false } };
  };
  return {
    methods,
    streams: {
      async *Read(request) {
        const { lane, after, limit } = readRequest(request);
        for (const commit of await store.log.read(lane, after, Math.min(Math.max(limit, 1), readLimit))) yield { json: JSON.stringify(commit) };
      },
    },
    internal: ['Read', 'Tails'],
  };
}

type ReadRequest = { lane: number; after: number; limit: number };
const isReadRequest = (value: object): value is ReadRequest => ['lane', 'after', 'limit'].every((field) => field in value);

function readRequest(request: object): ReadRequest {
  if (!isReadRequest(request)) throw new Error('Log/Read: a field is missing');
  return request;
}
