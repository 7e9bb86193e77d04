import { type Call, nameOf } from '@kloak/proto/api/call.ts';
import type { ApiName } from '@kloak/proto/api/types.ts';
import type { SecurityAct } from '@kloak/proto/rules/people/security-acts.ts';

/** Calls whose success is logged, besides those that start a session. Listed by call, since one rpc serves several. */
const acts = {
  'GET /api/users/logout': 'sign-out',
  'POST /api/users/logout': 'sign-out',
  'POST /api/users/end-session': 'session-ended',
  'POST /api/users/change-password': 'password-changed',
  'POST /api/users/reset-password': 'password-reset',
  'POST /api/users/delete-account': 'account-deletion',
  'POST /api/users/keep-account': 'account-kept',
  'POST /api/post/request-export': 'export',
  'POST /api/users/giveAdminRights': 'admin-given',
  'POST /api/users/revokeAdminRights': 'admin-taken',
  'POST /api/console/give-space': 'space-given',
  'POST /api/console/retry-job': 'job-changed',
  'POST /api/console/drop-job': 'job-changed',
  'POST /api/invites/resendInvite': 'invite-resent',
  'POST /api/reports/close': 'report-closed',
  'POST /api/reports/ask-to-look': 'look-asked',
  'POST /api/reports/look': 'looked',
} as const satisfies { readonly [Name in ApiName]?: SecurityAct };

const byName = new Map<string, SecurityAct>(Object.entries(acts));

/** Entry in the security log for a successful call; `undefined` for most calls. */
export const securityActOf = (call: Call): SecurityAct | undefined => byName.get(nameOf(call));
