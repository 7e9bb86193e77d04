import type { Rpc } from '../../ports/rpc.ts';
import { printDefect, type ReportDefect } from '../../trust/answer-call.ts';
import { callTokens } from '../../trust/call-tokens.ts';
import { type KeySettings, readServiceKeys } from '../../trust/service-keys.ts';
import { type TransportSettings, transportFaults } from '../../trust/transport.ts';
import { rpcClient } from './client.ts';
import { channelCredentials, serverCredentials } from './credentials.ts';
import { rpcServer } from './server.ts';

export type GrpcSettings = {
  /** service → `host:port`; a name may have many replicas, which are called in turn. */
  addresses: Record<string, string>;
  /** `host:port` on which this process serves; absent if it only calls. */
  listen?: string;
  /** Service of this process: it can call in no other name. */
  serviceName: string;
  keys: KeySettings;
  transport?: TransportSettings;
  report?: ReportDefect;
};

/** Calls between processes, by gRPC. Throws, in words, if they would be sent in plain text to other machines. */
export function grpcRpc({ addresses, listen, serviceName, keys, transport = {}, report = printDefect }: GrpcSettings): Rpc {
  const tokens = callTokens(readServiceKeys(serviceName, keys));
  const faults = transportFaults({ addresses, listen, ...transport });
  if (faults.length > 0) throw new Error(faults.join(' '));
  const client = rpcClient(addresses, serviceName, channelCredentials(transport), tokens);
  const server = rpcServer(listen, serverCredentials(transport), tokens, report);
  return {
    serve: server.serve,
    call: client.call,
    stream: client.stream,
    problems: client.problems,
    leave: server.leave,
    async close() {
      client.close();
      await server.close();
    },
  };
}
