/** Acts in the security log. Written entries keep their meaning: acts are only added. */
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

/** Entries of the security log on one page of the console. */
export const securityEntriesPerPage = 50;
