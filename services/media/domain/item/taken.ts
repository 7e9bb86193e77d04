/** Facts about the time of taking and of publication, see ItemRendered and ItemPublished. */
type Known = { takenLocal?: string | undefined; takenFraction?: string | undefined; chosenAt?: string | undefined };

/** Digits that are compared. */
const fractionDigits = 6;

/**
 * Sort key of the timeline: camera time with fraction, then the order in which files were chosen. Falls back to the time of publication (UTC). Keys sort
 * as text in the order of time.
 */
export function timeTaken({ takenLocal, takenFraction = '', chosenAt }: Known, createdAt: string): string {
  if (takenLocal === undefined) return createdAt;
  return `${takenLocal}.${takenFraction.padEnd(fractionDigits, '0').slice(0, fractionDigits)} ${chosenAt ?? createdAt}`;
}

/** The day of the same, `YYYY-MM-DD`. */
export const dayTaken = (takenLocal: string | undefined, createdAt: string): string => (takenLocal ?? createdAt).slice(0, 'YYYY-MM-DD'.length);
