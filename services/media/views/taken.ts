/** By what a timeline sorts: the camera's clock as it stood; where that is not known, the time of publication (UTC). ISO 8601. */
export const timeTaken = (takenLocal: string | undefined, createdAt: string): string => takenLocal ?? createdAt;

/** The day of the same, `YYYY-MM-DD`. */
export const dayTaken = (takenLocal: string | undefined, createdAt: string): string => timeTaken(takenLocal, createdAt).slice(0, 'YYYY-MM-DD'.length);
