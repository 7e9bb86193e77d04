import { type Metadata, Server, type ServerCredentials, type ServerUnaryCall, type ServerWritableStream, type ServiceDefinition, status } from '@grpc/grpc-js';
import { loadCodec, maxMessageBytes } from '../../codec/codec.ts';
import type { CallMeta, RpcHandlers } from '../../ports/rpc.ts';
import { answerCall, answerStream, arrivedAsBytes, type ReportDefect } from '../../trust/answer-call.ts';
import type { CallTokens } from '../../trust/call-tokens.ts';
import { readCallMeta } from '../../wire/rpc-meta.ts';
import { rpcHealth } from './health.ts';
import { watchSessions } from './sessions.ts';
import { answerTrailer, statusOf, textIn } from './status.ts';

/** Wait of a stop for running calls: as long as their callers wait. */
const drainMs = 20_000;
/** Maximum time of a call, also without a deadline. */
const maxCallMs = 60_000;

const serverOptions = {
  'grpc.max_receive_message_length': maxMessageBytes,
  'grpc.max_send_message_length': maxMessageBytes,
  // Connections are closed from time to time, so that callers find new replicas, and those of dead callers end. A PING of the server would cut the calls
  // of one that closes.
  'grpc.max_connection_age_ms': 300_000,
  'grpc.max_connection_age_grace_ms': 60_000,
};

type IncomingCall = { request: Buffer; metadata: Metadata; getDeadline(): Date | number };
type ServerContext = { service: string; served: RpcHandlers; report: ReportDefect; tokens: CallTokens };

const asIs = (bytes: Buffer): Buffer => bytes;
const unproved = { code: status.UNAUTHENTICATED, details: 'the token is not of this call' };

function deadlineOf(call: IncomingCall): string {
  const deadline = Number(call.getDeadline());
  return new Date(Math.min(deadline, Date.now() + maxCallMs)).toISOString();
}

/** Metadata of a call, verified by its token; undefined if invalid. See [Note: Call tokens]. */
function provedMeta({ service, tokens }: ServerContext, method: string, call: IncomingCall): CallMeta | undefined {
  const written = textIn(call.metadata, 'kloak-call-bin');
  const caller = tokens.caller(textIn(call.metadata, 'kloak-token'), { callee: service, method, meta: written, request: call.request });
  const meta = readCallMeta(written, deadlineOf(call));
  return caller !== undefined && caller === meta.from ? meta : undefined;
}

function unaryHandler(serving: ServerContext, method: string) {
  return async (call: ServerUnaryCall<Buffer, Buffer>, answer: (error: object | null, value?: Buffer, trailer?: Metadata) => void) => {
    const meta = provedMeta(serving, method, call);
    if (!meta) return answer(unproved);
    try {
      const { response, meta: wrote } = await answerCall(serving, method, arrivedAsBytes(serving.service, method, call.request), meta);
      answer(null, response, answerTrailer(wrote));
    } catch (error) {
      answer(statusOf(error));
    }
  };
}

const happens = (call: ServerWritableStream<Buffer, Buffer>, event: string) => new Promise((resolve) => call.once(event, resolve));

function streamHandler(serving: ServerContext, method: string) {
  return async (call: ServerWritableStream<Buffer, Buffer>) => {
    const meta = provedMeta(serving, method, call);
    if (!meta) return call.emit('error', unproved);
    const cancelled = happens(call, 'cancelled');
    try {
      for await (const bytes of answerStream(serving, method, arrivedAsBytes(serving.service, method, call.request), meta)) {
        if (call.cancelled) return;
        if (!call.write(bytes)) await Promise.race([happens(call, 'drain'), cancelled]);
      }
      call.end();
    } catch (error) {
      call.emit('error', statusOf(error));
    }
  };
}

function definitionOf(service: string, { methods, streams }: RpcHandlers): ServiceDefinition {
  const codec = loadCodec();
  const names = [...Object.keys(methods), ...Object.keys(streams)];
  return Object.fromEntries(
    names.map((name) => {
      const { path, streams } = codec.method(service, name);
      const bytes = { requestSerialize: asIs, requestDeserialize: asIs, responseSerialize: asIs, responseDeserialize: asIs };
      return [name, { path, requestStream: false, responseStream: streams, ...bytes }];
    }),
  );
}

/** Name in the paths of its methods: `kloak.media.v1.Media`. */
const fullNameOf = (definition: ServiceDefinition): string => Object.values(definition)[0]?.path.split('/')[1] ?? '';

type Up = { server: Server; listening: Promise<ReturnType<typeof watchSessions>> };

function listenOn(server: Server, address: string, credentials: ServerCredentials): Up['listening'] {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, credentials, (error, port) =>
      error ? reject(new Error(`cannot listen on ${address}: ${error.message}`)) : resolve(watchSessions(port)),
    );
  });
}

/** Sends callers elsewhere, lets the calls under way end, and after a while ends everything. See [Note: Goodbye before closing]. */
async function shutDown({ server, listening }: Up): Promise<void> {
  const sessions = await listening.catch(() => undefined);
  await sessions?.close();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, drainMs);
    server.tryShutdown(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The serving side: one server for all services of the process, up from the first to the last of them. */
export function rpcServer(listen: string | undefined, credentials: ServerCredentials, tokens: CallTokens, report: ReportDefect) {
  const services = new Map<string, ServiceDefinition>();
  let up: Up | undefined;
  const health = rpcHealth();

  const start = (): Up => {
    if (listen === undefined) throw new Error('no address to listen on is configured');
    const server = new Server(serverOptions);
    health.addTo(server);
    return { server, listening: listenOn(server, listen, credentials) };
  };

  return {
    async serve(service: string, served: RpcHandlers): Promise<() => Promise<void>> {
      const own = up ?? start();
      up = own;
      const { server, listening } = own;
      const definition = definitionOf(service, served);
      const serving = { service, served, report, tokens };
      const handler = (name: string, streams: boolean) => (streams ? streamHandler : unaryHandler)(serving, name);
      server.addService(definition, Object.fromEntries(Object.entries(definition).map(([name, { responseStream }]) => [name, handler(name, responseStream)])));
      services.set(service, definition);
      await listening;
      const name = fullNameOf(definition);
      health.note(name, true);
      return async () => {
        if (!services.delete(service)) return;
        health.note(name, false);
        if (services.size > 0) return server.removeService(definition);
        up = undefined;
        health.close();
        await shutDown(own);
      };
    },
    leave() {
      const own = up;
      own?.listening.then(
        (sessions) => sessions.leave(),
        () => {},
      );
    },
    async close(): Promise<void> {
      services.clear();
      const own = up;
      up = undefined;
      health.close();
      if (own) await shutDown(own);
    },
  };
}
