// `/metrics` on its own address, for Prometheus only: users of the door's address cannot read it.
import { statfs } from 'node:fs/promises';
import type { RunningService } from '@kloak/platform/run.ts';
import type { Service } from '@kloak/platform/service.ts';
import { collectBacklog } from '@kloak/platform/telemetry/backlog.ts';
import type { Metrics } from '@kloak/platform/telemetry/metrics.ts';
import type { Config } from './config.ts';

// See [Note: node:http] in gateway/server.ts.
const { createServer } = process.getBuiltinModule('node:http');

/** Collects the pending work of this process's services, and the free space of its disk. */
export function collectFrom(
  metrics: Metrics,
  { services, running, config }: { services: readonly Service[]; running: readonly RunningService[]; config: Config },
): void {
  for (const one of running) {
    const service = services.find(({ name }) => name === one.service);
    if (service) collectBacklog(metrics, service, one);
  }
  if (config.platform === 'embedded')
    metrics.collect(async (set) => {
      const { bavail, bsize } = await statfs(config.dataDir);
      set('kloak_disk_free_bytes', {}, bavail * bsize);
    });
}

/** Answers `GET /metrics`. Fails if the address is in use. */
export async function serveMetrics({ host, port }: { host: string; port: number }, metrics: Metrics): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
