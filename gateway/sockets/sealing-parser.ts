// Encodes pushes for pages like the library, but with sealed positions. See [Note: Sealed positions]. All pushes pass through here, whichever process sends
// them.
import { entryLimit } from '@kloak/platform/lists/entry-limit.ts';
import { emptyPosition, mergePositions, type Position } from '@kloak/platform/wire/position.ts';
import { changePush } from '@kloak/proto/rules/pushes/changes.ts';
import { chatPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { LRUCache } from 'lru-cache';
import { Decoder, Encoder, type Packet } from 'socket.io-parser';
import type { PositionSeal } from '../caller/sealed-positions.ts';

type SealedPush = { at: string; what?: unknown; id?: unknown };
/** Pushes with a position. */
const placed: readonly unknown[] = [changePush, chatPush];
const isSealedPush = (value: unknown): value is SealedPush => typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string';

/** Number of things whose last pushed position is remembered, and for how long. */
const [maxThings, knownMs] = [5_000, 60_000];

/** True if `before` is ahead in a partition that both contain. */
const isBehind = (position: Position, before: Position): boolean =>
  Object.entries(position).some(([service, lanes]) => Object.entries(lanes).some(([lane, seq]) => (before[service]?.[Number(lane)] ?? 0) > seq));

/** Parser of a Socket.IO server. `read`: parses positions of services. */
export function sealingParser({ seal }: Pick<PositionSeal, 'seal'>, read: (text: string) => Position) {
  const furthest = new LRUCache<string, Position>({ ...entryLimit(maxThings), ttl: knownMs });

  /** True if a push with a later position was sent before: this one may then contain less than the page shows. */
  function isOvertaken({ what, id }: SealedPush, position: Position): boolean {
    if (typeof id !== 'string') return false;
    const thing = `${what} ${id}`;
    const before = furthest.get(thing) ?? emptyPosition;
    furthest.set(thing, mergePositions(before, position));
    return isBehind(position, before);
  }

  function sealed(payload: SealedPush): object {
    const position = read(payload.at);
    return { ...payload, at: seal(position), ...(isOvertaken(payload, position) && { late: true }) };
  }

  function sealedPacket(packet: Packet): Packet {
    const data: unknown = packet.data;
    if (!Array.isArray(data) || !placed.includes(data[0]) || !isSealedPush(data[1])) return packet;
    return { ...packet, data: [data[0], sealed(data[1])] };
  }

  /** The library calls this with `new`. */
  function SealingEncoder() {
    const encoder = new Encoder();
    return { encode: (packet: Packet) => encoder.encode(sealedPacket(packet)) };
  }
  return { Encoder: SealingEncoder, Decoder };
}
