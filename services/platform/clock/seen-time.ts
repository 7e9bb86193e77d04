// [Note: Time seen to pass] A wall clock that stands wrong for a minute must destroy nothing. So what is due goes by a time of its own, which advances with the
// monotonic clock and follows the wall clock with care. A jump ahead of more than an hour, also over a time when nothing ran, is believed after a day of running, and
// forgotten where the clock goes back before. It never goes back itself: from a wall clock that was put back it runs ahead, at half its pace until they meet, so
// nothing that is due stands still. What was off each night is late by hours; what was off for weeks does after a day what became due meanwhile.
import { hourMs } from '@kloak/proto/rules/durations.ts';

/** Jumps up to this are believed at once. */
export const believedMs = hourMs;
/** How long it must run until a larger one is believed. */
export const doubtedMs = 24 * hourMs;

/** A jump ahead that is not believed yet. `atRanMs`: how long the service had run when it was seen. */
export type Jump = { ms: number; atRanMs: number };

/**
 * What is noted of the clock, in milliseconds. `wallMs`: the wall clock then, since 1970; `ranMs`: how long the service has run in all; `jumps`: oldest first;
 * `leadMs`: how far the time seen to pass is ahead of the wall clock, which was put back; `backAtRanMs`: when that was seen last.
 */
export type SeenTime = { wallMs: number; ranMs: number; jumps: readonly Jump[]; leadMs: number; backAtRanMs: number };

/** Of a vault of which nothing is noted: what its clock says is believed. */
export const firstSeen = (wallMs: number): SeenTime => ({ wallMs, ranMs: 0, jumps: [], leadMs: 0, backAtRanMs: 0 });

const sum = (jumps: readonly Jump[]) => jumps.reduce((all, { ms }) => all + ms, 0);

/** The time seen to pass, since 1970. */
export const timeOf = ({ wallMs, jumps, leadMs }: SeenTime): number => wallMs - sum(jumps) + leadMs;

/** The clock went back: the newest jumps are forgotten first. Answers also how much of it no jump had brought. */
function withoutJumps(jumps: readonly Jump[], backMs: number): { jumps: readonly Jump[]; restMs: number } {
  const last = jumps.at(-1);
  if (last === undefined) return { jumps, restMs: backMs };
  if (last.ms > backMs) return { jumps: jumps.with(-1, { ...last, ms: last.ms - backMs }), restMs: 0 };
  return withoutJumps(jumps.slice(0, -1), backMs - last.ms);
}

/** One more jump; those within an hour are one. */
function withJump(jumps: readonly Jump[], { ms, atRanMs }: Jump): readonly Jump[] {
  const last = jumps.at(-1);
  return last !== undefined && atRanMs - last.atRanMs < hourMs ? jumps.with(-1, { ms: last.ms + ms, atRanMs }) : [...jumps, { ms, atRanMs }];
}

/** What is seen when the wall clock says `wallMs`, and `passedMs` have passed since. */
export function seenAfter(seen: SeenTime, { wallMs, passedMs }: { wallMs: number; passedMs: number }): SeenTime {
  const ranMs = seen.ranMs + passedMs;
  const leadMs = Math.max(seen.leadMs - passedMs / 2, 0);
  const aheadMs = wallMs - seen.wallMs - passedMs;
  const isDoubted = ({ ms, atRanMs }: Jump) => ms > believedMs && ranMs - atRanMs < doubtedMs;
  if (aheadMs < 0) {
    const { jumps, restMs } = withoutJumps(seen.jumps, -aheadMs);
    const backAtRanMs = restMs > believedMs ? ranMs : seen.backAtRanMs;
    return { wallMs, ranMs, jumps: jumps.filter(isDoubted), leadMs: leadMs + restMs, backAtRanMs };
  }
  const jump = { ms: Math.max(aheadMs - leadMs, 0), atRanMs: ranMs };
  const jumps = jump.ms > believedMs ? withJump(seen.jumps, jump) : seen.jumps;
  return { wallMs, ranMs, jumps: jumps.filter(isDoubted), leadMs: Math.max(leadMs - aheadMs, 0), backAtRanMs: seen.backAtRanMs };
}

/**
 * From when what follows an event is due, in milliseconds since 1970. `at`: when the event was, by a wall clock that may have been wrong. What follows soon follows
 * whatever that clock said; a longer delay is never shorter than it was declared, where a jump is believed meanwhile.
 */
export function dueFrom(seen: SeenTime, at: number, delayMs: number): number {
  const seenAt = at + seen.leadMs;
  return delayMs <= believedMs ? Math.min(seenAt, timeOf(seen)) : seenAt;
}

const units = [
  { name: 'years', ms: 365.25 * doubtedMs },
  { name: 'days', ms: doubtedMs },
  { name: 'hours', ms: hourMs },
];

/** `10 years`, in the largest unit of which there are two. */
function inWords(ms: number): string {
  const { name, ms: one } = units.find((unit) => ms >= 2 * unit.ms) ?? { name: 'hours', ms: hourMs };
  return `${Math.round((ms / one) * 10) / 10} ${name}`;
}

/** What an operator should know of the clock. */
export function clockWarnings({ jumps, leadMs, ranMs, backAtRanMs }: SeenTime): string[] {
  const aheadMs = sum(jumps);
  if (aheadMs > 0) {
    const lastMs = Math.max(...jumps.map(({ atRanMs }) => atRanMs + doubtedMs)) - ranMs;
    const waits = 'what is purged, erased, mailed or renewed by time waits for it';
    return [
      `the clock stands ${inWords(aheadMs)} ahead of the time seen to pass; ${waits}, until it has run for ${Math.ceil(lastMs / hourMs)} hours or is put back`,
    ];
  }
  if (leadMs <= believedMs || ranMs - backAtRanMs >= doubtedMs) return [];
  return [`the clock stands ${inWords(leadMs)} behind the time seen to pass`];
}
