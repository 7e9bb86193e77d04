import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@kloak/proto/types/index.ts';
import { loadCodec } from '../codec/codec.ts';
import type { RpcClients } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { CallMeta, Rpc } from '../ports/rpc.ts';
import type { View } from '../ports/store.ts';
import { noteWritten, type Operation, requiredPosition } from './operation.ts';

/** Time limit of a call between services, in seconds, unless its proto has another; publishing waits up to 10 s for bytes. */
const usualSeconds = 20;

/** Methods that begin so only read, and may be called again when a connection fails. */
export const isSafe = (method: string): boolean => /^(Get|List|Find|Is|May|Await)[A-Z]/.test(method);

type CallRpc = (service: string, method: string, request: object) => Promise<object>;

const methodsOf = (service: string, call: CallRpc) =>
  Object.fromEntries(
    loadCodec()
      .methods(service)
      .map((method) => [method, (request: object) => call(service, method, request)]),
  );

/** The proxy has every service and every method of its proto, as the type declares. */
const isComplete = (clients: object, services: readonly string[]): clients is RpcClients => services.every((service) => service in clients);

/** Each call has its own clients and uses few of them, so they are created on first use. */
function lazyClients(services: readonly string[], call: CallRpc): RpcClients {
  const clients = {};
  for (const service of services) {
    let methods: ReturnType<typeof methodsOf> | undefined;
    Object.defineProperty(clients, service, { enumerable: true, get: () => (methods ??= methodsOf(service, call)) });
  }
  if (!isComplete(clients, services)) throw new Error('a service has no client');
  return clients;
}

/** Metadata that calls inherit from the outer call. `deadline`: the outer call's, since its caller waits no longer. */
export type ClientMeta = Pick<CallMeta, 'accessToken' | 'from' | 'key' | 'keyed' | 'bodyHash'> & { deadline?: string | undefined };

/** Deadline of a call that starts now: at the latest that of the outer call. */
function deadlineWithin(outer: string | undefined, seconds: number): string {
  const own = new Date(Date.now() + seconds * 1000).toISOString();
  return outer !== undefined && outer < own ? outer : own;
}

/** Calls in the name of one operation; their commits count as written by it. */
export function callsFor(rpc: Rpc, operation: Operation, meta: ClientMeta): CallRpc {
  return async (service, method, request) => {
    const deadline = deadlineWithin(meta.deadline, loadCodec().method(service, method).maxSeconds ?? usualSeconds);
    const full: CallMeta = { ...meta, position: requiredPosition(operation), requestId: operation.requestId || randomUUID(), deadline };
    const answer = await rpc.call(service, method, request, full, { safe: isSafe(method) }).catch((error: unknown) => {
      if (error instanceof Refusal) noteWritten(operation, error.wrote);
      throw error;
    });
    noteWritten(operation, answer.meta.wrote);
    if (answer.meta.stale) operation.outcome.stale = true;
    if (answer.meta.narrowed) operation.outcome.narrowed = true;
    return answer.response;
  };
}

/** The same for every method of every service, by their names. */
export function rpcClients(rpc: Rpc, services: readonly string[], operation: Operation, meta: ClientMeta): RpcClients {
  return lazyClients(services, callsFor(rpc, operation, meta));
}

/** See `Ctx.caughtUp`. Called in the service's own name, `from`: no public route reaches it. */
export async function awaitView(rpc: Rpc, operation: Operation, meta: Pick<ClientMeta, 'from' | 'deadline'>, service: ServiceName, view: View): Promise<void> {
  await callsFor(rpc, operation, { ...meta, key: operation.requestId, keyed: false })(service, 'AwaitView', { view: view.name });
}
