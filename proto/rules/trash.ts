import { dayMs } from './durations.ts';

/** How long what was deleted can be had back. */
export const trashDays = 30;
export const trashMs = trashDays * dayMs;

/** When what was put into the trash then goes for ever; both ISO 8601 UTC. */
export const purgesAt = (trashedAt: string): string => new Date(Date.parse(trashedAt) + trashMs).toISOString();

/** Whole days until something goes for ever, a begun one too. */
export const daysLeft = (endsAt: string, nowMs: number): number => Math.max(Math.ceil((Date.parse(endsAt) - nowMs) / dayMs), 0);
