import { reaction } from '@kloak/platform/reaction.ts';
import { mailBoth } from '../steps/mail-admins.ts';
import { mailOwner } from '../steps/mail-owner.ts';
import { adminMadeMessage, adminMessage } from '../tools/admin-message.ts';

/** Tells the owner of an account of its new rights, and the admin who gave them, since it may have been somebody else. */
export const sendAdminGranted = reaction({
  name: 'send-admin-granted',
  mails: true,
  from: 'now',
  on: {
    identity: {
      AdminGranted: (ctx, event) => mailOwner(ctx, event, ({ username: who }) => adminMessage({ who, link: `${ctx.settings.url}/change-password` })),
      // The admin of the settings has been told by then.
      async AdminAdded(ctx, event) {
        if (event.data.by !== '') await mailBoth(ctx, event, { toOwner: adminMessage, toAdmin: adminMadeMessage });
      },
    },
  },
});
