// Older builds for tests: this one without parts of its protos.
import ownProtos from '@kloak/proto/types/messages.json' with { type: 'json' };
import { useProtos } from '../../codec/codec.ts';
import { isFields } from '../../codec/fields.ts';
import type { Protos } from '../../codec/message-shapes.ts';
import type { Store, StoredEvent } from '../../ports/store.ts';
import { fresh } from '../store/data.ts';

/** `{ HeartTaken: 'all', HeartGiven: ['who'] }`: types of social's events, or their fields, that the build does not know. */
export type UnknownTypes = Readonly<Record<string, 'all' | readonly string[]>>;

function nested(of: unknown, ...path: string[]): Record<string, unknown> {
  let found: unknown = of;
  for (const name of path) found = isFields(found) ? found[name] : undefined;
  if (!isFields(found)) throw new Error(`there is no ${path.join('.')}`);
  return found;
}

function protosWithout(lacking: UnknownTypes): Protos {
  const messages = structuredClone(ownProtos.messages);
  const types = nested(messages, 'nested', 'kloak', 'nested', 'social', 'nested', 'v1', 'nested');
  for (const [type, what] of Object.entries(lacking)) {
    if (what === 'all') delete types[type];
    else for (const field of what) delete nested(types, type, 'fields')[field];
  }
  const events = { ...ownProtos.events, social: (ownProtos.events.social ?? []).filter((type) => lacking[type] !== 'all') };
  return { messages, events };
}

/** Turns this process into an older build; without an argument back into this one. Nothing may run meanwhile. */
export function simulateBuild(lacking?: UnknownTypes): void {
  useProtos(lacking && protosWithout(lacking));
}

/** Appends to a stream like a newer build than this one. */
export async function appendAsNewer({ log }: Pick<Store, 'log'>, place: { lane: number; stream: string; home: string }, events: StoredEvent[]): Promise<void> {
  const head = (await log.stream(place.lane, place.stream, 1)).at(-1);
  const facts = { version: (head?.version ?? 0) + 1, key: fresh('newer'), who: [], at: new Date().toISOString() };
  await log.append({ ...place, ...facts, events, form: { events: 1000, evolve: 1 } });
}
