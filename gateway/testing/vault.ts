// A whole vault behind a gateway, for tests: real services on the embedded platform.
import { runServices } from '@kloak/platform/run.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type Harness, startHarness, testLog } from '@kloak/platform/testing/harness.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { join } from '@kloak/proto/client/join.ts';
import { resetToken } from '@kloak/proto/client/reset-token.ts';
import { type Visitor, visitor } from '@kloak/proto/client/visitor.ts';
import type { Logger } from 'pino';
import type { Speed } from '../bytes/speed.ts';
import { gateway, startGateway } from '../gateway.ts';
import type { Gateway, GatewayOptions } from '../options.ts';

export type Person = Visitor & { id: string; username: string; email: string };
export type Vault = {
  base: string;
  door: Gateway;
  harness: Harness;
  guest(): Visitor;
  /** Registers and signs in; with `verified`, confirms the address too. */
  join(username: string, options?: { verified?: boolean }): Promise<Person>;
  /** The token in the newest mail to an address that lets its reader choose a new password; waits for it. */
  resetToken(email: string): Promise<string>;
  close(): Promise<void>;
};
/** Services of `instead` replace others by name. */
type VaultOptions = {
  instead?: Service[];
  limits?: boolean;
  slowestPost?: Speed;
  maxHeadMs?: number;
  url?: string;
  trustedProxies?: number;
  webDir?: string;
  worker?: boolean;
  lockedAccounts?: ReadonlySet<string>;
  chatClosedTo?: readonly string[];
  contactEmail?: string;
  publishableKey?: string;
  problems?: () => string[];
  passwordCost?: number;
  log?: Logger;
};

export const password = 'Sunday-Lunch-1';
/** Name of the member who is an admin. */
export const adminName = 'keeper';
const addressOf = (username: string) => `${username}@example.org`;

/** `services`: all of the product. */
export async function startVault(
  services: readonly Service[],
  {
    instead = [],
    limits = false,
    slowestPost,
    maxHeadMs,
    url = 'http://localhost:8080',
    trustedProxies = 0,
    webDir,
    worker,
    lockedAccounts = new Set(),
    chatClosedTo = [],
    contactEmail,
    publishableKey,
    problems = () => [],
    passwordCost = 4,
    log = testLog(),
  }: VaultOptions = {},
): Promise<Vault> {
  /** Known once the door listens. */
  let base = '';
  const harness = await startHarness(
    services.map((service): Service => instead.find(({ name }) => name === service.name) ?? service),
    { log, settings: { adminEmail: addressOf(adminName), passwordCost, gatewayUrl: () => base } },
  );
  const settings = {
    url,
    contactEmail,
    publishableKey,
    gatewayUrl: () => base,
    sandbox: true,
    sessionIdleMs: 0,
    registration: 'open' as const,
    freeSpaceBytes: 2e9,
    maxFileBytes: 1e9,
    renderWorkers: 1,
    passwordCost,
    lockedAddresses: [],
  };
  const callable = services.map(({ name }) => name);
  const [running] = await runServices([gateway], { platform: harness.platform, settings, log, callable });
  if (running === undefined) throw new Error('the gateway does not run');
  const http: GatewayOptions['http'] = { port: 0, host: '127.0.0.1', trustedProxies, limits, slowestPost, maxHeadMs };
  const door = await startGateway({
    platform: harness.platform,
    running,
    checkAnswers: true,
    settings,
    http,
    lockedAccounts,
    chatClosedTo,
    log,
    problems,
    warnings: running.warnings,
    webDir,
    worker,
  });
  base = `http://localhost:${door.address.port}`;

  const tokenFor = (email: string) =>
    untilFound(`a message to ${email}`, async () => confirmationToken((await harness.messages()).find(({ to }) => to === email)?.text));

  return {
    base,
    door,
    harness,
    guest: () => visitor(base),
    async join(username, { verified = true } = {}) {
      const who = visitor(base);
      const email = addressOf(username);
      const id = await join(who.call, { username, email, password }, verified ? tokenFor : undefined);
      return { ...who, id, username, email };
    },
    resetToken: (email) =>
      untilFound(`a link for ${email}`, async () => {
        const sent = (await harness.messages()).filter(({ to }) => to === email);
        return sent.flatMap(({ text }) => resetToken(text) ?? [])[0];
      }),
    async close() {
      await door.close();
      await running.stop();
      await harness.close();
    },
  };
}
