/** Seconds that a video lasts at least. */
export const minVideoSeconds = 0.9;

const maxPosterSeconds = 0.9;

/** Position of the poster in a video; both in seconds. */
export const posterAt = (duration: number): number => Math.min(maxPosterSeconds, duration / 2);
