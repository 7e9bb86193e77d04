/** Key of the admins' data about all members: each invite and each report changes it. */
export const everybodyKey = ['everybody'] as const;
