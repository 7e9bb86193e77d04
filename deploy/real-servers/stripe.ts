// Stripe's API by its maker: stripe-mock, whose answers never change.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import type { RunningServer } from '@kloak/platform/testing/servers.ts';
import { stripeAnswers } from './answers.ts';
import { startProcess, untilServerReady } from './processes.ts';
import { binFolder, buildOnce, requireGo, run } from './tools.ts';

/** Version of the program and of the container. */
export const version = '0.203.0';

function buildMock(): string {
  return buildOnce(join(binFolder, `stripe-mock-${version}`), `building stripe-mock ${version} (Go)`, (folder) => {
    requireGo();
    run('go', ['install', `github.com/stripe/stripe-mock@v${version}`], { env: { ...process.env, GOBIN: folder } });
    renameSync(join(folder, 'stripe-mock'), join(folder, `stripe-mock-${version}`));
  });
}

export async function startStripe(folder: string, started: (server: RunningServer) => void): Promise<{ stripeUrl: string }> {
  const program = buildMock();
  const port = await freePort();
  // HTTPS is unused; on its default port it would fail beside another run.
  const server = startProcess('stripe', folder, program, ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:0'], { env: process.env });
  started(server);
  const addresses = { stripeUrl: `http://127.0.0.1:${port}` };
  await untilServerReady(server, folder, 30, () => stripeAnswers(addresses));
  return addresses;
}
