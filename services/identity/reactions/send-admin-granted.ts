import { reaction } from '@kloak/platform/reaction.ts';
import { mailOwnerAndAdmin } from '../steps/mail-admins.ts';
import { mailOwner } from '../steps/mail-owner.ts';
import { adminMadeMessage, adminMessage } from '../tools/admin-message.ts';

/** Mails the owner of an account with new rights, and the admin who gave them: the act may be another person's. */
export const sendAdminGranted = reaction({
  name: 'send-admin-granted',
  mails: true,
  from: 'now',
  on: {
    identity: {
      AdminGranted: (ctx, event) => mailOwner(ctx, event, ({ username: who }) => adminMessage({ who, link: `${ctx.settings.url}/change-password` })),
      // The admin of the settings has had another mail already.
      async AdminAdded(ctx, event) {
        if (event.data.by !== '') await mailOwnerAndAdmin(ctx, event, { toOwner: adminMessage, toAdmin: adminMadeMessage });
      },
    },
  },
});
