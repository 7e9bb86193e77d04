/** What admins are told of everybody: it changes with each invite. */
export const everybodyKey = ['everybody'] as const;
