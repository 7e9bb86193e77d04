// Health service of gRPC (grpc.health.v1), for meshes, load balancers and probes, without a token. Our own, since its package adds a second protobufjs.
import { type Server, type ServerUnaryCall, type ServerWritableStream, type ServiceDefinition, status } from '@grpc/grpc-js';
import protobuf from 'protobufjs';

const request = new protobuf.Type('HealthCheckRequest').add(new protobuf.Field('service', 1, 'string'));
const response = new protobuf.Type('HealthCheckResponse').add(new protobuf.Field('status', 1, 'int32'));
/** Numbers of the protocol. `unknown`: nobody serves it here, and a watcher waits for it. */
const statuses = { serving: 1, notServing: 2, unknown: 3 };

const nameIn = (bytes: Buffer): string => String(request.toObject(request.decode(bytes), { defaults: true }).service);
const written = (value: number): Buffer => Buffer.from(response.encode({ status: value }).finish());
const asIs = (bytes: Buffer): Buffer => bytes;

const method = (name: string, responseStream: boolean) => ({
  path: `/grpc.health.v1.Health/${name}`,
  requestStream: false,
  responseStream,
  requestSerialize: asIs,
  requestDeserialize: asIs,
  responseSerialize: asIs,
  responseDeserialize: asIs,
});
export const healthDefinition: ServiceDefinition = { Check: method('Check', false), Watch: method('Watch', true) };

type Watcher = { name: string; call: ServerWritableStream<Buffer, Buffer> };

/**
 * Health of the services that a server has had, by their full names; that of '' covers all of them. A process that ends reports it before its
 * connections close.
 */
export function rpcHealth() {
  const served = new Map<string, boolean>();
  const watchers = new Set<Watcher>();

  const statusOf = (name: string): number => {
    const isServed = name === '' ? [...served.values()].includes(true) : served.get(name);
    if (isServed === undefined) return statuses.unknown;
    return isServed ? statuses.serving : statuses.notServing;
  };

  return {
    addTo(server: Server): void {
      server.addService(healthDefinition, {
        Check(call: ServerUnaryCall<Buffer, Buffer>, answer: (error: object | null, value?: Buffer) => void) {
          const found = statusOf(nameIn(call.request));
          if (found === statuses.unknown) return answer({ code: status.NOT_FOUND, details: 'unknown service' });
          answer(null, written(found));
        },
        Watch(call: ServerWritableStream<Buffer, Buffer>) {
          const watcher = { name: nameIn(call.request), call };
          watchers.add(watcher);
          call.on('cancelled', () => watchers.delete(watcher));
          call.write(written(statusOf(watcher.name)));
        },
      });
    },
    /** Stores the status and informs watchers. */
    note(name: string, isServed: boolean): void {
      const before = new Map([...watchers].map((watcher) => [watcher, statusOf(watcher.name)]));
      served.set(name, isServed);
      for (const [watcher, former] of before) if (statusOf(watcher.name) !== former) watcher.call.write(written(statusOf(watcher.name)));
    },
    /** Ends watches: a server waits for its calls. */
    close(): void {
      for (const { call } of watchers) call.end();
      watchers.clear();
    },
  };
}
