import { dayMs } from './durations.ts';

/** Days after which the trash is purged. */
export const trashDays = 30;
export const trashMs = trashDays * dayMs;

/** Moment of the purge; both ISO 8601 UTC. */
export const purgeTime = (trashedAt: string): string => new Date(Date.parse(trashedAt) + trashMs).toISOString();

/** Whole days until the purge, a begun one included. */
export const daysLeft = (endsAt: string, nowMs: number): number => Math.max(Math.ceil((Date.parse(endsAt) - nowMs) / dayMs), 0);
