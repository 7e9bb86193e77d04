// Stripe's API as its maker describes it: stripe-mock, whose answers never change.
import { join } from 'node:path';
import { freePort } from '@kloak/platform/testing/listening.ts';
import type { RunningServer } from '@kloak/platform/testing/servers.ts';
import { stripeAnswers } from './answers.ts';
import { startProcess } from './processes.ts';
import { binFolder, built, needGo, run, untilReady } from './tools.ts';

function buildMock(): string {
  return built(join(binFolder, 'stripe-mock'), 'building stripe-mock (Go)', (folder) => {
    needGo();
    run('go', ['install', 'github.com/stripe/stripe-mock@latest'], { env: { ...process.env, GOBIN: folder } });
  });
}

export async function startStripe(folder: string, started: (server: RunningServer) => void): Promise<{ stripeUrl: string }> {
  const program = buildMock();
  const port = await freePort();
  started(startProcess('stripe', folder, program, ['-http-addr', `127.0.0.1:${port}`], { env: process.env }));
  const addresses = { stripeUrl: `http://127.0.0.1:${port}` };
  await untilReady("Stripe's API", 30, () => stripeAnswers(addresses));
  return addresses;
}
