// [Note: Time seen to pass] A wall clock that is wrong for a minute must not destroy anything. Due times therefore use a time of their own, which
// advances with the monotonic clock and follows the wall clock with care. A jump ahead of more than an hour, also across a standstill, is believed after
// a day of running. It is forgotten if the clock goes back before. This time never goes back: if the wall clock is put back, it runs on at half pace
// until they meet, so due work does not stop. A service that is switched off each night is late by hours. After weeks of standstill, due work starts a
// day after the restart.
import { hourMs } from '@kloak/proto/rules/durations.ts';

/** Jumps up to this are believed at once. */
export const trustedJumpMs = hourMs;
/** Running time after which a larger jump is believed. */
export const jumpDoubtMs = 24 * hourMs;

/** A jump ahead that is not believed yet. `atRanMs`: how long the service had run when it was seen. */
export type Jump = { ms: number; atRanMs: number };

/**
 * Note about the clock, in milliseconds. `wallMs`: the wall clock then, since 1970; `ranMs`: total running time of the service; `jumps`: oldest first.
 * `leadMs`: the lead over a wall clock that was put back; `backAtRanMs`: the running time when that last happened.
 */
export type SeenTime = { wallMs: number; ranMs: number; jumps: readonly Jump[]; leadMs: number; backAtRanMs: number };

/** Initial note of a vault: its clock is believed. */
export const initialSeenTime = (wallMs: number): SeenTime => ({ wallMs, ranMs: 0, jumps: [], leadMs: 0, backAtRanMs: 0 });

const sum = (jumps: readonly Jump[]) => jumps.reduce((all, { ms }) => all + ms, 0);

/** The time seen to pass, since 1970. */
export const timeOf = ({ wallMs, jumps, leadMs }: SeenTime): number => wallMs - sum(jumps) + leadMs;

/** The clock went back: removes the newest jumps first. Also returns the part that no jump had added. */
function withoutJumps(jumps: readonly Jump[], backMs: number): { jumps: readonly Jump[]; restMs: number } {
  const last = jumps.at(-1);
  if (last === undefined) return { jumps, restMs: backMs };
  if (last.ms > backMs) return { jumps: jumps.with(-1, { ...last, ms: last.ms - backMs }), restMs: 0 };
  return withoutJumps(jumps.slice(0, -1), backMs - last.ms);
}

/** Adds a jump; those within an hour are combined. */
function withJump(jumps: readonly Jump[], { ms, atRanMs }: Jump): readonly Jump[] {
  const last = jumps.at(-1);
  return last !== undefined && atRanMs - last.atRanMs < hourMs ? jumps.with(-1, { ms: last.ms + ms, atRanMs }) : [...jumps, { ms, atRanMs }];
}

/** Next note, at wall clock `wallMs`, after `passedMs` of the monotonic clock. */
export function advanceSeenTime(seen: SeenTime, { wallMs, passedMs }: { wallMs: number; passedMs: number }): SeenTime {
  const ranMs = seen.ranMs + passedMs;
  const leadMs = Math.max(seen.leadMs - passedMs / 2, 0);
  const aheadMs = wallMs - seen.wallMs - passedMs;
  const isDoubted = ({ ms, atRanMs }: Jump) => ms > trustedJumpMs && ranMs - atRanMs < jumpDoubtMs;
  if (aheadMs < 0) {
    const { jumps, restMs } = withoutJumps(seen.jumps, -aheadMs);
    const backAtRanMs = restMs > trustedJumpMs ? ranMs : seen.backAtRanMs;
    return { wallMs, ranMs, jumps: jumps.filter(isDoubted), leadMs: leadMs + restMs, backAtRanMs };
  }
  const jump = { ms: Math.max(aheadMs - leadMs, 0), atRanMs: ranMs };
  const jumps = jump.ms > trustedJumpMs ? withJump(seen.jumps, jump) : seen.jumps;
  return { wallMs, ranMs, jumps: jumps.filter(isDoubted), leadMs: Math.max(leadMs - aheadMs, 0), backAtRanMs: seen.backAtRanMs };
}

/**
 * Due time of work after an event, in milliseconds since 1970. `at`: the event's time, by a wall clock that may have been wrong. Short delays run
 * independently of that clock. A longer delay is never shorter than declared if a jump is believed meanwhile.
 */
export function dueFrom(seen: SeenTime, at: number, delayMs: number): number {
  const seenAt = at + seen.leadMs;
  return delayMs <= trustedJumpMs ? Math.min(seenAt, timeOf(seen)) : seenAt;
}

const units = [
  { name: 'years', ms: 365.25 * jumpDoubtMs },
  { name: 'days', ms: jumpDoubtMs },
  { name: 'hours', ms: hourMs },
];

/** `10 years`, in the largest unit with at least two. */
function inWords(ms: number): string {
  const { name, ms: one } = units.find((unit) => ms >= 2 * unit.ms) ?? { name: 'hours', ms: hourMs };
  return `${Math.round((ms / one) * 10) / 10} ${name}`;
}

/** Warnings about the clock for an operator. */
export function clockWarnings({ jumps, leadMs, ranMs, backAtRanMs }: SeenTime): string[] {
  const aheadMs = sum(jumps);
  if (aheadMs > 0) {
    const lastMs = Math.max(...jumps.map(({ atRanMs }) => atRanMs + jumpDoubtMs)) - ranMs;
    const waits = 'what is purged, erased, mailed or renewed by time waits for it';
    return [
      `the clock stands ${inWords(aheadMs)} ahead of the time seen to pass; ${waits}, until it has run for ${Math.ceil(lastMs / hourMs)} hours or is put back`,
    ];
  }
  if (leadMs <= trustedJumpMs || ranMs - backAtRanMs >= jumpDoubtMs) return [];
  return [`the clock stands ${inWords(leadMs)} behind the time seen to pass`];
}
