import { reaction } from '@kloak/platform/reaction.ts';
import { mailOwnerAndAdmin } from '../steps/mail-admins.ts';
import { adminRevokedMessage, adminTakenMessage } from '../tools/admin-message.ts';

/** Mails the former admin, and the admin who revoked the rights: the act may be another person's. */
export const sendAdminRevoked = reaction({
  name: 'send-admin-revoked',
  mails: true,
  from: 'now',
  on: { identity: { AdminRemoved: (ctx, event) => mailOwnerAndAdmin(ctx, event, { toOwner: adminRevokedMessage, toAdmin: adminTakenMessage }) } },
});
