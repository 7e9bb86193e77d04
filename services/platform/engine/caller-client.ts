// Rpcs in the name of a caller from outside: what the gateway has of the engine.
import type { CallMeta, Rpc } from '../ports/rpc.ts';
import type { Received, RpcName, Sent } from '../rpc.ts';
import { callsFor } from './clients.ts';
import { newOperation, type Operation } from './operation.ts';

/** `account` and `session` of a guest are absent; `key`, `keyed` and `bodyHash` are of the client's Idempotency-Key, or of a fresh one. */
export type CallerMeta = Omit<CallMeta, 'from' | 'deadline'>;

export type CallerClient = {
  /** Calls one rpc; it has 20 s. Throws the Refusal that the service answered. */
  call<Name extends RpcName>(name: Name, request: Sent<Name>): Promise<Received<Name>>;
  /** What the calls wrote until now, and whether one was answered from a view that lags. */
  outcome: Operation['outcome'];
};

/** The codec made the response from the method's own message. */
const isReceived = <Response extends object>(response: object): response is Response => response !== undefined;

export function callerClient(rpc: Rpc, from: string, { position, requestId, ...meta }: CallerMeta): CallerClient {
  const operation = newOperation({ idempotencyScope: [], method: '', keyed: meta.keyed, position, requestId });
  const call = callsFor(rpc, operation, { ...meta, from });
  return {
    async call(name, request) {
      const [service = '', method = ''] = name.split('.');
      const response = await call(service, method, request);
      if (!isReceived<Received<typeof name>>(response)) throw new Error(`${name} answered nothing`);
      return response;
    },
    outcome: operation.outcome,
  };
}
