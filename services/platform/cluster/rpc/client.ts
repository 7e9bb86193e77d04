import { type CallOptions, type ChannelCredentials, Client, type Metadata, status } from '@grpc/grpc-js';
import { type RetryBudget, retryBudget } from '../../async/retry-budget.ts';
import { loadCodec, maxMessageBytes } from '../../codec/codec.ts';
import { serviceUnavailable } from '../../errors.ts';
import type { CallMeta, RpcAnswer } from '../../ports/rpc.ts';
import type { CallTokens } from '../../trust/call-tokens.ts';
import { remainingMs } from '../../wire/rpc-deadline.ts';
import { writeCallMeta } from '../../wire/rpc-meta.ts';
import { errorOf, hasNoAnswer, isNotStarted, isOfNewerBuild, isServiceError, metadataWith, readAnswerTrailer } from './status.ts';

/** Wait of a repeatable call for a connection, before it fails. */
const reconnectMs = 3000;
/** Number of further replicas, in turn, that are asked after a refusal by an older build. */
const otherReplicas = 4;
/** Retry budget of each service: enough for a crash of one busy replica, and a fifth of the successful calls. */
const retries = { most: 100, perSuccess: 0.2 };

const channelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.service_config_disable_resolution': 1,
  'grpc.max_receive_message_length': maxMessageBytes,
  'grpc.max_send_message_length': maxMessageBytes,
  // Seldom: the first PING after GOAWAY cuts the calls that are under way (grpc/grpc-node#3068, open with 1.14.7).
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  // A replica that was replaced has another address.
  'grpc.dns_min_time_between_resolutions_ms': 2_000,
};

const asIs = (bytes: Buffer): Buffer => bytes;

/** A running call with its metadata. */
type OutgoingCall = { service: string; method: string; path: string; bytes: Buffer; meta: CallMeta };

/** The calling side: one channel per service, to all its replicas in turn. */
export function rpcClient(addresses: Record<string, string>, serviceName: string, credentials: ChannelCredentials, tokens: CallTokens) {
  const clients = new Map<string, Client>();
  const budgets = new Map<string, RetryBudget>();
  const rejecting = new Set<string>();

  const budgetOf = (service: string): RetryBudget => {
    const budget = budgets.get(service) ?? retryBudget(retries);
    budgets.set(service, budget);
    return budget;
  };

  const clientOf = (service: string): Client => {
    const known = clients.get(service);
    if (known) return known;
    const address = Object.hasOwn(addresses, service) ? addresses[service] : undefined;
    if (address === undefined) throw new Error(`no address of the ${service} service is configured`);
    const client = new Client(`dns:///${address}`, credentials, { ...channelOptions, 'grpc.primary_user_agent': `kloak-${serviceName}` });
    clients.set(service, client);
    return client;
  };

  const metadataFor = ({ service, method, bytes, meta }: OutgoingCall): Metadata => {
    const written = writeCallMeta(meta);
    const token = tokens.of({ callee: service, method, meta: written, request: bytes });
    return metadataWith({ 'kloak-call-bin': written, 'kloak-token': token });
  };

  const note = (service: string, error?: unknown) => {
    if (isServiceError(error) && error.code === status.UNAUTHENTICATED && error.metadata.get('kloak-refusal-bin').length === 0) rejecting.add(service);
    else rejecting.delete(service);
  };

  const ask = (client: Client, path: string, bytes: Buffer, metadata: Metadata, options: CallOptions) =>
    new Promise<{ bytes: Buffer; trailer: Metadata | undefined }>((resolve, reject) => {
      let trailer: Metadata | undefined;
      let response: Buffer | undefined;
      const done = () => response && trailer && resolve({ bytes: response, trailer });
      const call = client.makeUnaryRequest(path, asIs, asIs, bytes, metadata, options, (error, value) => {
        if (error) return reject(error);
        response = value ?? Buffer.alloc(0);
        done();
      });
      call.on('status', (ended) => {
        trailer = ended.metadata;
        done();
      });
    });

  /** True if a connection is ready in time. */
  const isReadyBy = (client: Client, time: number) => new Promise<boolean>((resolve) => client.waitForReady(time, (error) => resolve(!error)));

  /**
   * Calls once; a safe call again if no answer arrived. Any call is repeated if nobody has begun it (see [Note: Calls that nobody began]), or if an
   * older build refused it.
   */
  const asked = async (sent: OutgoingCall, safe: boolean) => {
    const { path, bytes } = sent;
    const client = clientOf(sent.service);
    const endMs = performance.now() + remainingMs(sent.meta.deadline);
    /** gRPC wants a time of the wall clock. */
    const wallTime = (ms: number) => Date.now() + ms - performance.now();
    const once = () => ask(client, path, bytes, metadataFor(sent), { deadline: wallTime(endMs) });
    let repeats = safe;
    let patience: number | undefined;
    for (let refused = 0; ; ) {
      try {
        const answer = await once();
        budgetOf(sent.service).succeeded();
        return answer;
      } catch (error) {
        if (isOfNewerBuild(error) && refused < otherReplicas && performance.now() < endMs) {
          refused += 1;
          continue;
        }
        if (!isNotStarted(error) && !(repeats && hasNoAnswer(error))) throw error;
        if (!isNotStarted(error)) {
          if (!budgetOf(sent.service).take()) throw error;
          repeats = false;
        }
        patience ??= Math.min(endMs, performance.now() + reconnectMs);
        if (performance.now() >= patience || !(await isReadyBy(client, wallTime(patience)))) throw error;
      }
    }
  };

  return {
    async call(service: string, method: string, request: object, meta: CallMeta, { safe = false } = {}): Promise<RpcAnswer> {
      const codec = loadCodec().method(service, method);
      const bytes = codec.writeRequest(request);
      if (remainingMs(meta.deadline) === 0) throw serviceUnavailable(service, 'timeout');
      try {
        const answer = await asked({ service, method, path: codec.path, bytes, meta }, safe);
        note(service);
        return { response: codec.readResponse(answer.bytes), meta: readAnswerTrailer(answer.trailer) };
      } catch (error) {
        note(service, error);
        throw errorOf(error, service, method);
      }
    },

    async *stream(service: string, method: string, request: object, meta: CallMeta): AsyncGenerator<object> {
      const codec = loadCodec().method(service, method);
      const bytes = codec.writeRequest(request);
      const deadline = Date.now() + remainingMs(meta.deadline);
      const metadata = metadataFor({ service, method, path: codec.path, bytes, meta });
      const call = clientOf(service).makeServerStreamRequest(codec.path, asIs, asIs, bytes, metadata, { deadline });
      // A cancelled call ends with an error that nothing awaits any more.
      call.on('error', () => {});
      try {
        for await (const part of call) if (Buffer.isBuffer(part)) yield codec.readResponse(part);
        note(service);
      } catch (error) {
        note(service, error);
        throw errorOf(error, service, method);
      } finally {
        call.cancel();
      }
    },

    problems: () => [...rejecting].map((service) => `the ${service} service does not accept our calls: the keys do not match, or the clocks differ`),
    close() {
      for (const client of clients.values()) client.close();
      clients.clear();
    },
  };
}
