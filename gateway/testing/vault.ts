// A whole vault behind a gateway, for tests: real services on the embedded platform.
import { identity } from '@kloak/identity/service.ts';
import { media } from '@kloak/media/service.ts';
import { runServices } from '@kloak/platform/run.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { pino } from 'pino';
import { gateway, startGateway } from '../gateway.ts';
import type { Gateway, GatewayOptions } from '../options.ts';
import { type Visitor, visitor } from './visitor.ts';

export type Person = Visitor & { id: string; username: string; email: string };
export type Vault = {
  base: string;
  door: Gateway;
  harness: Harness;
  guest(): Visitor;
  /** Registers and signs in; with `verified`, confirms the address too. */
  join(username: string, options?: { verified?: boolean }): Promise<Person>;
  connect(one: Person, other: Person): Promise<void>;
  close(): Promise<void>;
};
/** `services` replace real ones of the same name. */
export type VaultOptions = { services?: Service[]; limits?: boolean; url?: string; trustedProxies?: number; webDir?: string; problems?: () => string[] };

export const password = 'Sunday-Lunch-1';

async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function startVault({
  services = [],
  limits = false,
  url = 'http://localhost:8080',
  trustedProxies = 0,
  webDir,
  problems = () => [],
}: VaultOptions = {}): Promise<Vault> {
  const real: Service[] = [identity, social, media, transcoding];
  const harness = await startHarness(real.map((service) => services.find(({ name }) => name === service.name) ?? service));
  const log = pino({ level: process.env.KLOAK_TEST_LOG ?? 'silent' });
  const settings = { url, freeSpace: 2e9, largestFile: 1e9 };
  const callable = ['identity', 'social', 'media', 'transcoding'];
  const [running] = await runServices([gateway], { platform: harness.platform, settings, log, callable });
  if (running === undefined) throw new Error('the gateway does not run');
  const http: GatewayOptions['http'] = { port: 0, host: '127.0.0.1', trustedProxies, limits };
  const door = await startGateway({
    platform: harness.platform,
    access: running,
    settings,
    http,
    log,
    problems,
    warnings: running.warnings,
    ...(webDir === undefined ? {} : { webDir }),
  });
  const base = `http://localhost:${door.address.port}`;

  const tokenFor = async (email: string) => {
    const letter = async () => (await harness.letters()).find(({ to }) => to === email);
    await until(async () => (await letter()) !== undefined, `a letter to ${email}`);
    return /confirm-email\/(\S+)/.exec((await letter())?.text ?? '')?.[1];
  };
  const succeed = async (who: Visitor, path: string, body: object) => {
    const answer = await who.send(path, { body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  return {
    base,
    door,
    harness,
    guest: () => visitor(base),
    async join(username, { verified = true } = {}) {
      const who = visitor(base);
      const email = `${username}@example.org`;
      await succeed(who, '/api/users/register', { username, email, password, image: '' });
      if (verified) await succeed(who, '/api/users/verify', { token: await tokenFor(email) });
      const { userId } = await succeed(who, '/api/users/login', { email, password });
      return { ...who, id: String(userId), username, email };
    },
    async connect(one, other) {
      const pair = { profileFrom: one.id, profileTo: other.id };
      await succeed(one, '/api/connection/request', pair);
      await succeed(other, '/api/connection/accept', pair);
    },
    async close() {
      await door.close();
      await running.stop();
      await harness.close();
    },
  };
}
