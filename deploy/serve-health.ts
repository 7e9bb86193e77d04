import type { AddressInfo } from 'node:net';

// See [Note: node:http] in gateway/server.ts.
const { createServer } = process.getBuiltinModule('node:http');

/** Server for people or for probes. `leave`: still answers, reports not ready, and asks clients to connect elsewhere. */
export type HealthServer = { port: number; leave(): void; close(): Promise<void> };

const isAddress = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object' && address !== null;

/** `/healthz` and `/readyz` of a process without a gateway: 200, or 503 with the missing parts. */
export async function serveHealth({
  host,
  port,
  problems,
  warnings,
}: {
  host: string;
  port: number;
  problems(): string[];
  warnings(): string[];
}): Promise<HealthServer> {
  let isLeaving = false;
  const server = createServer((request, response) => {
    const missing = request.url === '/readyz' ? [...(isLeaving ? ['it is stopping'] : []), ...problems()] : [];
    const status = request.url === '/healthz' || request.url === '/readyz' ? (missing.length > 0 ? 503 : 200) : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ success: status === 200, missing, warnings: warnings() }));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const address = server.address();
  return {
    port: isAddress(address) ? address.port : port,
    leave() {
      isLeaving = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
