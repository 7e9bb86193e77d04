import { heard } from './positions.ts';

/** Takes a position as it stands on the wire (`media.0.123,social.3.44`). Answers whether it is as far as all that was heard of its lanes. */
export function hearPosition(position: string, now = Date.now()): boolean {
  let isLatest = true;
  for (const part of position.split(',')) {
    const [, lane, seq] = /^([a-z]+\.\d+)\.(\d+)$/.exec(part) ?? [];
    if (!lane || !seq) continue;
    const before = heard().get(lane)?.seq ?? 0;
    if (before > Number(seq)) isLatest = false;
    heard().set(lane, { seq: Math.max(Number(seq), before), at: now });
  }
  return isLatest;
}
