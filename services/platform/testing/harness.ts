// Runs real services on the embedded platform in a temporary folder, for the tests of services.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rpcs, ServiceName } from '@kloak/proto/types/index.ts';
import { type Logger, pino } from 'pino';
import { type Clock, passingClock, systemClock } from '../clock/clock.ts';
import { openEmbedded } from '../embedded/platform.ts';
import type { SentMessage } from '../ports/mail.ts';
import type { Payments } from '../ports/payments.ts';
import type { Platform, Settings } from '../ports/platform.ts';
import type { CallMeta } from '../ports/rpc.ts';
import { type RunningService, runServices } from '../run.ts';
import type { Service } from '../service.ts';
import { signingKeysBy } from '../trust/admission.ts';
import { emptyPosition, mergePositions, type Position } from '../wire/position.ts';
import { testTokens } from './access-tokens.ts';
import { type Fakes, fakeablePlatform } from './fakes.ts';

type MethodRequest<Name extends ServiceName, Method extends keyof Rpcs[Name]> = Rpcs[Name][Method] extends { sent: infer Request extends object }
  ? Request
  : never;
type MethodResponse<Name extends ServiceName, Method extends keyof Rpcs[Name]> = Rpcs[Name][Method] extends { received: infer Response extends object }
  ? Response
  : never;
/** The codec made the response from the method's own message. */
const isMethodResponse = <Response extends object>(response: object): response is Response => response !== undefined;

export type Caller = {
  /** Calls one rpc; this caller sees its own earlier commits. With `key` the operation may be repeated, as by a client's Idempotency-Key. */
  call<Name extends ServiceName, Method extends keyof Rpcs[Name] & string>(
    service: Name,
    method: Method,
    request: MethodRequest<Name, Method>,
    options?: { key?: string; bodyHash?: string },
  ): Promise<MethodResponse<Name, Method>>;
  position(): Position;
};

/** A push to the open pages of some members. */
export type SentPush = { readonly members: readonly string[]; readonly event: string; readonly payload: object };

export type Harness = {
  platform: Platform;
  /** Fakes of its ports, until it is restarted. */
  fake: Fakes;
  dataDir: string;
  /** A caller in the name of an account (and a session); without, a guest. */
  as(account?: string, session?: string): Caller;
  /** Resolves once nothing remains to fold or to do. */
  settled(): Promise<void>;
  /** Pushes to open pages during some work and everything that follows from it. */
  hearing(work: () => Promise<unknown>): Promise<readonly SentPush[]>;
  messages(): Promise<SentMessage[]>;
  running(service: string): RunningService;
  /** Stops everything and starts it again on the same folder, in which something may be done meanwhile. */
  restart(whileStopped?: () => unknown): Promise<void>;
  close(): Promise<void>;
};

/** `payments`: a provider instead of the sandbox. `now`: a time that passes as given; `clock`, instead of it, may jump. */
export type HarnessOptions = { payments?: Payments; lanes?: number; settings?: Partial<Settings>; now?: () => Date; clock?: Clock; log?: Logger };

/** Logs nothing, unless KLOAK_TEST_LOG is set. */
export const testLog = (): Logger => pino({ level: process.env.KLOAK_TEST_LOG ?? 'silent' });

const settingsFor = (settings: Partial<Settings>): Settings => ({
  url: 'http://localhost:8080',
  gatewayUrl: () => 'http://localhost:8080',
  sandbox: true,
  sessionIdleMs: 0,
  registration: 'open',
  freeSpaceBytes: 2e9,
  maxFileBytes: 1e9,
  renderWorkers: 1,
  // The least that bcrypt knows: tests sign in a thousand times.
  passwordCost: 4,
  lockedAddresses: [],
  ...settings,
});

export async function startHarness(
  services: Service[],
  { payments, lanes = 1, settings = {}, now, clock = now === undefined ? systemClock : passingClock(now), log = testLog() }: HarnessOptions = {},
): Promise<Harness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kloak-test-'));
  // The gateway has neither rpcs nor a log.
  const callable = services.map(({ name }) => name).filter((name) => name !== 'gateway');
  let platform: Platform;
  let fake: Fakes;
  let running: RunningService[] = [];
  const tokens = testTokens();
  const signsItself = services.some(({ name, rpcs }) => name === 'identity' && 'GetSigningKeys' in rpcs);
  // Keys of callers at the gateway, and of those that tests invent.
  const fetchSigningKeys = async () => [tokens.jwk, ...(signsItself ? await signingKeysBy(platform.rpc, 'media')() : [])];

  const start = async () => {
    const real = { ...(await openEmbedded({ dataDir, lanes, mailFrom: 'kloak@localhost', pushLoopback: true })), payments };
    ({ platform, fake } = fakeablePlatform(real));
    running = await runServices(services, { platform, settings: settingsFor(settings), log, callable, clock, gatherMs: 20, fetchSigningKeys });
  };
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    running = [];
    await platform.close();
  };
  await start();
  const settled = async () => {
    const until = Date.now() + 60_000;
    // A clock that was put forward made jobs due: runners check the clock only every 2 s.
    for (const { service } of running) platform.live.wake(`jobs:${service}`);
    for (let calm = 0; calm < 2; ) {
      const idle = await Promise.all(running.map((one) => one.idle()));
      calm = idle.every(Boolean) ? calm + 1 : 0;
      if (Date.now() > until) throw new Error(`not settled: ${running.flatMap((one) => one.problems()).join('; ')}`);
      await pause(5);
    }
  };

  return {
    dataDir,
    get platform() {
      return platform;
    },
    get fake() {
      return fake;
    },
    as(account, session = 'session') {
      let position = emptyPosition;
      return {
        async call(service, method, request, { key, bodyHash } = {}) {
          const requestId = randomUUID();
          const meta: CallMeta = {
            from: 'gateway',
            key: key ?? requestId,
            keyed: key !== undefined,
            position,
            requestId,
            deadline: new Date(Date.now() + 20_000).toISOString(),
            accessToken: account === undefined ? undefined : await tokens.sign({ account, session }, clock.now()),
            bodyHash,
          };
          const answer = await platform.rpc.call(service, method, request, meta);
          position = mergePositions(position, answer.meta.wrote);
          if (!isMethodResponse<MethodResponse<typeof service, typeof method>>(answer.response)) throw new Error('no response');
          return answer.response;
        },
        position: () => position,
      };
    },
    settled,
    async hearing(work) {
      await settled();
      const told: SentPush[] = [];
      const endFake = fake.live(() => ({
        push: (member, event, payload) => void told.push({ members: [member], event, payload }),
        pushAll: (members, event, payload) => void told.push({ members, event, payload }),
      }));
      try {
        await work();
        await settled();
      } finally {
        endFake();
      }
      return told;
    },
    messages: () => platform.mail.outbox(100),
    running(name) {
      const found = running.find((one) => one.service === name);
      if (!found) throw new Error(`${name} is not running`);
      return found;
    },
    async restart(whileStopped) {
      await stop();
      await whileStopped?.();
      await start();
    },
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
