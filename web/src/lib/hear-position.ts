import { heard } from './positions.ts';

/** Takes a position as it stands on the wire (`media.0.123,social.3.44`). */
export function hearPosition(position: string, now = Date.now()): void {
  for (const part of position.split(',')) {
    const [, lane, seq] = /^([a-z]+\.\d+)\.(\d+)$/.exec(part) ?? [];
    if (lane && seq) heard().set(lane, { seq: Math.max(Number(seq), heard().get(lane)?.seq ?? 0), at: now });
  }
}
