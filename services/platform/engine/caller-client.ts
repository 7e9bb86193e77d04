// Rpcs in the name of an outside caller: the gateway's part of the engine.
import type { GetHealthResponse__Output } from '@kloak/proto/types/platform.ts';
import type { CallMeta, Rpc } from '../ports/rpc.ts';
import type { RequestOf, ResponseOf } from '../rpc.ts';
import type { CallableBy, CallerName } from '../trust/may-call.ts';
import { callsFor } from './clients.ts';
import { newOperation, type Operation } from './operation.ts';

/** `accessToken` of a guest is absent; `key`, `keyed` and `bodyHash` are of the client's Idempotency-Key, or of a fresh one. */
export type CallerMeta = Omit<CallMeta, 'from' | 'deadline'>;

/** Rpcs that the table permits to one caller. */
export type CallerClient<Caller extends CallerName> = {
  /** Calls one rpc; its time limit is 20 s, or that of its proto. Throws the service's Refusal. */
  call<Name extends CallableBy<Caller>>(name: Name, request: RequestOf<Name>): Promise<ResponseOf<Name>>;
  /** Rpcs of every service for admins: `trust/may-call.ts` lists the services. */
  operate: {
    health(service: string): Promise<GetHealthResponse__Output>;
    change(service: string, how: 'RetryJob' | 'DropJob', job: string): Promise<void>;
  };
  /** Position written by the calls so far, and a flag for answers from a view that lags. */
  outcome: Operation['outcome'];
};

/** The codec made the response from the method's own message. */
const isReceived = <Response extends object>(response: object): response is Response => response !== undefined;

export function callerClient<Caller extends CallerName>(rpc: Rpc, from: Caller, { position, requestId, ...meta }: CallerMeta): CallerClient<Caller> {
  const operation = newOperation({ idempotencyScope: [], method: '', keyed: meta.keyed, position, requestId });
  const call = callsFor(rpc, operation, { ...meta, from });
  return {
    operate: {
      async health(service) {
        const response = await call(service, 'GetHealth', {});
        if (!isReceived<GetHealthResponse__Output>(response)) throw new Error(`${service} answered nothing`);
        return response;
      },
      async change(service, how, job) {
        await call(service, how, { job });
      },
    },
    async call(name, request) {
      const [service = '', method = ''] = name.split('.');
      const response = await call(service, method, request);
      if (!isReceived<ResponseOf<typeof name>>(response)) throw new Error(`${name} answered nothing`);
      return response;
    },
    outcome: operation.outcome,
  };
}
