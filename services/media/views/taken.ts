/** What is known of when something was taken and came: see ItemRendered and ItemPublished. */
type Known = { takenLocal?: string | undefined; takenFraction?: string | undefined; chosenAt?: string | undefined };

/** Digits that are compared. */
const fractionDigits = 6;

/**
 * By what a timeline sorts: the camera's clock as it stood, with the fraction of the second, then the order in which files were chosen; where it is not known, the
 * time of publication (UTC). Texts whose order is that of time.
 */
export function timeTaken({ takenLocal, takenFraction = '', chosenAt }: Known, createdAt: string): string {
  if (takenLocal === undefined) return createdAt;
  return `${takenLocal}.${takenFraction.padEnd(fractionDigits, '0').slice(0, fractionDigits)} ${chosenAt ?? createdAt}`;
}

/** The day of the same, `YYYY-MM-DD`. */
export const dayTaken = (takenLocal: string | undefined, createdAt: string): string => (takenLocal ?? createdAt).slice(0, 'YYYY-MM-DD'.length);
