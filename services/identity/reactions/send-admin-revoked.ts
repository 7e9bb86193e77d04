import { reaction } from '@kloak/platform/reaction.ts';
import { mailBoth } from '../steps/mail-admins.ts';
import { adminRevokedMessage, adminTakenMessage } from '../tools/admin-message.ts';

/** Tells whose rights were taken back, and who took them, since it may have been somebody else. */
export const sendAdminRevoked = reaction({
  name: 'send-admin-revoked',
  mails: true,
  from: 'now',
  on: { identity: { AdminRemoved: (ctx, event) => mailBoth(ctx, event, { toOwner: adminRevokedMessage, toAdmin: adminTakenMessage }) } },
});
