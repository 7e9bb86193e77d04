// A vault in one process for tests: the services that a test names, with members. What a neighbour would decide is given as its event.
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import type { ServiceName } from '@kloak/proto/types/index.ts';
import { type Clock, passingClock } from '../clock/clock.ts';
import type { Service } from '../service.ts';
import { type Caller, type Harness, type HarnessOptions, startHarness } from './harness.ts';
import { neighbour, seedBlock, seedPair, seedPublished, seedRegistered, seedUnconfirmed } from './seed-event.ts';

export const password = 'Hidden-Lake-1';

export type Member = Caller & { readonly id: string; readonly email: string };
/** A member, or the id of one. */
type Who = string | Pick<Member, 'id'>;
const idOf = (who: Who): string => (typeof who === 'string' ? who : who.id);

type JoinOptions = { email?: string; verified?: boolean };

export type World = {
  harness: Harness;
  as(who?: string): Caller;
  /**
   * Registers a member and, unless `verified` is false, confirms the address, Anna@example.org by default. Without the service identity, its events are
   * given; then the id of Anna is anna.
   */
  joins(name: string, options?: JoinOptions): Promise<Member>;
  /** The same for several. */
  join(...names: string[]): Promise<void>;
  /** Connects a member with others: they request, the member accepts. Without the service social, its events are given. */
  connect(who: Who, ...others: Who[]): Promise<void>;
  /** Gives the event of a removed connection. */
  disconnect(who: string, other: string): Promise<void>;
  /** Gives the event of a block. */
  block(who: string, other: string): Promise<void>;
  /** Gives the event of a published item, by default for the family. */
  publish(owner: string, item: string, privacy?: 'PRIVATE' | 'FAMILY_ONLY'): Promise<void>;
  /** The time of all services. */
  now(): Date;
  /** Sets the clock of all services ahead of the real one by `ms`, unless the test has its own. */
  setAhead(ms: number): void;
  /** Lets the clock of all services pass by `ms`. */
  later(ms: number): void;
  close(): Promise<void>;
};

/** The name of a service stands for a neighbour: a log that the test fills. */
export async function startWorld(services: readonly (Service | ServiceName)[], options: HarnessOptions = {}): Promise<World> {
  let aheadMs = 0;
  const clock: Clock = options.clock ?? passingClock(options.now ?? (() => new Date(Date.now() + aheadMs)));
  const all = services.map((service) => (typeof service === 'string' ? neighbour(service) : service));
  const harness = await startHarness(all, { ...options, clock });
  const { settled } = harness;
  const has = (name: ServiceName, rpc: string) => all.some((service) => service.name === name && rpc in service.rpcs);
  const [registers, connects] = [has('identity', 'Register'), has('social', 'RequestConnection')];

  async function register(username: string, email: string, verified: boolean): Promise<string> {
    const guest = harness.as();
    const { account } = await guest.call('identity', 'Register', { username, email, password });
    if (!verified) return account;
    await settled();
    const token = confirmationToken((await harness.messages()).find(({ to }) => to === email)?.text);
    if (token === undefined) throw new Error(`no confirmation for ${username}`);
    await guest.call('identity', 'VerifyEmail', { token, registeredHere: true });
    return account;
  }
  async function enter(name: string, { email = `${name}@example.org`, verified = true }: JoinOptions = {}): Promise<Member> {
    const seed = verified ? seedRegistered : seedUnconfirmed;
    const id = registers ? await register(name, email, verified) : name.toLowerCase();
    if (!registers) await seed(harness, id, name, email);
    return { id, email, ...harness.as(id) };
  }
  async function connectTwo(who: string, other: string): Promise<void> {
    if (!connects) return seedPair(harness, 'ConnectionAccepted', who, other);
    await harness.as(other).call('social', 'RequestConnection', { other: who });
    await harness.as(who).call('social', 'AcceptConnection', { other });
  }

  return {
    harness,
    as: (who) => harness.as(who),
    async joins(name, given) {
      const member = await enter(name, given);
      await settled();
      return member;
    },
    async join(...names) {
      for (const name of names) await enter(name);
      await settled();
    },
    async connect(who, ...others) {
      for (const other of others) await connectTwo(idOf(who), idOf(other));
      await settled();
    },
    async disconnect(who, other) {
      await seedPair(harness, 'ConnectionRemoved', who, other);
      await settled();
    },
    async block(who, other) {
      await seedBlock(harness, who, other);
      await settled();
    },
    async publish(owner, item, privacy = 'FAMILY_ONLY') {
      await seedPublished(harness, owner, item, privacy);
      await settled();
    },
    now: clock.now,
    setAhead(ms) {
      aheadMs = ms;
    },
    later(ms) {
      aheadMs += ms;
    },
    close: () => harness.close(),
  };
}
