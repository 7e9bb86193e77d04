/** What the security log tells of. What has been written keeps its meaning: acts are only added. */
export const securityActs = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'session-ended',
  'password-changed',
  'password-reset',
  'account-deletion',
  'account-kept',
  'export',
  'admin-given',
  'admin-taken',
  'space-given',
  'job-changed',
  'invite-resent',
  'report-closed',
  'look-asked',
  'looked',
  'refused',
  'more-refused',
] as const;
export type SecurityAct = (typeof securityActs)[number];

/** Entries of the security log that the console shows at a time. */
export const securityEntriesPerPage = 50;
