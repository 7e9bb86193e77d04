import type { Rpc } from '../../ports/rpc.ts';
import { printDefect, type ReportDefect } from '../../wire/rpc-answer.ts';
import { rpcClient } from './client.ts';
import { rpcServer } from './server.ts';
import { serviceTokens } from './token.ts';

export type GrpcSettings = {
  /** service → `host:port`; a name may stand for many replicas, which are called in turn. */
  addresses: Record<string, string>;
  /** `host:port` where this process serves; not needed where it only calls. */
  listen?: string;
  /** What this process is called in the others' logs. */
  serviceName: string;
  /** The secret that all processes of the installation share, at least 32 characters. */
  serviceKey: string;
  report?: ReportDefect;
};

/** Calls between processes, by gRPC. */
export function grpcRpc({ addresses, listen, serviceName, serviceKey, report = printDefect }: GrpcSettings): Rpc {
  const tokens = serviceTokens(serviceKey);
  const client = rpcClient(addresses, serviceName, tokens);
  const server = rpcServer(listen, tokens, report);
  return {
    serve: server.serve,
    call: client.call,
    stream: client.stream,
    problems: client.problems,
    async close() {
      client.close();
      await server.close();
    },
  };
}
