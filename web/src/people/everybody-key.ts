/** What admins are told of everybody: it changes with each invite and each report. */
export const everybodyKey = ['everybody'] as const;
