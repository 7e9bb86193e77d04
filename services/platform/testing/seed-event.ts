import { randomUUID } from 'node:crypto';
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';
import type { Rules } from '../aggregate.ts';
import { laneOf } from '../codec/keys.ts';
import { contextOfCall } from '../engine/context.ts';
import type { View } from '../ports/store.ts';
import type { Service } from '../service.ts';
import type { Harness } from './harness.ts';

/** A neighbour of the service under test: a log, which `seedEvent` fills, and the views by which it decides access. */
export const neighbour = (name: ServiceName, ...views: View[]): Service => ({ name, rpcs: {}, views, reactions: [], sweeps: [] });

/** Lets a service's log hold events of a stream, as if the service had decided them at once. */
export async function seedEvent<Name extends ServiceName>(
  harness: Harness,
  service: Name,
  stream: string,
  home: string,
  ...events: Events[Name][]
): Promise<void> {
  const deadline = new Date(Date.now() + 20_000).toISOString();
  const meta = { from: 'test', key: randomUUID(), keyed: false, position: {}, requestId: 'seed', deadline };
  const { runtime } = harness.running(service);
  const { log, lanes } = runtime.store;
  const newest = (await log.stream(laneOf(home, lanes), stream, 1)).at(-1);
  const rules: Rules<object, Events[Name]> = { name: 'seeded', initial: {}, reads: 'all', evolve: (state) => state, evolveVersion: newest?.form?.evolve ?? 1 };
  await contextOfCall(runtime, 'seed', meta).ctx.decide({ rules, name: stream, home }, () => events);
}

/** A member with a confirmed address; everything but name and address is arbitrary. */
export async function seedRegistered(harness: Harness, account: string, username: string, email: string): Promise<void> {
  await seedUnconfirmed(harness, account, username, email);
  await seedEvent(harness, 'identity', `account:${account}`, account, { type: 'EmailConfirmed', data: { account } });
}

/** The same with an unconfirmed address. */
export async function seedUnconfirmed(harness: Harness, account: string, username: string, email: string): Promise<void> {
  const data = { account, username, email, passwordSecret: `password:${account}`, termsVersion: '2021-04-29' };
  await seedEvent(harness, 'identity', `account:${account}`, account, { type: 'Registered', data });
}

/** An item of which only owner and privacy matter. */
export async function seedPublished(harness: Harness, owner: string, item: string, privacy: 'PRIVATE' | 'FAMILY_ONLY'): Promise<void> {
  const words = { title: '', description: '', category: '', fileName: 'photo.jpg', key: `originals/${item}`, type: 'image/jpeg' };
  await seedEvent(harness, 'media', `item:${item}`, owner, { type: 'ItemPublished', data: { item, owner, kind: 'IMAGE', privacy, size: 1, ...words } });
}

/** `by` accepts a connection with another member, or removes it. */
export async function seedPair(harness: Harness, type: 'ConnectionAccepted' | 'ConnectionRemoved', by: string, other: string): Promise<void> {
  const [low, high] = by < other ? [by, other] : [other, by];
  await seedEvent(harness, 'social', `pair:${low}:${high}`, `${low}:${high}`, { type, data: { low, high, by } });
}

/** One member blocks another; events of their pair may precede it. */
export async function seedBlock(harness: Harness, by: string, other: string): Promise<void> {
  const [low, high] = by < other ? [by, other] : [other, by];
  const data = { low, high, by, blockers: [by], declinedAt: '', held: false };
  await seedEvent(harness, 'social', `pair:${low}:${high}`, `${low}:${high}`, { type: 'MemberBlocked', data });
}
